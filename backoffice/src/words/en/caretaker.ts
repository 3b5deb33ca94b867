import { joinWords } from '../join-words.ts'

/** Words of the caretaker's home (rule CARE-6), as its first screen says them; the others wait for theirs (AllWords.tsx). */
export const words = joinWords({
  ...import.meta.glob<object>(
    [
      '../../app/words.en.ts',
      '../../caretaker/words.en.ts',
      '../../caretaker/{bookings,dashboard,job,today,visits}/words.en.ts',
    ],
    {
      eager: true,
      import: 'words',
    },
  ),
})
