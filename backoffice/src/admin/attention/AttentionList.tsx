import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AttentionRow, AttentionStep } from '@thodu/api/contract/dashboard/attention.schema'
import { type AttentionGroup, attentionGroups } from '@thodu/api/contract/dashboard/attention-kinds'
import { formatCount } from '@thodu/api/contract/words/formats'
import { type ComponentType, Suspense, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { formatTime, formatWeekday } from '../../words/formats.ts'
import { AttentionRowCard } from './AttentionRowCard.tsx'
import { formatMoment } from './attention-row.ts'
import type { Act, ActDialogProps, OpenAct } from './row-acts.ts'
import { nameOf } from './row-name.ts'
import { rowKeyOf, type SteadyList } from './steady-rows.ts'
import type { useAttention } from './use-attention.ts'
import { useLateSound } from './use-late-sound.ts'
import { useNextRow } from './use-next-row.ts'
import { useSteadyRows } from './use-steady-rows.ts'

const soundSwitch = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  minHeight: { xs: 44, md: 32 },
  '& input': { width: 20, height: 20, accentColor: 'var(--leaf)' },
}
const summary = {
  minHeight: 32,
  alignContent: 'center',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
}
/** Rows that a group shows at once; the groups that are not urgent share six with the urgent ones (rule HALL-1). */
const shownAtOnce = { urgent: 5, other: 3, together: 6 }
const urgentGroups: readonly AttentionGroup[] = ['incidents', 'unassigned', 'absent', 'system']

/** Number of rows that each group shows, so that the dashboard fits a screen and a half of 900 px; 0 folds the group. */
function shareRows(rows: readonly AttentionRow[]): Partial<Record<AttentionGroup, number>> {
  const shown: Partial<Record<AttentionGroup, number>> = {}
  let left = shownAtOnce.together
  for (const group of attentionGroups) {
    const most = urgentGroups.includes(group) ? shownAtOnce.urgent : Math.min(left, shownAtOnce.other)
    const own = rows.filter((row) => row.group === group).length
    shown[group] = group === 'older' ? 0 : Math.min(own, Math.max(most, 0))
    left -= shown[group]
  }
  return shown
}

type AttentionListCardProps = ReturnType<typeof useAttention> & {
  /** It opens screens of other features, which import from this one. */
  ActDialog: ComponentType<ActDialogProps>
}

/** The attention list, in groups, the most urgent first. Acts are done above it, and it stays (rules HALL-1, HALL-7). */
export function AttentionListCard({ data, isError, refetch, ActDialog }: AttentionListCardProps) {
  const translate = useTranslate()
  const [hasSound, setSound] = useLateSound(data && data.counts.incidents + data.counts.unassigned + data.counts.absent)
  const total = data && attentionGroups.reduce((sum, group) => sum + (group === 'older' ? 0 : data.counts[group]), 0)
  const list = useRef<HTMLDivElement>(null)
  const { steady, showLatest, finish, listProps } = useSteadyRows(data)
  const planNext = useNextRow(list, steady)
  const [opened, setOpened] = useState<OpenAct>()
  const open: OnAct = (act, step, row) => {
    planNext(rowKeyOf(row))
    finish(rowKeyOf(row))
    setOpened({ act, step, row })
  }
  const close = () => setOpened(undefined)
  return (
    <Stack component="section" aria-labelledby="hall" spacing={1}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, minHeight: { xs: 44, md: 32 } }}
      >
        <Typography variant="h2" id="hall" sx={{ flexGrow: 1 }}>
          {translate('admin.hall.title')}
          {total ? ` ${formatCount(total)}` : ''}
        </Typography>
        <Box role="status">
          {steady && steady.more > 0 && (
            <Button size="small" variant="outlined" onClick={showLatest} sx={{ py: 0, minHeight: { xs: 44, md: 32 } }}>
              {translate('admin.hall.newRows', { smart_count: steady.more, count: steady.more })}
            </Button>
          )}
        </Box>
        {data?.next && (
          <Typography variant="body2" color="textSecondary" sx={{ flexBasis: { xs: '100%', md: 'auto' } }}>
            {translate('admin.hall.next', {
              time: formatMoment(data.next.startsAt, data.at, { time: formatTime, weekday: formatWeekday }),
              patient: data.next.who,
              caretaker: data.next.caretaker,
            })}
          </Typography>
        )}
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
      <Stack ref={list} spacing={0.5} {...listProps}>
        {steady && <Groups steady={steady} onAct={open} />}
      </Stack>
      {opened && data && (
        <Suspense fallback={null}>
          <ActDialog {...opened} who={nameOf(translate, opened.row)} now={data.at} onDone={close} onClose={close} />
        </Suspense>
      )}
    </Stack>
  )
}

type OnAct = (act: Act, step: AttentionStep, row: AttentionRow) => void
type GroupsProps = { steady: SteadyList; onAct: OnAct }

/** The groups with rows, and in one line below them the folded ones with their counts. */
function Groups({ steady, onAct }: GroupsProps) {
  const shares = shareRows(steady.list.rows)
  const isFolded = (group: AttentionGroup) => shares[group] === 0
  const groupOf = (group: AttentionGroup) => (
    <Group key={group} group={group} steady={steady} share={shares[group] ?? 0} onAct={onAct} />
  )
  return (
    <>
      {attentionGroups.filter((group) => !isFolded(group)).map(groupOf)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, '& > [open]': { flexBasis: '100%' } }}>
        {attentionGroups.filter(isFolded).map(groupOf)}
      </Box>
    </>
  )
}

type GroupProps = GroupsProps & { group: AttentionGroup; share: number }

function Group({ group, steady: { list, done }, share, onAct }: GroupProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { rows, counts, at } = list
  const own = rows.filter((row) => row.group === group)
  if (own.length === 0) return null
  const isFolded = share === 0
  const unassigned = own.filter(({ kind }) => kind === 'unassigned' || kind === 'open')
  const [first] = unassigned
  const shown = isOpen || isFolded ? own : own.slice(0, share)
  const more = own.length - shown.length
  const unsent = counts[group] - own.length
  const title = (
    <Typography component="h3" variant="subtitle2" sx={{ display: 'inline', fontWeight: 600 }}>
      {`${translate(`admin.hall.groups.${group}`)} ${formatCount(counts[group])}`}
    </Typography>
  )
  const content = (
    <>
      <Card component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((row) => (
          <AttentionRowCard
            key={rowKeyOf(row)}
            row={row}
            now={at}
            isDone={done.has(rowKeyOf(row))}
            onAct={(act, step) => onAct(act, step, row)}
          />
        ))}
      </Card>
      {more === 0 && unsent > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin.hall.notShown', { smart_count: unsent, count: unsent })}
        </Typography>
      )}
    </>
  )
  if (isFolded)
    return (
      <details data-group={group}>
        <Box component="summary" sx={summary}>
          {title}
        </Box>
        {content}
      </details>
    )
  return (
    <div data-group={group}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 24 }}>
        {title}
        {more > 0 && (
          <Button
            size="small"
            onClick={() => setOpen(true)}
            sx={{ py: 0, minHeight: 24, whiteSpace: 'nowrap', flexShrink: 0 }}
          >
            {translate('admin.hall.more', { smart_count: more, count: more })}
          </Button>
        )}
        {first && unassigned.length > 1 && (
          <Button
            size="small"
            aria-haspopup="dialog"
            onClick={() => onAct('assignAll', first, first)}
            sx={{ py: 0, minHeight: 24, ml: 'auto' }}
          >
            {translate('admin.hall.assignAll')}
          </Button>
        )}
      </Stack>
      {content}
    </div>
  )
}
