import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import { SelectInput, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { CardStack } from '../../../app/lists/CardStack.tsx'
import { ListTools } from '../../../app/lists/ListTools.tsx'
import { PolledList } from '../../../app/lists/PolledList.tsx'
import type { View } from '../../../app/lists/SavedViews.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { timeInCity } from '../../../words/visit-times.ts'
import { useCaretakers } from '../../admin-data-provider.ts'
import { useVisitCall, visitKeys } from '../parts/visit-calls.ts'
import { ApproveTimeOffDialog, formatTimeOff } from './ApproveTimeOffDialog.tsx'
import { EnterTimeOffDialog } from './EnterTimeOffDialog.tsx'
import { useUndoAbsence } from './use-undo-absence.ts'

type TimeOffRecord = AnswerOf<'GET /admin/time-off'>[number] & { id: string }
const statuses = ['requested', 'approved', 'declined', 'withdrawn'] as const satisfies TimeOffRecord['status'][]
const choices = statuses.map((id) => ({ id, name: `visits.off.statuses.${id}` }))
const filters = [<SelectInput key="status" source="status" label="visits.off.status" choices={choices} alwaysOn />]
const byStart = { field: 'startsAt', order: 'ASC' } as const
const views: View[] = [
  { labelKey: 'visits.off.statuses.requested', filter: { status: 'requested' }, sort: byStart },
  { labelKey: 'visits.off.statuses.approved', filter: { status: 'approved' }, sort: { ...byStart, order: 'DESC' } },
  { labelKey: 'visits.off.all', filter: {}, sort: { ...byStart, order: 'DESC' } },
]
const csv = {
  fileName: 'time-off',
  header: ['Caretaker', 'From', 'Until', 'Kind', 'Status', 'Reason', 'Asked', 'Decided'],
  toRow: (row: TimeOffRecord) => [
    row.caretaker.name,
    `${dayInCity(new Date(row.startsAt))} ${timeInCity(row.startsAt)}`,
    `${dayInCity(new Date(row.endsAt))} ${timeInCity(row.endsAt)}`,
    row.kind,
    row.status,
    row.reason,
    dayInCity(new Date(row.createdAt)),
    row.decidedAt && dayInCity(new Date(row.decidedAt)),
  ],
}

/** The absence of an active caretaker, opened by an address from the search. */
function AbsenceOf({ id, onClose }: { id: string; onClose: () => void }) {
  const { data = [] } = useCaretakers()
  const caretaker = data.find(({ _id, active }) => _id === id && active)
  return caretaker && <EnterTimeOffDialog caretaker={caretaker} onClose={onClose} />
}

/** /admin/time-off: caretakers' requests, with the visits they affect; `?absent=` and an id opens an absence (rule BOARD-6). */
export function TimeOffList() {
  const translate = useTranslate()
  const [dialog, setDialog] = useStoredDialog('time-off', ['enter'])
  const [search, setSearch] = useSearchParams()
  const absent = search.get('absent')
  const [approved, setApproved] = useState<TimeOffRecord>()
  return (
    <>
      <PageTitle title={translate('visits.off.title')} />
      <PolledList
        asCards
        resource="time-off"
        sort={byStart}
        filterDefaultValues={{ status: 'requested' }}
        filters={filters}
        views={views}
        actions={
          <ListTools<TimeOffRecord> csv={csv}>
            <Button size="small" onClick={() => setDialog('enter')}>
              {translate('visits.off.add')}
            </Button>
          </ListTools>
        }
        failedKey="visits.off.failed"
        emptyKey="visits.off.empty"
      >
        <CardStack<TimeOffRecord> render={(row) => <TimeOffCard row={row} onApprove={setApproved} />} />
      </PolledList>
      {dialog && <EnterTimeOffDialog onClose={() => setDialog(null)} />}
      {approved && <ApproveTimeOffDialog request={approved} onClose={() => setApproved(undefined)} />}
      {absent && <AbsenceOf id={absent} onClose={() => setSearch({}, { replace: true })} />}
    </>
  )
}

type CardProps = {
  row: TimeOffRecord
  /** Opens the dialog that gives the visits of that time to substitutes. */
  onApprove: (row: TimeOffRecord) => void
}

function TimeOffCard({ row, onApprove }: CardProps) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`visits.off.${key}`, values)
  const standing = JSON.stringify({
    caretaker: row.caretaker._id,
    from: dayInCity(new Date(row.startsAt)),
    to: dayInCity(new Date(Date.parse(row.endsAt) - 1)),
  })
  return (
    <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        <Link to={`/caretakers/${row.caretaker._id}`} data-row>
          {row.caretaker.name}
        </Link>
        {` · ${say(`kinds.${row.kind}`)} · ${say(`statuses.${row.status}`)}`}
      </Typography>
      <Typography>{formatTimeOff(row)}</Typography>
      {row.reason && <Typography sx={{ whiteSpace: 'pre-line' }}>{row.reason}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {say('asked', { time: formatDateTime(row.createdAt) })}
      </Typography>
      {row.visits > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {`${say('standing', { smart_count: row.visits })} `}
          <Link to={`/visits?filter=${encodeURIComponent(standing)}`}>{say('showVisits')}</Link>
        </Typography>
      )}
      {row.status === 'requested' && <Decide row={row} onApprove={onApprove} />}
    </Stack>
  )
}

/** One press decides; visits in that time first get substitutes in a dialog. */
function Decide({ row, onApprove }: CardProps) {
  const translate = useTranslate()
  const call = useVisitCall()
  const decide = (status: 'approved' | 'declined') => ({
    act: () => call('PUT /admin/time-off/{id}', { params: { id: row._id }, body: { status } }),
    touches: visitKeys,
    successKey: `visits.off.${status}`,
    failureKey: 'visits.saveFailed',
  })
  const approve = useAction({ ...decide('approved'), ...useUndoAbsence(() => undefined) })
  const decline = useAction(decide('declined'))
  const busy = approve.isPending || decline.isPending
  const hasVisits = row.visits > 0
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        disabled={busy}
        {...(hasVisits ? { 'aria-haspopup': 'dialog' } : {})}
        onClick={() => (hasVisits ? onApprove(row) : approve.mutate(undefined))}
      >
        {translate('visits.off.approve')}
      </Button>
      <Button disabled={busy} onClick={() => decline.mutate()}>
        {translate('visits.off.decline')}
      </Button>
    </Stack>
  )
}
