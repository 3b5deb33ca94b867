import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

type RecordListProps<One> = {
  title: string
  hint?: string
  records: readonly One[]
  empty: One
  nameOf: (record: One) => string
  addLabel: string
  columns: string
  onChange: (records: One[]) => void
  children: (record: One, place: number, change: (changes: Partial<One>) => void) => ReactNode
}

export function RecordList<One>({ title, hint, records, columns, children, onChange, ...list }: RecordListProps<One>) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.125rem' }}>
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {records.map((record, place) => (
        <Box
          component="fieldset"
          // biome-ignore lint/suspicious/noArrayIndexKey: a record has no other identity while its name is typed
          key={place}
          sx={{
            border: 0,
            m: 0,
            p: 0,
            minWidth: 0,
            display: 'grid',
            columnGap: 2,
            alignItems: 'start',
            gridTemplateColumns: { sm: `${columns} auto` },
          }}
        >
          {children(record, place, (changes) =>
            onChange(records.map((one, at) => (at === place ? { ...one, ...changes } : one))),
          )}
          <Button
            color="error"
            sx={{ minHeight: 44, mt: { sm: 0.5 }, justifySelf: 'start' }}
            aria-label={`${translate('admin.settings.remove')}: ${list.nameOf(record)}`}
            onClick={() => onChange(records.filter((_, at) => at !== place))}
          >
            {translate('admin.settings.remove')}
          </Button>
        </Box>
      ))}
      <Button
        variant="outlined"
        sx={{ minHeight: 44, mt: records.length > 0 ? 1 : 0.5 }}
        onClick={() => onChange([...records, list.empty])}
      >
        {list.addLabel}
      </Button>
    </Box>
  )
}
