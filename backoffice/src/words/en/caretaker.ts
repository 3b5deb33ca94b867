import { joinWords } from '../join-words.ts'

/** The translations of the caretaker's first screen (rule CARE-6); other screens wait for theirs (CaretakerApp.tsx). */
export const words = joinWords(
  import.meta.glob<object>(['../../app/words.en.ts', '../../caretaker/words.en.ts'], { eager: true }),
)
