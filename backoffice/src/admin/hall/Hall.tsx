import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { Hall as HallAnswer } from '@thodu/api/contract/desk/hall.schema'
import { hallKinds } from '@thodu/api/contract/desk/hall-kinds'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { formatTime, formatWeekday } from '../../words/formats.ts'
import { HallRowCard } from './HallRowCard.tsx'
import { sayMoment } from './hall-row.ts'
import type { useHall } from './use-hall.ts'
import { useLateSound } from './use-late-sound.ts'

/** Where all of a kind stand, when more are there than the hall shows. */
const whereAll = {
  breach: '/breaches',
  trouble: `/visits?filter=${encodeURIComponent('{"trouble":true}')}`,
  absent: '/today',
  late: '/today',
  open: '/today',
  remark: `/visits?filter=${encodeURIComponent('{"remark":true}')}`,
  change: `/bookings?filter=${encodeURIComponent('{"changeAsked":true}')}`,
  call: '/calls',
  promise: '/promises',
  privacy: '/privacy-requests',
} as const

/**
 * The top of /admin: what cannot wait, the worst first, and nothing else (rule HALL-1). It is given what the dashboard has
 * asked: asking for itself, it would ask a second time, its code being there later.
 */
export function Hall({ data, isError, refetch }: ReturnType<typeof useHall>) {
  const translate = useTranslate()
  const [hasSound, setSound] = useLateSound(data && data.counts.trouble + data.counts.absent + data.counts.late)
  return (
    <Stack component="section" aria-labelledby="hall" spacing={1.5} sx={{ mb: 3 }}>
      <Typography variant="h2" id="hall">
        {translate('admin.hall.title')}
      </Typography>
      {!data && isError && <LoadFailed textKey="admin.hall.failed" onRetry={() => void refetch()} />}
      {!data && !isError && <RowSkeletons rows={2} height={72} />}
      {data && data.rows.length > 0 && <Rows hall={data} />}
      {data && <Typography color="textSecondary">{<Next hall={data} />}</Typography>}
      <FormControlLabel
        control={<Switch checked={hasSound} onChange={(_, isOn) => setSound(isOn)} />}
        label={translate('admin.hall.sound')}
      />
    </Stack>
  )
}

function Rows({ hall: { rows, counts, at } }: { hall: HallAnswer }) {
  const translate = useTranslate()
  return (
    <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {hallKinds.map((kind) => {
        const ofKind = rows.filter((row) => row.kind === kind)
        const more = counts[kind] - ofKind.length
        return [
          ...ofKind.map((row) => <HallRowCard key={row._id} row={row} now={at} />),
          more > 0 && (
            <li key={`more ${kind}`}>
              <Link to={whereAll[kind]}>
                {translate(`admin.hall.more.${kind}`, { smart_count: more, count: more })}
              </Link>
            </li>
          ),
        ]
      })}
    </Stack>
  )
}

/** The calm line: nothing waits, and who goes to whom next. */
function Next({ hall: { rows, next, at } }: { hall: HallAnswer }) {
  const translate = useTranslate()
  const said = [
    rows.length === 0 && translate('admin.hall.calm'),
    next &&
      translate('admin.hall.next', {
        time: sayMoment(next.startsAt, at, { time: formatTime, weekday: formatWeekday }),
        patient: next.who,
        caretaker: next.caretaker,
      }),
  ]
  return said.filter(Boolean).join(' ')
}
