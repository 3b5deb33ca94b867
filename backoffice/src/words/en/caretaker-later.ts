import { joinWords } from '../join-words.ts'
import { words as later } from './later.ts'

export const words = joinWords(
  import.meta.glob<object>(['../../caretaker/later-words.en.ts', '../../caretaker/visits/incidents/words.en.ts'], {
    eager: true,
  }),
  later,
)
