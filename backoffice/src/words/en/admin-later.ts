import { joinWords } from '../join-words.ts'
import { words as later } from './later.ts'

/** Found by their file names. */
export const words = joinWords({
  ...import.meta.glob<object>(
    ['../../admin/**/words.en.ts', '!../../admin/words.en.ts', '!../../admin/{attention,dashboard}/words.en.ts'],
    { eager: true, import: 'words' },
  ),
  later,
})
