import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HandOff, Recipient } from '@thodu/api/contract/hand-off/hand-off.schema'
import { type Language, languageNames, languages } from '@thodu/api/contract/people/languages'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'

/** What a message is about, and to whom it goes first; `caretaker` where it is not the booking's own. */
export type HandOffSubject = { booking: { _id: string; label: string }; to?: Recipient; caretaker?: string }

const recipients = ['family', 'emergency', 'caretaker'] as const
type Message = HandOff['messages'][number]
type Props = HandOffSubject & { onClose: (isSent: boolean) => void }

/** Whether the message went out is known to who comes back from the messenger alone (rule CALL-8). */
function AskSent({ onAnswer }: { onAnswer: (isSent: boolean) => void }) {
  const translate = useTranslate()
  return (
    <Alert
      severity="info"
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button color="inherit" autoFocus onClick={() => onAnswer(true)}>
            {translate('admin.handOff.yes')}
          </Button>
          <Button color="inherit" onClick={() => onAnswer(false)}>
            {translate('admin.handOff.no')}
          </Button>
        </Stack>
      }
    >
      {translate('admin.handOff.sent')}
    </Alert>
  )
}

/** Language, message and preview; the messenger opens in a tab of its own with a draft that somebody still has to send. */
export function HandOffDialog({ booking, to: first = 'family', caretaker, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const queryClient = useQueryClient()
  const historyOf = ['bookings', 'history', booking._id]
  const [to, setTo] = useState<HandOff['to']>(first)
  const [language, setLanguage] = useState<Language>()
  const [chosen, setChosen] = useState<Message['template']>()
  const [reason, setReason] = useState('')
  const [opened, setOpened] = useState<string>()
  const whom = { to, ...(to === 'caretaker' && caretaker !== undefined ? { caretaker } : {}) }
  const { data, error, refetch } = useQuery({
    queryKey: ['hand-off', booking._id, whom, language],
    queryFn: () =>
      admin.call('GET /admin/bookings/{id}/hand-off', {
        params: { id: booking._id },
        query: { ...whom, ...(language ? { language } : {}) },
      }),
    placeholderData: (before) => before,
  })
  const message =
    data?.messages.find(({ template }) => template === chosen) ??
    data?.messages.find(({ isFitting }) => isFitting) ??
    data?.messages[0]
  const needsReason = data?.refusal === 'switched-off' && message?.isDespiteOff === true
  const mayOpen = message?.url != null && (data?.refusal === null || (needsReason && reason.trim() !== ''))

  function open({ template }: Message) {
    admin
      .call('POST /admin/communications', {
        body: {
          bookingId: booking._id,
          template,
          ...whom,
          ...(data ? { language: data.language } : {}),
          ...(needsReason ? { reason: reason.trim() } : {}),
        },
      })
      .then(({ _id }) => {
        setOpened(_id)
        void queryClient.invalidateQueries({ queryKey: historyOf })
      })
      .catch((cause: unknown) => toast.fail(cause, 'admin.handOff.failed'))
  }
  function answer(isSent: boolean) {
    if (opened === undefined) return
    admin
      .call('PUT /admin/communications/{id}', { params: { id: opened }, body: { state: isSent ? 'sent' : 'not-sent' } })
      .then(() => {
        toast.succeed(isSent ? 'admin.handOff.noted' : 'admin.handOff.notedNot')
        void queryClient.invalidateQueries({ queryKey: historyOf })
        onClose(isSent)
      })
      .catch((cause: unknown) => toast.fail(cause, 'admin.handOff.failed'))
  }

  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="sm" aria-labelledby="hand-off-title">
      <DialogTitle id="hand-off-title">{translate('admin.handOff.title', { booking: booking.label })}</DialogTitle>
      <DialogContent>
        {error && !data ? (
          <LoadFailed textKey="admin.handOff.failed" onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <RowSkeletons rows={3} />
        ) : (
          <Stack sx={{ gap: 2, pt: 1 }}>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
              <TextField
                select
                fullWidth
                label={translate('admin.handOff.to')}
                value={to}
                onChange={(event) => setTo(event.target.value as HandOff['to'])}
              >
                {recipients.map((one) => (
                  <MenuItem key={one} value={one}>
                    {translate(`admin.handOff.recipients.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                select
                fullWidth
                label={translate('admin.handOff.language')}
                value={language ?? data.language}
                onChange={(event) => setLanguage(event.target.value as Language)}
              >
                {languages.map((one) => (
                  <MenuItem key={one} value={one} lang={one}>
                    {languageNames[one]}
                  </MenuItem>
                ))}
              </TextField>
            </Stack>
            <TextField
              select
              fullWidth
              label={translate('admin.handOff.message')}
              value={message?.template ?? ''}
              onChange={(event) => setChosen(event.target.value as Message['template'])}
            >
              {data.messages.map(({ template }) => (
                <MenuItem key={template} value={template}>
                  {translate(`admin.handOff.templates.${template}`)}
                </MenuItem>
              ))}
            </TextField>
            {message && (
              <Typography
                component="blockquote"
                lang={data.language}
                sx={{ m: 0, p: 2, borderLeft: '4px solid', borderColor: 'primary.main', overflowWrap: 'anywhere' }}
              >
                {message.text}
              </Typography>
            )}
            {data.refusal && <Alert severity="warning">{translate(`admin.handOff.refusal.${data.refusal}`)}</Alert>}
            {needsReason && (
              <TextField
                label={translate('admin.handOff.reason')}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 500 } }}
              />
            )}
            {opened !== undefined && <AskSent onAnswer={answer} />}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{translate('admin.handOff.close')}</Button>
        {message && mayOpen && opened === undefined && (
          <Button
            variant="contained"
            href={message.url ?? ''}
            target="_blank"
            rel="noreferrer"
            onClick={() => open(message)}
          >
            {translate('admin.handOff.go')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
