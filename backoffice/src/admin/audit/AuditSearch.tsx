import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

const PAUSE = 400

/** Searches when typing pauses, so that not every letter becomes a call. */
export function AuditSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
