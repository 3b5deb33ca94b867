import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { readPhoneLinks } from '@thodu/api/contract/people/phone-numbers'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import { type MessageRecord, useAdminData } from '../admin-data-provider.ts'
import { FamilyLink } from '../lists/FamilyLink.tsx'
import { RequestSteps } from '../requests/RequestSteps.tsx'

export function MessageCard({ message }: { message: MessageRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
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
      <RequestSteps
        queue="messages"
        request={message}
        subject={message.subject}
        steps={['answered', 'closed', 'new']}
        noteLabel={translate('admin.messageNote')}
        savesNote
        save={(body) => admin.call('PUT /admin/messages/{id}', { params: { id: message._id }, body })}
      >
        {message.email && (
          <Button variant="contained" href={mailTo} data-row>
            {translate('admin.messages.answer')}
          </Button>
        )}
        {readPhoneLinks(message.phone).map(({ text, dial }, place) => (
          <Button
            key={dial}
            variant={message.email ? 'outlined' : 'contained'}
            href={`tel:${dial}`}
            {...(!message.email && place === 0 && { 'data-row': true })}
          >
            {translate('admin.callbacks.call', { phone: formatPhone(text) })}
          </Button>
        ))}
      </RequestSteps>
    </Stack>
  )
}
