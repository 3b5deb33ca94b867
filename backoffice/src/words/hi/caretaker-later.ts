import { joinWords } from '../join-words.ts'
import { words as later } from './later.ts'

export const words = joinWords(
  import.meta.glob<object>(['../../caretaker/later-words.hi.ts', '../../caretaker/visits/incidents/words.hi.ts'], {
    eager: true,
  }),
  later,
)
