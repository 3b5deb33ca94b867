import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { useFormSave } from '../../../app/wire/use-form-save.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { BoardPaper } from './BoardPaper.tsx'
import { fromField, toField } from './city-moment.ts'
import { BREACHES } from './use-breach.ts'

const times = ['boardToldAt', 'boardDetailedAt', 'extendedUntil'] as const

/** The reports to the Board, when the office sent them, and closing (rule PRIV-B5). The product sends nothing itself. */
export function BoardSection({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.breaches.${key}`)
  const admin = useAdminData()
  const params = { id: breach._id }
  const isClosed = breach.closedAt !== null
  const [typed, change] = useKeptForm(
    `breach.${breach._id}.board`,
    {} as Partial<Record<string, string>> as Record<string, string>,
  )
  const forms = { failedKey: 'admin.breaches.saveFailed', resource: BREACHES, onDone: () => undefined }
  const save = useFormSave({ ...forms, doneKey: 'admin.breaches.saved' })
  const close = useFormSave({ ...forms, doneKey: 'admin.breaches.closed' })
  const problem = close.problem ?? save.problem
  const body = Object.fromEntries(
    times.flatMap((field) => (typed[field] === undefined ? [] : [[field, fromField(typed[field])]])),
  )
  return (
    <Section title={say('board')}>
      <Stack spacing={2}>
        <Typography variant="body2">{say('boardHint')}</Typography>
        <BoardPaper paper="first" breach={breach} />
        <BoardPaper paper="details" breach={breach} />
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault()
            void save.save(() => admin.call('PUT /admin/breaches/{id}', { params, body }))
          }}
        >
          {problem && <Alert severity="error">{problem.message}</Alert>}
          {times.map((field) => (
            <TextField
              key={field}
              type="datetime-local"
              label={say(`fields.${field}`)}
              value={typed[field] ?? toField(breach[field])}
              disabled={isClosed}
              onChange={(event) => change({ [field]: event.target.value })}
              error={save.problem?.fields[field] !== undefined}
              helperText={save.problem?.fields[field]}
              slotProps={{ inputLabel: { shrink: true } }}
              fullWidth
            />
          ))}
          {!isClosed && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button type="submit" variant="contained" disabled={save.busy}>
                {translate('app.save')}
              </Button>
              <Button
                disabled={close.busy}
                onClick={() => void close.save(() => admin.call('POST /admin/breaches/{id}/close', { params }))}
              >
                {say('close')}
              </Button>
            </Stack>
          )}
        </Stack>
      </Stack>
    </Section>
  )
}
