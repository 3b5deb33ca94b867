import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { EmergencySheet } from '@thodu/api/contract/dashboard/dashboard.schema'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { formatTime, formatWeekday } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'
import { SheetSection } from './SheetSection.tsx'

export function VisitsByHour({ say, sheet: { visits } }: { say: Translate; sheet: EmergencySheet }) {
  return (
    <SheetSection title={say('visits.title')}>
      {visits.length === 0 && <Typography>{say('visits.none')}</Typography>}
      <Box component="ul" className="sheet-bookings">
        {visits.map(({ bookingId, startsAt, endsAt, patient, family, caretaker }) => (
          <li key={`${bookingId} ${startsAt}`}>
            <div>
              <strong>{`${formatWeekday(startsAt)}, ${formatTime(startsAt)} – ${formatTime(endsAt)}`}</strong>
              <br />
              {bookingId}
            </div>
            <div>
              <strong>{patient.name}</strong>
              <br />
              {patient.address}
            </div>
            <div>
              {`${say('bookings.caretaker')}: `}
              <strong>
                {caretaker ? `${caretaker.name} ${formatPhone(caretaker.phone)}` : say('bookings.nobody')}
              </strong>
              <br />
              {`${say('bookings.family')}: ${family.name} ${formatPhone(family.phone)}`}
              {patient.emergencyContact && (
                <>
                  <br />
                  {say('bookings.inEmergency', { contact: patient.emergencyContact })}
                </>
              )}
            </div>
          </li>
        ))}
      </Box>
    </SheetSection>
  )
}
