import { useState } from 'react'
import { Line } from '../SectionForm.tsx'

type ListFieldProps = {
  label: string
  values: readonly string[]
  error: string | undefined
  onChange: (values: string[]) => void
}

const split = (text: string): string[] => text.split(/[\s,]+/).filter((one) => one !== '')

export function ListField({ label, values, error, onChange }: ListFieldProps) {
  const [typed, setTyped] = useState(() => values.join(', '))
  // Discard and a newer change replace the typed text.
  const shown = split(typed).join() === values.join() ? typed : values.join(', ')
  return (
    <Line
      label={label}
      value={shown}
      error={error}
      onChange={(text) => {
        setTyped(text)
        onChange(split(text))
      }}
    />
  )
}
