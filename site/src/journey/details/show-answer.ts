import type { PatientField } from '@thodu/api/contract/care/catalogue'
import { optionLabel } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'

/** Formats an answer for reading: a date as text, a choice in the reader's language. */
export const showAnswer = ({ type, options }: PatientField, value: string): string => {
  if (type === 'date') return formatDate(value)
  return options ? optionLabel(value) : value
}
