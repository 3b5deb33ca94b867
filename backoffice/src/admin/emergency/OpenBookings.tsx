import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { EmergencySheet } from '@thodu/api/contract/dashboard/dashboard.schema'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { useTranslate } from 'react-admin'
import { formatDate } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'
import { SheetSection } from './SheetSection.tsx'

type Row = EmergencySheet['bookings'][number]

/** A phone number on two lines is easily misread when it is dialled. */
export const onOneLine = (text: string): string => text.replace(/\+91 (\d{5}) (\d{5})/g, '+91\u00a0$1\u00a0$2')

export function OpenBookings({ say, sheet: { bookings, isWhole } }: { say: Translate; sheet: EmergencySheet }) {
  return (
    <SheetSection title={say('bookings.title', { count: bookings.length })}>
      {bookings.length === 0 && <Typography>{say('bookings.none')}</Typography>}
      {!isWhole && <Typography>{say('bookings.notAll', { count: bookings.length })}</Typography>}
      <Box component="ul" className="sheet-bookings">
        {bookings.map((row) => (
          <OpenBooking key={row.bookingId} say={say} row={row} />
        ))}
      </Box>
    </SheetSection>
  )
}

function OpenBooking({ say, row }: { say: Translate; row: Row }) {
  const translate = useTranslate()
  const { bookingId, status, serviceName, startDay, family, patient, caretaker } = row
  return (
    <li>
      <div>
        <strong>{bookingId}</strong> {translate(serviceName)}
        <br />
        {`${translate(`status.${status}`)}, ${say('bookings.since', { day: formatDate(`${startDay}T12:00:00Z`) })}`}
      </div>
      <div>
        {onOneLine(`${say('bookings.family')}: ${family.name} ${formatPhone(family.phone)}`)}
        <br />
        {`${say('bookings.caretaker')}: ${caretaker ? onOneLine(`${caretaker.name} ${formatPhone(caretaker.phone)}`) : say('bookings.nobody')}`}
      </div>
      <div>
        {`${say('bookings.patient')}: ${[patient.name, patient.address].filter(Boolean).join(', ')}`}
        {patient.emergencyContact && (
          <>
            <br />
            {onOneLine(say('bookings.inEmergency', { contact: patient.emergencyContact }))}
          </>
        )}
      </div>
    </li>
  )
}
