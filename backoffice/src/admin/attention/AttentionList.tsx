import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AttentionList as AttentionAnswer, AttentionRow } from '@thodu/api/contract/dashboard/attention.schema'
import { type AttentionGroup, attentionGroups } from '@thodu/api/contract/dashboard/attention-kinds'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { formatTime, formatWeekday } from '../../words/formats.ts'
import { AttentionRowCard } from './AttentionRowCard.tsx'
import { formatMoment } from './attention-row.ts'
import type { useAttention } from './use-attention.ts'
import { useLateSound } from './use-late-sound.ts'

const soundSwitch = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  minHeight: 44,
  '& input': { width: 20, height: 20, accentColor: 'var(--leaf)' },
}
const shownAtOnce = 8

/** The attention list, in groups, the most urgent first (rule HALL-1). */
export function AttentionListCard({ data, isError, refetch }: ReturnType<typeof useAttention>) {
  const translate = useTranslate()
  const [hasSound, setSound] = useLateSound(data && data.counts.incidents + data.counts.unassigned + data.counts.absent)
  const total = data && attentionGroups.reduce((sum, group) => sum + (group === 'older' ? 0 : data.counts[group]), 0)
  return (
    <Stack component="section" aria-labelledby="hall" spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="h2" id="hall">
          {translate('admin.hall.title')}
          {total ? ` ${formatCount(total)}` : ''}
        </Typography>
        <Typography component="label" variant="body2" sx={soundSwitch}>
          <input
            type="checkbox"
            role="switch"
            checked={hasSound}
            aria-checked={hasSound}
            onChange={() => setSound(!hasSound)}
          />
          {translate('admin.hall.sound')}
        </Typography>
      </Stack>
      {!data && isError && <LoadFailed textKey="admin.hall.failed" onRetry={() => void refetch()} />}
      {!data && !isError && <RowSkeletons rows={2} height={44} />}
      {data && total === 0 && <Typography>{translate('admin.hall.calm')}</Typography>}
      {data && attentionGroups.map((group) => <Group key={group} group={group} hall={data} />)}
      {data?.next && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin.hall.next', {
            time: formatMoment(data.next.startsAt, data.at, { time: formatTime, weekday: formatWeekday }),
            patient: data.next.who,
            caretaker: data.next.caretaker,
          })}
        </Typography>
      )}
    </Stack>
  )
}

function Group({ group, hall: { rows, counts, at } }: { group: AttentionGroup; hall: AttentionAnswer }) {
  const translate = useTranslate()
  const own = rows.filter((row) => row.group === group)
  if (own.length === 0) return null
  const title = (
    <Typography component="h3" variant="subtitle2" sx={{ display: 'inline', fontWeight: 600 }}>
      {`${translate(`admin.hall.groups.${group}`)} ${formatCount(counts[group])}`}
    </Typography>
  )
  const list = <Rows rows={own} total={counts[group]} now={at} />
  if (group === 'older')
    return (
      <details data-group={group}>
        <Box component="summary" sx={{ minHeight: 44, alignContent: 'center', cursor: 'pointer' }}>
          {title}
        </Box>
        {list}
      </details>
    )
  return (
    <div data-group={group}>
      <Box sx={{ mb: 0.5 }}>{title}</Box>
      {list}
    </div>
  )
}

function Rows({ rows, total, now }: { rows: readonly AttentionRow[]; total: number; now: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? rows : rows.slice(0, shownAtOnce)
  const more = rows.length - shown.length
  return (
    <>
      <Card component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((row) => (
          <AttentionRowCard key={row._id} row={row} now={now} />
        ))}
      </Card>
      {more > 0 && (
        <Button size="small" onClick={() => setOpen(true)}>
          {translate('admin.hall.more', { smart_count: more, count: more })}
        </Button>
      )}
      {more === 0 && total > rows.length && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin.hall.notShown', { smart_count: total - rows.length, count: total - rows.length })}
        </Typography>
      )}
    </>
  )
}
