import { labels } from '@thodu/api/contract/words/te/labels'
import { joinWords } from '../join-words.ts'
import { timesOfDay } from '../stored/times-of-day.ts'

/** Words of the caretaker's home (rule CARE-6), as its first screen says them; the others wait for theirs (AllWords.tsx). */
export const words = joinWords({
  ...import.meta.glob<object>(
    [
      '../../app/words.te.ts',
      '../../caretaker/words.te.ts',
      '../../caretaker/{bookings,dashboard,job,today,visits}/words.te.ts',
    ],
    {
      eager: true,
      import: 'words',
    },
  ),
  contract: { label: { ...labels, options: timesOfDay(labels.windows) } },
})
