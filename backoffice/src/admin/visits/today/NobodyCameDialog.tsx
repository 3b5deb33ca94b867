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
import { formatLength, minutesBetween, tellTime } from '../../../words/visit-times.ts'
import { useOpenVisit } from '../dialog/use-open-visit.ts'
import { CallButtons } from '../parts/CallButtons.tsx'
import { type Chosen, PersonChoice } from '../parts/PersonChoice.tsx'
import { useSayHours } from '../parts/use-say-hours.ts'
import { useSayWarnings } from '../parts/use-say-warnings.ts'
import { useVisitAction, useVisitCall, type Visit } from '../parts/visit-calls.ts'

type NobodyCameDialogProps = { visit: Visit; at: string; onClose: () => void }

/** Nobody came: call, begin after all, or send somebody for the time that is left, in one press (rule BOARD-3). */
export function NobodyCameDialog({ visit, at, onClose }: NobodyCameDialogProps) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`visits.absent.${key}`, values)
  const call = useVisitCall()
  const openVisit = useOpenVisit()
  const sayWarnings = useSayWarnings()
  const sayHours = useSayHours()
  const titleId = useId()
  const whyId = useId()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [reason, setReason, forgetReason] = useKeptText(`absent.${visit._id}`)
  const params = { id: visit._id }
  useBackCloses(true, onClose)
  const done = () => {
    forgetReason()
    onClose()
  }
  const why = reason.trim()
  const replace = useVisitAction({
    act: (caretaker: string) =>
      call('POST /admin/visits/{id}/replace', { params, body: { caretaker, ...(why === '' ? {} : { reason: why }) } }),
    successKey: 'visits.absent.sent',
    onDone(sent) {
      done()
      sayWarnings(sent)
    },
  })
  const miss = useVisitAction({
    act: () => call('POST /admin/visits/{id}/missed', { params, body: { reason: why } }),
    successKey: 'visits.absent.missed',
    onDone: done,
  })
  const busy = replace.isPending || miss.isPending
  const left = minutesBetween(at < visit.startsAt ? visit.startsAt : at, visit.endsAt)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            {say('what', {
              patient: visit.booking.patientName,
              hours: sayHours(visit),
              caretaker: visit.caretaker?.name ?? translate('visits.nobody'),
            })}
            {visit.absentReportedAt &&
              ` ${translate('visits.reportedAbsent', { time: tellTime(visit.absentReportedAt) })}`}
          </Typography>
          <Box component="section" aria-label={say('firstCall')}>
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {say('firstCall')}
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
                  {say('came')}
                </Button>
              )}
            </Stack>
          </Box>
          <TextField
            label={say('reason')}
            helperText={say('reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            multiline
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <Box component="section" aria-label={say('sendTitle')}>
            <Typography variant="h3" component="h3">
              {say('sendTitle')}
            </Typography>
            {left > 0 ? (
              <>
                <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                  {say('left', { time: tellTime(visit.endsAt), span: formatLength(left) })}
                </Typography>
                <PersonChoice visit={visit} value={chosen} onChange={setChosen} label={say('choose')} />
              </>
            ) : (
              <Typography>{say('timeOver')}</Typography>
            )}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <WhyOff id={whyId}>
          {busy || (why !== '' && (chosen !== null || left <= 0))
            ? undefined
            : [left > 0 && chosen === null && translate('app.needsPerson'), why === '' && say('noneNeeds')]
                .filter(Boolean)
                .join(' ')}
        </WhyOff>
        <Button onClick={onClose}>{translate('visits.visit.close')}</Button>
        <Button
          color="error"
          disabled={busy || why === ''}
          aria-describedby={whyId}
          title={say('noneWhy')}
          onClick={() => void miss.send(undefined).catch(() => undefined)}
        >
          {say('none')}
        </Button>
        {left > 0 && (
          <Button
            variant="contained"
            disabled={busy || chosen === null}
            aria-describedby={whyId}
            onClick={() => chosen && void replace.send(chosen._id).catch(() => undefined)}
          >
            {chosen ? say('send', { name: chosen.name }) : say('sendNobody')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
