import Box from '@mui/material/Box'
import type { AuditChange } from '@thodu/api/contract/audit/audit.schema'
import { humanizeName } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'

/** Describes each changed field as a sentence, which screen readers read correctly. */
export function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  const translate = useTranslate()
  if (changes.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {changes.map(({ field, from, to, hidden }) => (
        <li key={field}>
          {translate(`admin.audit.${hidden ? 'hidden' : kindOfChange({ from, to })}`, {
            field: formatChangedField(translate, field),
            from: formatValue(translate, field, from),
            to: formatValue(translate, field, to),
          })}
        </li>
      ))}
    </Box>
  )
}

/** Translates a field's name: the admin app's word, else the patient form's label, else the name. */
function formatChangedField(say: Translate, field: string): string {
  const name = field.split('.').at(-1) ?? field
  return say(`admin.fields.${name}`, { _: say(`label.fields.${name}`, { _: describeField(field) }) })
}

/** Maps fields with coded values to their translations, as far as these are loaded. */
const valueWords: Readonly<Record<string, string>> = {
  status: 'status',
  role: 'admin.roles',
  visit: 'visits.status',
  charge: 'visits.charges',
  money: 'visits.history.money',
  startProof: 'visits.proofs',
  endProof: 'visits.proofs',
  changeAsked: 'admin.changeKinds',
  changeState: 'admin.changeStates',
}
const isTime = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)

function formatValue(say: Translate, field: string, value: unknown): string {
  const suggestion = readSuggestion(field, value)
  if (suggestion) return say('admin.audit.suggested', suggestion)
  const unchecked = readMissingChecks(field, value)
  if (unchecked)
    return unchecked
      .map(({ name, missing }) => `${name}: ${missing.map((check) => say(`admin.checks.names.${check}`)).join(', ')}`)
      .join('; ')
  const text = describeValue(value)
  if (isTime(text)) return formatDateTime(text)
  const words = valueWords[field]
  return words === undefined || text === '' ? text : say(`${words}.${text}`, { _: text })
}

const describeField = (field: string): string => humanizeName(field.split('.').at(-1) ?? field)

/** Formats a logged value; empty for a missing one. */
function describeValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(describeValue).join(', ')
  if (typeof value === 'object' && 'name' in value && typeof value.name === 'string') return value.name
  return JSON.stringify(value)
}

function kindOfChange({ from, to }: { from: unknown; to: unknown }): 'set' | 'changed' | 'cleared' {
  if (describeValue(from) === '') return 'set'
  return describeValue(to) === '' ? 'cleared' : 'changed'
}

/** Rank and score of the suggestion that was followed. */
function readSuggestion(field: string, value: unknown): { rank: number; score: number } | undefined {
  if (field !== 'suggestion' || typeof value !== 'object' || value === null) return undefined
  const { rank, score } = value as Readonly<Record<string, unknown>>
  return typeof rank === 'number' && typeof score === 'number' ? { rank, score } : undefined
}

type Unchecked = { name: string; missing: string[] }
const isUnchecked = (value: unknown): value is Unchecked =>
  typeof value === 'object' && value !== null && 'name' in value && 'missing' in value && Array.isArray(value.missing)

/** Caretakers who were assigned without all their checks, with the missing checks (rule MATCH-8). */
const readMissingChecks = (field: string, value: unknown): Unchecked[] | undefined =>
  field === 'missingChecks' && Array.isArray(value) ? value.filter(isUnchecked) : undefined
