import Box from '@mui/material/Box'
import type { AuditChange } from '@thodu/api/contract/audit/audit.schema'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'
import { describeField, describeValue, kindOfChange, readMissingChecks, readSuggestion } from './describe-change.ts'

/** What changed, field by field, as a sentence that is also read out correctly. */
export function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  const translate = useTranslate()
  if (changes.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {changes.map(({ field, from, to, hidden }) => (
        <li key={field}>
          {translate(`admin.audit.${hidden ? 'hidden' : kindOfChange({ from, to })}`, {
            field: sayChanged(translate, field),
            from: sayValue(translate, field, from),
            to: sayValue(translate, field, to),
          })}
        </li>
      ))}
    </Box>
  )
}

/** The name of a field in words: of the office, else of the form about a patient, else as it is called. */
function sayChanged(say: Translate, field: string): string {
  const name = field.split('.').at(-1) ?? field
  return say(`admin.fields.${name}`, { _: say(`label.fields.${name}`, { _: describeField(field) }) })
}

/** What is kept as a code is said in words, as far as they are loaded. */
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

function sayValue(say: Translate, field: string, value: unknown): string {
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
