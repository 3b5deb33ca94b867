import { labels } from '@thodu/api/contract/words/hi/labels'
import { joinWords } from '../join-words.ts'
import { timesOfDay } from '../stored/times-of-day.ts'

/** The translations of the caretaker's first screen (rule CARE-6); other screens wait for theirs (CaretakerApp.tsx). */
export const words = joinWords(
  import.meta.glob<object>(['../../app/words.hi.ts', '../../caretaker/words.hi.ts'], { eager: true }),
  { label: { ...labels, options: timesOfDay(labels.windows) } },
)
