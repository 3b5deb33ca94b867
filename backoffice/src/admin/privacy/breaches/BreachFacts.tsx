import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { breachTextNames } from '@thodu/api/contract/privacy/breaches/breach-clock'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { fromField, toField } from '../../../words/city-moment.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { BREACHES } from './use-breach.ts'

const times = ['startedAt', 'endedAt'] as const
const texts = ['nature', ...breachTextNames] as const
type Field = (typeof times)[number] | (typeof texts)[number]
type Typed = Partial<Record<Field, string>>
const isSent = (field: Field) => ['nature', 'extent', 'consequences', 'measures', 'safetySteps'].includes(field)

/** The facts of a breach. Only changed fields are sent, so that two admins do not overwrite each other. */
export function BreachFacts({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [kept, keep] = useKeptText(`breach.${breach._id}`, '{}')
  const typed = JSON.parse(kept) as Typed
  const isClosed = breach.closedAt !== null
  const form = useAction({
    act: () => {
      const moments = times.flatMap((field) => (typed[field] === undefined ? [] : [[field, fromField(typed[field])]]))
      const words = texts.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]]))
      return admin.call('PUT /admin/breaches/{id}', {
        params: { id: breach._id },
        body: Object.fromEntries([...moments, ...words]),
      })
    },
    touches: [BREACHES],
    successKey: 'admin.breaches.saved',
    failureKey: 'admin.breaches.saveFailed',
    showFailure: 'form',
    onDone: () => keep('{}'),
  })
  const errors = form.fieldErrors
  const change = (field: Field, value: string) => keep(JSON.stringify({ ...typed, [field]: value }))
  const shared = (field: Field) => ({
    label: translate(`admin.breaches.fields.${field}`),
    disabled: isClosed,
    error: errors[field] !== undefined,
    helperText: errors[field] ?? (isSent(field) ? translate('admin.breaches.sent') : undefined),
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    fullWidth: true,
  })
  return (
    <Section title={translate('admin.breaches.facts')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault()
          form.mutate()
        }}
      >
        {form.problem && <Alert severity="error">{form.problem}</Alert>}
        {texts.map((field) => (
          <TextField
            key={field}
            {...shared(field)}
            value={typed[field] ?? breach[field] ?? ''}
            multiline
            minRows={field === 'place' ? 1 : 2}
            slotProps={{ htmlInput: { maxLength: 4_000 } }}
          />
        ))}
        {times.map((field) => (
          <TextField
            key={field}
            {...shared(field)}
            type="datetime-local"
            value={typed[field] ?? toField(breach[field])}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        {!isClosed && (
          <Button type="submit" variant="contained" disabled={form.isPending} sx={{ alignSelf: 'flex-start' }}>
            {translate('app.save')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
