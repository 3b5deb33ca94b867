import { joinWords } from '../join-words.ts'

/** The translations of `app` that no first screen uses. */
export const words = joinWords(import.meta.glob<object>('../../app/*/words.en.ts', { eager: true, import: 'words' }))
