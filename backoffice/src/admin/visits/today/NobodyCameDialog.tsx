import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { WhyOff } from '../../../app/dialogs/WhyOff.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatVisitTime, minutesBetween } from '../../../words/visit-times.ts'
import { useFormatSpan } from '../../attention/use-format-span.ts'
import { type ChosenCaretaker, PersonChoice } from '../../suggestions/PersonChoice.tsx'
import { useOpenVisit } from '../dialog/use-open-visit.ts'
import { CallButtons } from '../parts/CallButtons.tsx'
import { useFormatHours } from '../parts/use-format-hours.ts'
import { useFormatWarnings } from '../parts/use-format-warnings.ts'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'

type NobodyCameDialogProps = { visit: Visit; at: string; onClose: () => void }

function useNobodyCame(visit: Visit, onClose: () => void) {
  const call = useVisitCall()
  const sayWarnings = useFormatWarnings({ asked: true })
  const [reason, setReason, forgetReason] = useKeptText(`absent.${visit._id}`)
  const params = { id: visit._id }
  const why = reason.trim()
  const done = () => {
    forgetReason()
    onClose()
  }
  const replace = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: (caretaker: string) =>
      call('POST /admin/visits/{id}/replace', { params, body: { caretaker, ...(why === '' ? {} : { reason: why }) } }),
    successKey: 'visits.absent.sent',
    onDone(sent) {
      done()
      sayWarnings(sent)
    },
  })
  const miss = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: () => call('POST /admin/visits/{id}/missed', { params, body: { reason: why } }),
    successKey: 'visits.absent.missed',
    onDone: done,
  })
  return { reason, setReason, why, replace, miss, busy: replace.isPending || miss.isPending }
}

function CallFirst({ visit, onClose }: Omit<NobodyCameDialogProps, 'at'>) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const sayHours = useFormatHours()
  return (
    <>
      <Typography>
        {translate(visit.caretaker ? 'visits.absent.what' : 'visits.absent.whatUnassigned', {
          patient: visit.booking.patientName,
          hours: sayHours(visit),
          caretaker: visit.caretaker?.name,
        })}
        {visit.absentReportedAt &&
          ` ${translate('visits.reportedAbsent', { time: formatVisitTime(visit.absentReportedAt) })}`}
      </Typography>
      <Box component="section" aria-label={translate('visits.absent.firstCall')}>
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {translate('visits.absent.firstCall')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <CallButtons visit={visit} size="medium" />
          {visit.caretaker && (
            <Button
              onClick={() => {
                onClose()
                openVisit(visit._id, 'start')
              }}
            >
              {translate('visits.absent.came')}
            </Button>
          )}
        </Stack>
      </Box>
    </>
  )
}

type SendSomebodyProps = {
  visit: Visit
  left: number
  chosen: ChosenCaretaker | null
  onChange: (chosen: ChosenCaretaker | null) => void
}

function SendSomebody({ visit, left, chosen, onChange }: SendSomebodyProps) {
  const translate = useTranslate()
  const formatVisitSpan = useFormatSpan()
  const title = translate(visit.caretaker ? 'visits.absent.sendTitle' : 'visits.absent.sendTitleUnassigned')
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      {left > 0 ? (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('visits.absent.left', { time: formatVisitTime(visit.endsAt), span: formatVisitSpan(left) })}
          </Typography>
          <PersonChoice
            subject={{ visitId: visit._id }}
            value={chosen}
            onChange={onChange}
            label={translate('visits.absent.choose')}
          />
        </>
      ) : (
        <Typography>{translate('visits.absent.timeOver')}</Typography>
      )}
    </Box>
  )
}

/**
 * Dialog for a late or unassigned visit. The admin calls, records a start, records the visit as missed, or sends a substitute for
 * the remaining time (rule BOARD-3).
 */
export function NobodyCameDialog({ visit, at, onClose }: NobodyCameDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [chosen, setChosen] = useState<ChosenCaretaker | null>(null)
  const { reason, setReason, why, replace, miss, busy } = useNobodyCame(visit, onClose)
  useBackCloses(true, onClose)
  const left = minutesBetween(at < visit.startsAt ? visit.startsAt : at, visit.endsAt)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate(visit.caretaker ? 'visits.absent.title' : 'visits.absent.titleUnassigned')}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <CallFirst visit={visit} onClose={onClose} />
          <TextField
            label={translate('visits.absent.reason')}
            helperText={translate('visits.absent.reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            multiline
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <SendSomebody visit={visit} left={left} chosen={chosen} onChange={setChosen} />
        </Stack>
      </DialogContent>
      <WaysOut
        left={left}
        chosen={chosen}
        isOff={busy}
        why={why}
        onClose={onClose}
        onMissed={() => miss.mutate()}
        onSend={(caretaker) => replace.mutate(caretaker)}
      />
    </Dialog>
  )
}

type WaysOutProps = {
  left: number
  chosen: ChosenCaretaker | null
  isOff: boolean
  why: string
  onClose: () => void
  onMissed: () => void
  onSend: (caretaker: string) => void
}

/**
 * Buttons to close the dialog, to record the visit as missed and to send the chosen caretaker. While a button is disabled, a text
 * states which input is missing.
 */
function WaysOut({ left, chosen, isOff, why, onClose, onMissed, onSend }: WaysOutProps) {
  const translate = useTranslate()
  const whyId = useId()
  const needs = [
    left > 0 && chosen === null && translate('app.needsPerson'),
    why === '' && translate('visits.absent.noneNeeds'),
  ].filter(Boolean)
  const isComplete = why !== '' && (chosen !== null || left <= 0)
  return (
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
      <WhyOff id={whyId}>{isOff || isComplete ? undefined : needs.join(' ')}</WhyOff>
      <Button onClick={onClose}>{translate('visits.visit.close')}</Button>
      <Button
        color="error"
        disabled={isOff || why === ''}
        aria-describedby={whyId}
        title={translate('visits.absent.noneWhy')}
        onClick={onMissed}
      >
        {translate('visits.absent.none')}
      </Button>
      {left > 0 && (
        <Button
          variant="contained"
          disabled={isOff || chosen === null}
          aria-describedby={whyId}
          onClick={() => chosen && onSend(chosen._id)}
        >
          {chosen ? translate('visits.absent.send', { name: chosen.name }) : translate('visits.absent.sendNobody')}
        </Button>
      )}
    </DialogActions>
  )
}
