import { reader } from '../../words/locale.ts'

/** Shown without ratings: an English term, or a dash in other languages. */
const none = reader === 'en' ? 'N/A' : '–'

/** Formats the average rating with one decimal as 'x/5', or 'N/A' without ratings (rule CARE-9). */
export const formatAverage = (average: number | null): string => (average === null ? none : `${average.toFixed(1)}/5`)
