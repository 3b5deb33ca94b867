import { joinWords } from '../join-words.ts'

/** What no first screen of either home says. */
export const words = joinWords(import.meta.glob<object>('../../app/*/words.en.ts', { eager: true, import: 'words' }))
