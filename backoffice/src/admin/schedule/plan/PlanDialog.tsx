import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { careTasksOf } from '@thodu/api/contract/tasks/care-tasks'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { messageOf } from '../../../app/wire/use-toast.tsx'
import { formatCare } from '../../../words/stored/stored.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { useVisitCall, visitKeys } from '../../visits/parts/visit-calls.ts'
import { chip, PlanDays, type PlanFieldProps, PlanHours, PlanMode, PlanWeekdays } from './PlanFields.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { PlanSubstitutes } from './PlanSubstitutes.tsx'
import { isWhole, type PlanDraft, planBody, readPlanDraft, type SavedRoster, toggleTask } from './plan-draft.ts'

type PlanDialogProps = {
  booking: BookingRecord
  roster: SavedRoster | null
  unitsTotal: number | null
  initial: PlanDraft
  onClose: () => void
}

function usePlan({ booking, roster, initial, onClose }: PlanDialogProps) {
  const call = useVisitCall()
  // The key contains the revision: an older draft would undo a colleague's later changes.
  const [kept, keep, forget] = useKeptText(`plan.${booking._id}.${roster?.revision ?? 0}`)
  const [draft, setDraft] = useState<PlanDraft>(() => readPlanDraft(kept) ?? initial)
  const [asked, setAsked] = useState(false)
  const change = (next: PlanDraft) => {
    setAsked(false)
    setDraft(next)
    keep(JSON.stringify(next))
  }
  const preview = usePreview(booking._id, draft, roster?.revision)
  const params = { id: booking._id }
  const save = useAction({
    touches: visitKeys,
    act: () =>
      roster
        ? call('PUT /admin/bookings/{id}/roster', {
            params,
            body: { ...planBody(draft), from: draft.from, revision: roster.revision },
          })
        : call('POST /admin/bookings/{id}/roster', { params, body: planBody(draft) }),
    successKey: 'visits.plan.saved',
    failureKey: 'visits.plan.failed',
    onDone() {
      forget()
      onClose()
    },
  })
  const visits = preview.error === null && !preview.isCounting ? (preview.data?.visits ?? []) : []
  const open = visits.filter(({ caretaker }) => caretaker === null).length
  const counted = { open: formatCount(open), all: formatCount(visits.length), smart_count: open }
  function press() {
    // The first press only asks; a second press saves.
    if (open > 0 && !asked) setAsked(true)
    else save.mutate()
  }
  const cancel = () => {
    forget()
    onClose()
  }
  return { draft, change, preview, open, counted, asked, save, press, cancel }
}

/** Plans visits, prefilled from the package, with a preview; a failed save does not clear the draft (rule BOARD-4). */
export function PlanDialog(props: PlanDialogProps) {
  const { booking, roster, unitsTotal, onClose } = props
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`visits.plan.${key}`, values)
  const titleId = useId()
  const { draft, change, preview, open, counted, asked, save, press, cancel } = usePlan(props)
  useBackCloses(true, onClose)
  const fields = { draft, onChange: change }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" scroll="paper" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say(roster ? 'changeTitle' : 'title', { booking: booking.bookingId })}</DialogTitle>
      <DialogContent dividers>
        <Stack spacing={2}>
          <Typography>
            {say('package', { package: formatCare(translate, booking) })}
            {unitsTotal !== null && ` ${say('units', { smart_count: unitsTotal })}`}
          </Typography>
          <PlanDays {...fields} isChange={roster !== null} />
          <PlanMode {...fields} />
          <PlanWeekdays {...fields} />
          <PlanHours {...fields} />
          <PlanSubstitutes
            {...fields}
            serviceType={booking.serviceType}
            assigned={booking.assignedCaregiver ?? undefined}
          />
          <PlanTasks {...fields} serviceType={booking.serviceType} />
          <PlanPreview plan={preview.data} error={preview.error} isCounting={preview.isCounting} />
          {save.error !== null && (
            <Alert severity="error">{`${messageOf(save.error, say('failed'))} ${translate('visits.keptTyping')}`}</Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Typography role="status" color={asked ? 'error' : 'textSecondary'} sx={{ flexGrow: 1, pl: 1 }}>
          {open > 0 && say(asked ? 'openAsked' : 'openCount', counted)}
        </Typography>
        <Button onClick={cancel}>{translate('app.cancel')}</Button>
        <Button variant="contained" disabled={save.isPending || !isWhole(draft)} onClick={press}>
          {asked && open > 0 ? say('saveOpen', counted) : say(roster ? 'saveChange' : 'save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Delay after the last change before the preview is loaded, in ms. */
const SETTLED = 400

/** The preview of a plan, loaded when its fields have not changed for a moment; never shown with another draft. */
function usePreview(bookingId: string, draft: PlanDraft, revision: number | undefined) {
  const call = useVisitCall()
  const [asked, setAsked] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(draft), SETTLED)
    return () => clearTimeout(timer)
  }, [draft])
  const params = { id: bookingId }
  const preview = useQuery({
    queryKey: ['roster', 'preview', bookingId, revision, asked],
    enabled: isWhole(asked),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) =>
      revision === undefined
        ? call('POST /admin/bookings/{id}/roster', { params, signal, body: { ...planBody(asked), preview: true } })
        : call('PUT /admin/bookings/{id}/roster', {
            params,
            signal,
            body: { ...planBody(asked), from: asked.from, revision, preview: true },
          }),
  })
  return { ...preview, isCounting: asked !== draft || preview.isPlaceholderData || preview.isFetching }
}

/** Optional care tasks that the caretaker ticks at the end of each visit, one toggle button each (rule DAY-22). */
function PlanTasks({ draft, onChange, serviceType }: PlanFieldProps & { serviceType: string }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <FormControl component="fieldset" aria-describedby={`${id}-hint`}>
      <FormLabel component="legend" id={id}>
        {translate('visits.plan.tasks')}
      </FormLabel>
      <Stack direction="row" role="group" aria-labelledby={id} sx={{ gap: 0.75, flexWrap: 'wrap', mt: 0.5 }}>
        {careTasksOf(serviceType).map((code) => (
          <ToggleButton
            key={code}
            value={code}
            selected={draft.tasks.includes(code)}
            onChange={() => onChange(toggleTask(draft, code))}
            sx={chip}
          >
            {translate(`label.tasks.names.${code}`)}
          </ToggleButton>
        ))}
      </Stack>
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        {translate('visits.plan.tasksHint')}
      </FormHelperText>
    </FormControl>
  )
}
