import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { breachTextNames } from '@thodu/api/contract/privacy/breaches/breach-clock'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { toField } from '../../../words/city-moment.ts'
import { breachTimes, useBreachForm } from './use-breach.ts'

const times = breachTimes.facts
const texts = ['nature', ...breachTextNames] as const
type Field = (typeof times)[number] | (typeof texts)[number]
const isSent = (field: Field) => ['nature', 'extent', 'consequences', 'measures', 'safetySteps'].includes(field)

/** The facts of a breach. */
export function BreachFacts({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const { typed, change, save: form } = useBreachForm<Field>(breach, 'facts')
  const isClosed = breach.closedAt !== null
  const errors = form.fieldErrors
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
