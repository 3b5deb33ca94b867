import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { AddedFactor } from '@thodu/api/contract/accounts/factors.schema'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { encode } from 'uqr'
import { callApi } from '../wire/http-client.ts'
import { messageOf } from '../wire/use-toast.tsx'
import { CodeInput, isWhole } from './CodeInput.tsx'

export type NewApp = { challenge: string; secret: string; uri: string }
type AddAppProps = { app: NewApp; onAdded: (factor: AddedFactor) => void; onCancel: () => void }

/** Shows the key as a QR code and as text. The app counts as a factor only after its first code (rule ACC-36). */
export function AddApp({ app, onAdded, onCancel }: AddAppProps) {
  const translate = useTranslate()
  const [name, setName] = useState(translate('app.factor.appName'))
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (busy || !isWhole(code)) return
    setBusy(true)
    setError(undefined)
    try {
      onAdded(await callApi('POST /user/factors/totp/confirm', { body: { challenge: app.challenge, code, name } }))
    } catch (cause) {
      setError(messageOf(cause, translate('app.factor.actionFailed')))
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={(event) => void confirm(event)} sx={{ maxWidth: 420 }}>
      <Typography>{translate('app.factor.scan')}</Typography>
      <QrCode text={app.uri} title={translate('app.factor.qr')} />
      <Typography>{translate('app.factor.type')}</Typography>
      <Typography component="code" sx={{ fontFamily: 'monospace', fontSize: 18, overflowWrap: 'anywhere' }}>
        {app.secret.match(/.{1,4}/g)?.join(' ')}
      </Typography>
      <Typography>{translate('app.factor.enter')}</Typography>
      <CodeInput label={translate('app.factor.code')} value={code} onCode={setCode} error={!!error} />
      <TextField
        label={translate('app.factor.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      {error && <Alert severity="error">{error}</Alert>}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" disabled={busy || !isWhole(code)} sx={{ minHeight: 44 }}>
          {translate(busy ? 'app.factor.checking' : 'app.factor.confirm')}
        </Button>
        <Button onClick={onCancel} sx={{ minHeight: 44 }}>
          {translate('app.cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Drawn by the browser, so that the key never leaves the page; dark on white, as cameras need it. */
function QrCode({ text, title }: { text: string; title: string }) {
  const { data, size } = useMemo(() => encode(text, { border: 3 }), [text])
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Box sx={{ width: 208, maxWidth: '100%', backgroundColor: '#fff', borderRadius: 1, lineHeight: 0 }}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title} shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
    </Box>
  )
}
