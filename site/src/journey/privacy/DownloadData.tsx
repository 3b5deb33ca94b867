import { ApiFailure } from '@thodu/api/contract/client/client'
import { useState } from 'react'
import { download as words } from '#words/privacy.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { proveAnew, type Unproven } from './prove-anew.ts'

const inMegabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1)

function save(zip: Blob): void {
  const url = URL.createObjectURL(zip)
  const link = document.createElement('a')
  link.href = url
  link.download = 'my-data.zip'
  link.click()
  // Browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const messages: Partial<Record<DownloadFailure, string>> = {
  'sign-in': words.signInFirst,
  'too-often': words.tooOften,
  failed: words.failed,
}

/** "Download my data", with the password when the sign-in is older than 15 minutes (rule PRIV-D3). */
export function DownloadData() {
  const [password, setPassword] = useState('')
  const [state, setState] = useState<DownloadFailure | 'idle' | 'done'>('idle')
  const [bytes, setBytes] = useState<number>()
  const isLoading = bytes !== undefined
  const start = async () => {
    setState('idle')
    setBytes(0)
    const answer = await downloadData(password, setBytes)
    setBytes(undefined)
    if (answer instanceof Blob) {
      save(answer)
      setPassword('')
    }
    setState(answer instanceof Blob ? 'done' : answer)
  }
  const asksPassword = state === 'password' || state === 'wrong' || (isLoading && password !== '')
  const message = state === 'idle' || state === 'done' ? undefined : messages[state]
  return (
    <section aria-labelledby="download-data">
      <h3 id="download-data">{words.heading}</h3>
      <p>{words.lead}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isLoading) void start()
        }}
      >
        {asksPassword && (
          <PasswordField
            id="download-password"
            label={words.password}
            error={state === 'wrong' ? words.wrong : undefined}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {message !== undefined && <Alert tone={state === 'failed' ? 'error' : 'note'}>{message}</Alert>}
        {state === 'done' && <Alert tone="success">{words.done}</Alert>}
        <button type="submit" className="button button-quiet" disabled={isLoading}>
          {isLoading ? words.loading(inMegabytes(bytes)) : words.start}
        </button>
      </form>
    </section>
  )
}

type DownloadFailure = Unproven | 'too-often' | 'failed'

const patience = 10 * 60_000

async function receive(onBytes: (bytes: number) => void): Promise<Blob> {
  const response = await api.send('/user/data', { timeout: patience })
  const reader = response.body?.getReader()
  const pieces: BlobPart[] = []
  let bytes = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(next.value)
    bytes += next.value.length
    onBytes(bytes)
  }
  return new Blob(pieces, { type: 'application/zip' })
}

/** @returns the zip, or why there is none */
async function downloadData(password: string, onBytes: (bytes: number) => void): Promise<Blob | DownloadFailure> {
  try {
    return await proveAnew(password, () => receive(onBytes))
  } catch (error) {
    return error instanceof ApiFailure && error.status === 429 ? 'too-often' : 'failed'
  }
}
