import { labels } from '@thodu/api/contract/words/te/labels'
import { words as app } from '../../app/words.te.ts'
import * as first from '../../caretaker/words.te.ts'
import { joinWords } from '../join-words.ts'
import { timesOfDay } from '../stored/times-of-day.ts'

/** The translations of the caretaker's first screen (rule CARE-6); other screens wait for theirs (AllWords.tsx). */
export const words = joinWords([
  app,
  ...Object.values(first),
  { label: { ...labels, options: timesOfDay(labels.windows) } },
])
