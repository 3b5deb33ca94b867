import { joinWords } from '../join-words.ts'
import { words as later } from './later.ts'

/** The words of every other screen of the office, found by the name of their file. */
export const words = joinWords({
  ...import.meta.glob<object>(
    ['../../admin/**/words.en.ts', '!../../admin/words.en.ts', '!../../admin/{desk,dashboard,hall}/words.en.ts'],
    { eager: true, import: 'words' },
  ),
  later,
})
