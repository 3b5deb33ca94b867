import './emergency.css'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { EmergencySheet } from '@thodu/api/contract/dashboard/dashboard.schema'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { formatDateTime, formatTime, formatWeekday } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { OpenBookings, onOneLine } from './OpenBookings.tsx'
import { SheetSection, Steps } from './SheetSection.tsx'
import { WhomToCall } from './WhomToCall.tsx'

/**
 * /admin/emergency: the sheets to print for the day the server is down. The office's shows all visits until tomorrow night; the
 * server's, at its own address, how to restore it (rule OPS-12).
 */
export function EmergencySheetPage() {
  const admin = useAdminData()
  const translate = useTranslate()
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery({
    queryKey: ['emergency-sheet'],
    queryFn: async () => {
      const [sheet, backups] = await Promise.all([
        admin.call('GET /admin/emergency-sheet'),
        admin.call('GET /admin/backups'),
      ])
      return { sheet, backups }
    },
  })
  if (isError) return <LoadFailed textKey="app.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} height={72} />
  const { sheet, backups } = data
  const say: Translate = (key, values) => translate(`emergency.${key}`, values)
  const kind = search.get('sheet') === 'machine' ? 'machine' : 'desk'
  const other = kind === 'desk' ? 'machine' : 'desk'
  return (
    <Stack component="article" className="emergency-sheet" spacing={2} sx={{ py: 2, maxWidth: 820 }}>
      <PageTitle title={say('title')} />
      <Typography className="screen-only">{say(`${kind}.why`)}</Typography>
      <Stack className="screen-only" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => window.print()}>
          {say('print')}
        </Button>
        <Button component={Link} to={other === 'desk' ? '/emergency' : '/emergency?sheet=machine'} variant="outlined">
          {say(`${other}.open`)}
        </Button>
      </Stack>
      <Typography sx={{ fontWeight: 600 }}>
        {say(`${kind}.printed`, { brand: translate('app.brand'), time: formatDateTime(sheet.at) })}
      </Typography>
      <WhomToCall say={say} sheet={sheet} backups={kind === 'machine' ? backups : undefined} />
      {kind === 'machine' ? (
        <MachineSteps say={say} />
      ) : (
        <>
          <VisitsByHour say={say} sheet={sheet} />
          <OpenBookings say={say} sheet={sheet} />
        </>
      )}
    </Stack>
  )
}

function VisitsByHour({ say, sheet: { visits } }: { say: Translate; sheet: EmergencySheet }) {
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
                {caretaker ? onOneLine(`${caretaker.name} ${formatPhone(caretaker.phone)}`) : say('bookings.nobody')}
              </strong>
              <br />
              {onOneLine(`${say('bookings.family')}: ${family.name} ${formatPhone(family.phone)}`)}
              {patient.emergencyContact && (
                <>
                  <br />
                  {onOneLine(say('bookings.inEmergency', { contact: patient.emergencyContact }))}
                </>
              )}
            </div>
          </li>
        ))}
      </Box>
    </SheetSection>
  )
}

/** How to restart or replace the server, with the exact commands (docs/operations.md). */
function MachineSteps({ say }: { say: Translate }) {
  return (
    <>
      <SheetSection title={say('start.title')}>
        <Steps
          steps={[
            { text: say('start.look'), commands: ['systemctl status thodu', 'journalctl -u thodu -n 50', 'df -h'] },
            { text: say('start.again'), commands: ['systemctl restart thodu'] },
            { text: say('start.full') },
          ]}
        />
      </SheetSection>
      <SheetSection title={say('restore.title')}>
        <Steps
          steps={[
            { text: say('restore.install') },
            { text: say('restore.fetch') },
            {
              text: say('restore.run'),
              commands: [
                'install -o thodu -m 400 /dev/stdin /run/thodu-key',
                'as-thodu npm run restore -- FILE --key /run/thodu-key',
                'rm /run/thodu-key && systemctl start thodu',
              ],
            },
            { text: say('restore.after') },
          ]}
        />
      </SheetSection>
      <SheetSection title={say('reset.title')}>
        <Steps
          steps={[
            {
              text: say('reset.run'),
              commands: ['as-thodu npm run admin -- create EMAIL'],
            },
            {
              text: say('reset.factor'),
              commands: ['as-thodu npm run admin -- reset-factor EMAIL'],
            },
          ]}
        />
      </SheetSection>
    </>
  )
}
