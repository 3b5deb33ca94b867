import { useState } from 'react'
import { Line } from '../SectionForm.tsx'

type OptionalNumberLineProps = {
  label: string
  value: number | null
  error: string | undefined
  hint: string
  onChange: (value: number | null) => void
}

/** A single dot becomes 0, which the server refuses with a message; null would be saved as "none". */
const read = (typed: string): number | null => (typed === '' ? null : Number(typed) || 0)

export function OptionalNumberLine({ value, onChange, ...line }: OptionalNumberLineProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  // "4." is typed on the way to 4.9; Discard replaces the typed text.
  const shown = read(typed) === value ? typed : String(value ?? '')
  return (
    <Line
      {...line}
      value={shown}
      onChange={(text) => {
        const number = text.replaceAll(/[^\d.]/g, '')
        setTyped(number)
        onChange(read(number))
      }}
    />
  )
}
