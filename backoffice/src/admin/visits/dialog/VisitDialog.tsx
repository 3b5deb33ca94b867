import Button from '@mui/material/Button'
import type { DialogProps } from '@mui/material/Dialog'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonField } from '../../../app/dialogs/ReasonDialog.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDayOf } from '../../../words/visit-times.ts'
import { CallButtons } from '../parts/CallButtons.tsx'
import { useFormatHours } from '../parts/use-format-hours.ts'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { AskForVisit } from './AskForVisit.tsx'
import { ConfirmVisit } from './ConfirmVisit.tsx'
import { GiveVisit } from './GiveVisit.tsx'
import { IncidentForm } from './IncidentForm.tsx'
import { MoveVisit } from './MoveVisit.tsx'
import { ResolveComplaint } from './ResolveComplaint.tsx'
import { SkipVisit } from './SkipVisit.tsx'
import { StepByOffice } from './StepByOffice.tsx'
import { VisitFacts } from './VisitFacts.tsx'
import { actsOf, type FormAct, formActs, untoldOf, type VisitAct } from './visit-acts.ts'

type VisitDialogProps = { id: string; firstAct?: FormAct | undefined; onClose: () => void }

export function VisitDialog({ id, firstAct, onClose }: VisitDialogProps) {
  const translate = useTranslate()
  const call = useVisitCall()
  const sayHours = useFormatHours()
  const titleId = useId()
  const { data, isError, refetch } = useQuery({
    queryKey: ['visits', 'one', id],
    queryFn: () => call('GET /admin/visits/{id}', { params: { id } }),
    refetchInterval: POLL_EVERY,
  })
  const [kept, setAct] = useStoredDialog(`visit.${id}`, formActs)
  const [asked, setAsked] = useState(firstAct)
  const act: FormAct | null = asked ?? kept
  // A click beside the dialog would lose the input.
  const leave: DialogProps['onClose'] = (_event, reason) => (act && reason === 'backdropClick' ? undefined : onClose())
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {data
          ? translate('visits.visit.of', { day: formatDayOf(data.startsAt), hours: sayHours(data) })
          : translate('visits.visit.title')}
      </DialogTitle>
      {!data && (
        <DialogContent>
          {isError ? <LoadFailed textKey="visits.visit.failed" onRetry={() => void refetch()} /> : <RowSkeletons />}
        </DialogContent>
      )}
      {data && act && (
        <ActForm
          act={act}
          visit={data}
          onBack={() => {
            setAsked(undefined)
            setAct(null)
          }}
        />
      )}
      {data && !act && <Overview visit={data} onAct={setAct} onClose={onClose} />}
      {!data && (
        <DialogActions>
          <Button onClick={onClose}>{translate('visits.visit.close')}</Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

function Overview({ visit, onAct, onClose }: { visit: Visit; onAct: (act: FormAct) => void; onClose: () => void }) {
  const translate = useTranslate()
  const label = { give: visit.caretaker ? 'giveElse' : 'give' } as const
  const acts = actsOf(visit, Date.now())
  const call = useVisitCall()
  const bringBack = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: () =>
      call('POST /admin/visits/{id}/bring-back', { params: { id: visit._id }, body: { revision: visit.revision } }),
    successKey: 'visits.visit.broughtBack',
  })
  const tellTrouble = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: async () => {
      for (const { _id: id } of untoldOf(visit))
        await call('PUT /admin/troubles/{id}', { params: { id }, body: { toldFamily: true } })
    },
    successKey: 'visits.trouble.isTold',
  })
  const atOnce = { bringBack, tellTrouble }
  const choose = (act: VisitAct): void =>
    act === 'bringBack' || act === 'tellTrouble' ? atOnce[act].mutate() : onAct(act)
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <VisitFacts visit={visit} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <CallButtons visit={visit} />
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {acts.map((act, index) => (
          <Button
            key={act}
            variant={index === 0 ? 'contained' : 'text'}
            color={act === 'skip' ? 'error' : 'primary'}
            disabled={bringBack.isPending || tellTrouble.isPending}
            onClick={() => choose(act)}
          >
            {translate(`visits.visit.${act === 'give' ? label.give : act}`)}
          </Button>
        ))}
        <Button onClick={onClose} autoFocus>
          {translate('visits.visit.close')}
        </Button>
      </DialogActions>
    </>
  )
}

function ActForm({ act, visit, onBack }: { act: FormAct; visit: Visit; onBack: () => void }) {
  const form = { visit, onBack }
  if (act === 'give' || act === 'choose') return <GiveVisit {...form} />
  if (act === 'ask') return <AskForVisit {...form} />
  if (act === 'move') return <MoveVisit {...form} />
  if (act === 'skip') return <SkipVisit {...form} />
  if (act === 'trouble') return <IncidentForm {...form} />
  if (act === 'settle') return <ResolveComplaint {...form} />
  if (act === 'confirm') return <ConfirmVisit {...form} />
  if (act === 'undoStart') return <UndoStart {...form} />
  return <StepByOffice {...form} step={act} />
}

/** Undoes a mistaken start within ten minutes. */
function UndoStart({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const call = useVisitCall()
  return (
    <ActFrame
      titleKey="visits.visit.undoStart"
      draft={`undo-start.${visit._id}`}
      initial={{ reason: '' }}
      missing={({ reason }) => (reason.trim() === '' ? translate('app.needsReason') : undefined)}
      act={({ reason }) =>
        call('POST /admin/visits/{id}/undo-start', { params: { id: visit._id }, body: { reason: reason.trim() } })
      }
      successKey="visits.visit.saved"
      onBack={onBack}
    >
      <ReasonField hint={translate('visits.absent.reasonHint')} />
    </ActFrame>
  )
}
