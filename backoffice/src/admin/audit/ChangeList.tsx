import Box from '@mui/material/Box'
import type { AuditChange } from '@thodu/api/contract/calls/wire-types'
import { useTranslate } from 'react-admin'
import { describeField, describeValue, kindOfChange } from './describe-change.ts'

/** What changed, field by field, as a sentence that is also read out correctly. */
export function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  const translate = useTranslate()
  if (changes.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {changes.map(({ field, from, to, hidden }) => (
        <li key={field}>
          {translate(`admin.audit.${hidden ? 'hidden' : kindOfChange({ from, to })}`, {
            field: translate(`label.fields.${field.split('.').at(-1)}`, { _: describeField(field) }),
            from: describeValue(from),
            to: describeValue(to),
          })}
        </li>
      ))}
    </Box>
  )
}
