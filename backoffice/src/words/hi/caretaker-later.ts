import * as screens from '../../caretaker/later-words.hi.ts'
import { words as incidents } from '../../caretaker/visits/incidents/words.hi.ts'
import { joinWords } from '../join-words.ts'
import { words as later } from './later.ts'

export const words = joinWords([...Object.values(screens), incidents, later])
