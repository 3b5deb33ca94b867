import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Breach, People } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { useFormSave } from '../../../app/wire/use-form-save.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { BREACHES } from './use-breach.ts'
import { toWhom, type WhomDraft, whomKinds } from './whom-draft.ts'

const empty: WhomDraft = { kind: 'everybody', booking: '', email: '', from: '', until: '', files: '' }
const moments = ['from', 'until'] as const

/** Whom it touches: the number is seen first, then they are told, each once (rule PRIV-B3). */
export function PeopleSection({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.breaches.${key}`, values)
  const admin = useAdminData()
  const [draft, change] = useKeptForm(`breach.${breach._id}.whom`, empty)
  const [seen, setSeen] = useState<People | null>(null)
  const forms = { failedKey: 'admin.breaches.saveFailed', resource: BREACHES }
  const count = useFormSave({ ...forms, doneKey: 'admin.breaches.counted', onDone: () => undefined })
  const tell = useFormSave({ ...forms, doneKey: 'admin.breaches.told', onDone: () => setSeen(null) })
  const call = { params: { id: breach._id }, body: { whom: toWhom(draft) } }
  const set = (changes: Partial<WhomDraft>) => {
    setSeen(null)
    change(changes)
  }
  const problem = tell.problem ?? count.problem
  const busy = count.busy || tell.busy
  const { mailed, called, toCall } = breach.people
  const field = (name: 'booking' | 'email' | 'files', isLong = false) => (
    <TextField
      label={say(`whom.${name}`)}
      value={draft[name]}
      multiline={isLong}
      onChange={(event) => set({ [name]: event.target.value })}
      fullWidth
    />
  )
  return (
    <Section title={say('people')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault()
          void count.save(async () => setSeen(await admin.call('POST /admin/breaches/{id}/people', call)))
        }}
      >
        <Typography>{say('toldSoFar', { mailed, called, toCall })}</Typography>
        {problem && <Alert severity="error">{problem.message}</Alert>}
        {breach.closedAt === null && (
          <>
            <TextField
              select
              label={say('whom.label')}
              value={draft.kind}
              onChange={(event) => set({ kind: event.target.value })}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
              fullWidth
            >
              {whomKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {say(`whom.kinds.${kind}`)}
                </option>
              ))}
            </TextField>
            {draft.kind === 'booking' && field('booking')}
            {draft.kind === 'files' && field('files', true)}
            {draft.kind === 'viewer' && (
              <>
                {field('email')}
                {moments.map((name) => (
                  <TextField
                    key={name}
                    type="datetime-local"
                    label={say(`whom.${name}`)}
                    value={draft[name]}
                    onChange={(event) => set({ [name]: event.target.value })}
                    slotProps={{ inputLabel: { shrink: true } }}
                    fullWidth
                  />
                ))}
              </>
            )}
            <Button type="submit" variant="outlined" disabled={busy} sx={{ alignSelf: 'flex-start' }}>
              {say('count')}
            </Button>
            {seen && (
              <>
                <Typography role="status">{say('seen', { ...seen })}</Typography>
                {seen.mails + seen.calls > 0 && (
                  <Button
                    variant="contained"
                    color="error"
                    disabled={busy}
                    onClick={() => void tell.save(() => admin.call('POST /admin/breaches/{id}/tell', call))}
                    sx={{ alignSelf: 'flex-start' }}
                  >
                    {say('tell', { count: seen.mails + seen.calls, smart_count: seen.mails + seen.calls })}
                  </Button>
                )}
              </>
            )}
          </>
        )}
      </Stack>
    </Section>
  )
}
