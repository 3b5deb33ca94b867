import { joinWords } from '../join-words.ts'
import { words as later } from './later.ts'

/** Found by their file names. A file exports the texts of one area's screens, by screen. */
export const words = joinWords(import.meta.glob<object>('../../admin/*/**/words.en.ts', { eager: true }), later)
