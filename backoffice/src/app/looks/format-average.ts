import { reader } from '../../words/locale.ts'

/** What stands where nothing is rated: exact words in English, a sign that everybody reads in the others. */
const none = reader === 'en' ? 'N/A' : '–'

/** The average rating to one decimal as 'x/5', or 'N/A' if none is rated (rule CARE-9). */
export const formatAverage = (average: number | null): string => (average === null ? none : `${average.toFixed(1)}/5`)
