import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { FactorChallenge } from '@thodu/api/contract/accounts/factors.schema'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { RowSkeletons } from '../lists/ListStates.tsx'
import { callApi } from '../wire/http-client.ts'
import { messageOf } from '../wire/use-toast.tsx'
import { CodeInput, isWhole } from './CodeInput.tsx'
import { askForPasskey } from './webauthn.ts'

type Way = FactorChallenge['kinds'][number]
type Proof = { code?: string; recoveryCode?: string; password?: string; assertion?: { id: string } }
const order = ['totp', 'passkey', 'recovery', 'password', 'mail'] as const
const linkKeys = {
  totp: 'app.proof.useApp',
  passkey: 'app.proof.usePasskey',
  recovery: 'app.proof.useRecovery',
} as const

const leadOf = (way: Way | undefined): string =>
  way === 'mail' ? 'app.proof.mailed' : way ? 'app.proof.lead' : 'app.proof.none'

/** Confirms the user's identity by a second factor, by the password without one, or by a code mailed when the dialog opens. */
export function ProofDialog({ onClose }: { onClose: (isProven: boolean) => void }) {
  const translate = useTranslate()
  const titleId = useId()
  // A challenge accepts one answer, so each dialog requests its own.
  const question = useQuery({
    queryKey: ['proof', titleId],
    queryFn: () => callApi('POST /user/factors/ask'),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('app.proof.title')}</DialogTitle>
      {question.data ? (
        <ProofForm question={question.data} onClose={onClose} onAsk={async () => (await question.refetch()).error} />
      ) : (
        <DialogContent>
          {question.error ? (
            <Alert severity="error">{messageOf(question.error, translate('app.failed'))}</Alert>
          ) : (
            <RowSkeletons rows={2} />
          )}
        </DialogContent>
      )}
    </Dialog>
  )
}

type ProofFormProps = {
  question: FactorChallenge
  onClose: (isProven: boolean) => void
  /**
   * Requests a new challenge.
   * @returns the error, or null
   */
  onAsk: () => Promise<Error | null>
}

function useProof({ question, onClose, onAsk }: ProofFormProps) {
  const translate = useTranslate()
  const ways = order.filter((way) => question.kinds.includes(way))
  const [way, setWay] = useState<Way | undefined>(ways[0])
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(proof: Proof) {
    try {
      await callApi('POST /user/factors/prove', { body: { challenge: question.challenge, ...proof } })
      onClose(true)
    } catch (cause) {
      setError(messageOf(cause, translate('app.proof.wrong')))
      setText('')
      // The server closes a challenge after five answers without telling the page, so each try gets a new one. A mailed code
      // belongs to its challenge, which remains until the user requests a new code.
      if (way !== 'mail') void onAsk()
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    if ((way === 'totp' || way === 'mail') && isWhole(text)) await send({ code: text })
    if (way === 'recovery' && text !== '') await send({ recoveryCode: text })
    if (way === 'password' && text !== '') await send({ password: text })
    if (way === 'passkey') {
      const assertion = question.passkey && (await askForPasskey(question.passkey).catch(() => undefined))
      if (assertion) await send({ assertion })
      else setError(translate('app.proof.wrong'))
    }
    setBusy(false)
  }
  async function mailAgain() {
    const refused = await onAsk()
    setError(refused ? messageOf(refused, translate('app.failed')) : undefined)
  }
  const choose = (next: Way) => {
    setWay(next)
    setText('')
    setError(undefined)
  }
  return { ways, way, choose, text, setText, error, busy, submit, mailAgain }
}

function ProofForm(props: ProofFormProps) {
  const translate = useTranslate()
  const { ways, way, choose, text, setText, error, busy, submit, mailAgain } = useProof(props)
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate(leadOf(way))}</Typography>
        {(way === 'totp' || way === 'mail') && (
          <CodeInput label={translate('app.factor.code')} value={text} onCode={setText} error={!!error} autoFocus />
        )}
        {(way === 'recovery' || way === 'password') && (
          <TextField
            key={way}
            label={translate(way === 'password' ? 'app.proof.password' : 'app.proof.recovery')}
            type={way === 'password' ? 'password' : 'text'}
            autoComplete={way === 'password' ? 'current-password' : 'off'}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={!!error}
            autoFocus
          />
        )}
        {error && <Alert severity="error">{error}</Alert>}
        <Stack sx={{ alignItems: 'flex-start', mt: 1 }}>
          {ways.map((other) =>
            other === way || other === 'password' || other === 'mail' ? null : (
              <Button key={other} onClick={() => choose(other)}>
                {translate(linkKeys[other])}
              </Button>
            ),
          )}
          {way === 'mail' && <Button onClick={() => void mailAgain()}>{translate('app.proof.again')}</Button>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => props.onClose(false)}>{translate('app.cancel')}</Button>
        {way && (
          <Button type="submit" variant="contained" disabled={busy}>
            {translate(way === 'passkey' ? 'app.proof.usePasskey' : 'app.proof.submit')}
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
