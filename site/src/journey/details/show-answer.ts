import type { PatientField } from '@thodu/api/contract/care/catalogue'
import { optionLabel } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'

/** An answer of the form as people read it: a day in words, a choice in the reader's language. */
export const showAnswer = ({ type, options }: PatientField, value: string): string => {
  if (type === 'date') return formatDate(value)
  return options ? optionLabel(value) : value
}
