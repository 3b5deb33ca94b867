import { joinWords } from '../join-words.ts'

/** Words of the caretaker's home (rule CARE-6), all its screens at once; ticks and troubles come when a visit needs them. */
export const words = joinWords({
  ...import.meta.glob<object>(
    [
      '../../app/words.en.ts',
      '../../caretaker/**/words.en.ts',
      '!../../caretaker/visits/ticks/words.en.ts',
      '!../../caretaker/visits/trouble/words.en.ts',
    ],
    {
      eager: true,
      import: 'words',
    },
  ),
})
