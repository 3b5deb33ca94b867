import { joinWords } from '../join-words.ts'
import { words as later } from './later.ts'

/** Found by their file names. */
export const words = joinWords({
  ...import.meta.glob<object>(
    ['../../admin/**/words.hi.ts', '!../../admin/words.hi.ts', '!../../admin/{attention,dashboard}/words.hi.ts'],
    { eager: true, import: 'words' },
  ),
  later,
})
