import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type Language, languageNames, languages } from '@thodu/api/contract/people/languages'
import type { WhatsAppMessage } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import { useTranslate } from 'react-admin'
import type { Message, useWhatsApp } from './use-whatsapp.ts'

const recipients = ['family', 'emergency', 'caretaker'] as const

/** Only the person who returns from WhatsApp knows whether the message was sent (rule CALL-8). */
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

type Choosing = Pick<ReturnType<typeof useWhatsApp>, 'chosen' | 'choose'>

function WhomAndLanguage({ chosen, choose }: Choosing) {
  const translate = useTranslate()
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <TextField
        select
        fullWidth
        label={translate('admin.handOff.to')}
        value={chosen.to}
        onChange={(event) => choose.to(event.target.value as WhatsAppMessage['to'])}
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
        value={chosen.language}
        onChange={(event) => choose.language(event.target.value as Language)}
      >
        {languages.map((one) => (
          <MenuItem key={one} value={one} lang={one}>
            {languageNames[one]}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  )
}

/** Recipient, language, template and preview; after WhatsApp was opened, the question whether the message was sent. */
export function WhatsAppChoice({ data, handOff }: { data: WhatsAppMessage; handOff: ReturnType<typeof useWhatsApp> }) {
  const translate = useTranslate()
  const { message, chosen, choose } = handOff
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <WhomAndLanguage chosen={chosen} choose={choose} />
      <TextField
        select
        fullWidth
        label={translate('admin.handOff.message')}
        value={message?.template ?? ''}
        onChange={(event) => choose.message(event.target.value as Message['template'])}
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
      {handOff.needsReason && (
        <TextField
          label={translate('admin.handOff.reason')}
          value={chosen.reason}
          onChange={(event) => choose.reason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      {handOff.isOpened && <AskSent onAnswer={handOff.answer} />}
    </Stack>
  )
}
