import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { auditActions, auditResourceTypes, auditStatuses } from '@thodu/api/contract/audit/audit-actions'
import { roles } from '@thodu/api/contract/people/roles'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AuditFilterName } from './audit-query.ts'
import type { AuditView } from './use-audit.ts'

const choices: { name: AuditFilterName; values: readonly string[]; words: string }[] = [
  { name: 'action', values: auditActions, words: 'admin.auditActions' },
  { name: 'resourceType', values: auditResourceTypes, words: 'admin.auditResources' },
  { name: 'userRole', values: roles, words: 'admin.roles' },
  { name: 'status', values: auditStatuses, words: 'admin.auditStatus' },
]

/** Search, action, resource type, role, status, start and end date (rule AUD-7). */
export function AuditFilterBar({ view: { filters, change, clear } }: { view: AuditView }) {
  const translate = useTranslate()
  return (
    <Box component="search" aria-label={translate('admin.audit.filters')} sx={bar}>
      <AuditSearch value={filters.search ?? ''} onChange={(value) => change('search', value)} />
      {choices.map(({ name, values, words }) => (
        <TextField
          key={name}
          select
          margin="none"
          label={translate(`admin.audit.${name}`)}
          value={filters[name] ?? ''}
          onChange={(event) => change(name, event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{translate('admin.audit.all')}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {translate(`${words}.${value}`)}
            </option>
          ))}
        </TextField>
      ))}
      {(['startDate', 'endDate'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          margin="none"
          label={translate(`admin.audit.${name}`)}
          value={filters[name] ?? ''}
          onChange={(event) => change(name, event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      <Button onClick={clear} disabled={Object.keys(filters).length === 0}>
        {translate('admin.audit.clear')}
      </Button>
    </Box>
  )
}

const bar = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))' }

const PAUSE = 400

/** Searches when the user pauses typing, so that not every letter sends a request. */
function AuditSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text, value, onChange])
  return (
    <TextField
      type="search"
      margin="none"
      label={translate('admin.audit.search')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
    />
  )
}
