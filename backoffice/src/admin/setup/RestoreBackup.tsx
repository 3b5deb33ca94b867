import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ApiFailure } from '@thodu/api/contract/client/client'
import type { Restoring } from '@thodu/api/contract/setup/setup.schema'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import { setupApi } from './setup-session.ts'
import { uploadBackup, waitForRestore } from './upload-backup.ts'

type State =
  | { at: 'choosing' }
  | { at: 'uploading'; part: number }
  | { at: 'restoring'; found?: Restoring }
  | { at: 'restored'; found: Restoring }

/** Restores a backup instead of a first setup (rule SET-16). A wrong key does not clear the chosen file. */
export function RestoreBackup({ token, onBack }: { token: string; onBack: () => void }) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.setup.${key}`, values)
  const [state, setState] = useState<State>({ at: 'choosing' })
  const [file, setFile] = useState<File>()
  /** The file already on the server: another key needs no second upload. */
  const [uploaded, setUploaded] = useState<File>()
  const [key, setKey] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const isBusy = state.at === 'uploading' || state.at === 'restoring'

  async function restore(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setErrors({})
    if (!file) return setErrors({ file: say('chooseFile') })
    try {
      if (uploaded !== file) {
        setState({ at: 'uploading', part: 0 })
        await uploadBackup(token, file, (part) => setState({ at: 'uploading', part }))
        setUploaded(file)
      }
      setState({ at: 'restoring' })
      const found = await setupApi.call('POST /setup/restore', { body: { token, key }, timeout: 600_000 })
      setState({ at: 'restoring', found })
      const failure = await waitForRestore(token)
      if (failure !== undefined) {
        setErrors({ file: say('restoreFailed', { reason: failure }) })
        return setState({ at: 'choosing' })
      }
      setState({ at: 'restored', found })
    } catch (error) {
      setState({ at: 'choosing' })
      const fields = error instanceof ApiFailure ? error.errors : {}
      const message = error instanceof Error ? error.message : say('failed')
      setErrors(Object.keys(fields).length > 0 ? fields : { file: message })
    }
  }

  if (state.at === 'restored')
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Alert severity="success">
          {say('restored', {
            at: formatDateTime(state.found.createdAt),
            bookings: state.found.bookings,
            files: state.found.files,
          })}
        </Alert>
        <Button variant="contained" href="/login" sx={{ minHeight: 44 }}>
          {say('signIn')}
        </Button>
      </Stack>
    )
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void restore(event)}>
      <Typography>{say('restoreLead')}</Typography>
      <Box>
        <Button component="label" variant="outlined" sx={{ minHeight: 44 }} disabled={isBusy}>
          {say('chooseFile')}
          <Box
            component="input"
            type="file"
            sx={{ position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer' }}
            onChange={({ target }) => setFile((target as HTMLInputElement).files?.[0])}
          />
        </Button>
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{file?.name ?? say('noFile')}</Typography>
      </Box>
      {errors.file !== undefined && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {errors.file}
        </Alert>
      )}
      <TextField
        label={say('key')}
        value={key}
        multiline
        error={errors.key !== undefined}
        helperText={errors.key ?? say('keyHint')}
        onChange={({ target }) => setKey(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 300 } }}
      />
      {state.at === 'uploading' && (
        <Box role="status">
          <Typography>{say('uploading', { part: Math.round(state.part * 100) })}</Typography>
          <LinearProgress variant="determinate" value={state.part * 100} aria-hidden="true" />
        </Box>
      )}
      {state.at === 'restoring' && (
        <Box role="status">
          <Typography>{say('restoring')}</Typography>
          <LinearProgress aria-hidden="true" />
        </Box>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" aria-disabled={isBusy} sx={{ minHeight: 44 }}>
          {say('restore')}
        </Button>
        {!isBusy && (
          <Button onClick={onBack} sx={{ minHeight: 44 }}>
            {say('setUpInstead')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
