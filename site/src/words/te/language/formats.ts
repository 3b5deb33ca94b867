import { createFormats } from '../../../language/create-formats.ts'

/** Days and moments as this language writes them, in the city's time (rule LANG-7). */
export const { formatDate, formatDateTime } = createFormats('te-IN')
