import Box from '@mui/material/Box'
import type { AuditChange } from '@thodu/api/contract/wire-types'
import { useTranslate } from 'react-admin'
import { describeField, describeValue } from './describe-change.ts'

/** What changed, field by field, as "from → to" that is also read out correctly. */
export function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  const translate = useTranslate()
  if (changes.length === 0) return null
  const nothing = translate('admin.audit.nothing')
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {translate('admin.audit.change', {
            field: describeField(field),
            from: describeValue(from, nothing),
            to: describeValue(to, nothing),
          })}
        </li>
      ))}
    </Box>
  )
}
