import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { tellPhone } from '@thodu/api/contract/people/phone-digits'
import { useTranslate } from 'react-admin'
import { planFocus } from '../../app/lists/plan-focus.ts'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useRowAction } from '../../app/wire/use-row-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { type MessageRecord, useAdminData } from '../admin-data-provider.ts'
import { FamilyLink } from '../family/FamilyLink.tsx'
import { OwnerLine } from '../requests/OwnerLine.tsx'

/** A message, how to answer it, and where it stands. */
export function MessageCard({ message }: { message: MessageRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [note, setNote, forgetNote] = useKeptText(`message.${message._id}`, message.note ?? '')
  const update = useRowAction({
    act: (status: MessageRecord['status']) =>
      admin.call('PUT /admin/messages/{id}', { params: { id: message._id }, body: { status, note: note.trim() } }),
    touches: ['messages'],
    successKey: 'admin.messages.saved',
    failureKey: 'admin.messages.saveFailed',
    onDone: () => forgetNote(),
    undo: () => admin.call('POST /admin/messages/{id}/undo', { params: { id: message._id } }),
  })
  const saveNote = useRowAction({
    act: () =>
      admin.call('PUT /admin/messages/{id}', {
        params: { id: message._id },
        body: { status: message.status, note: note.trim() },
      }),
    touches: ['messages'],
    onDone: () => forgetNote(),
    successKey: 'admin.messages.saved',
    failureKey: 'admin.messages.saveFailed',
  })
  async function move(next: MessageRecord['status'], button: HTMLElement) {
    if (update.isPending) return
    const goOn = planFocus(button, `[data-step="${next}"]`)
    await update.mutateAsync(next).catch(() => undefined)
    goOn()
  }
  const mailTo = mailtoLink(message.email, `Re: ${message.subject}`)
  return (
    <Stack spacing={1} sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h2">{message.subject}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[translate(`admin.messageStatus.${message.status}`), formatDateTime(message.createdAt)].join(' · ')}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        <FamilyLink id={message.userId}>{message.name}</FamilyLink>
        {['', ...(message.email ? [message.email] : []), translate(`admin.inquiries.${message.inquiryType}`)].join(
          ' · ',
        )}
        {message.userId !== null && ` · ${translate('admin.messages.typed')}`}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '65ch' }}>{message.message}</Typography>
      <OwnerLine queue="messages" subject={message.subject} request={message} waits={message.status === 'new'} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          label={translate('admin.messageNote')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          margin="none"
          slotProps={{ htmlInput: { maxLength: 500 } }}
          sx={{ maxWidth: '65ch' }}
        />
        {note.trim() !== (message.note ?? '') && (
          <Button disabled={saveNote.isPending} onClick={() => saveNote.mutate(undefined)}>
            {translate('admin.saveNote')}
          </Button>
        )}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {message.email && (
          <Button variant="contained" href={mailTo} data-row>
            {translate('admin.messages.answer')}
          </Button>
        )}
        {message.phone && (
          <Button
            variant={message.email ? 'outlined' : 'contained'}
            href={`tel:${message.phone}`}
            {...(!message.email && { 'data-row': true })}
          >
            {translate('admin.callbacks.call', { phone: tellPhone(message.phone) })}
          </Button>
        )}
        {(['answered', 'closed', 'new'] as const)
          .filter((next) => next !== message.status)
          .map((next) => (
            <Button
              key={next}
              variant="outlined"
              data-step={next}
              aria-disabled={update.isPending}
              aria-label={`${translate(`admin.messages.to.${next}`)}: ${message.subject}`}
              onClick={(event) => void move(next, event.currentTarget)}
            >
              {translate(`admin.messages.to.${next}`)}
            </Button>
          ))}
      </Stack>
    </Stack>
  )
}
