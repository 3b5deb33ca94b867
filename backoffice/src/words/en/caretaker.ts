import { words as app } from '../../app/words.en.ts'
import * as first from '../../caretaker/words.en.ts'
import { joinWords } from '../join-words.ts'

/** The translations of the caretaker's first screen (rule CARE-6); other screens wait for theirs (AllWords.tsx). */
export const words = joinWords([app, ...Object.values(first)])
