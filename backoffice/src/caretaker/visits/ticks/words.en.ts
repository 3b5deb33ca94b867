import { careTaskWords } from '@thodu/api/contract/words/en/tasks/care-tasks'
import type { Translated } from '@thodu/api/contract/words/translated'

/** Separate from the texts that the first screen loads. */
export const words = {
  ask: 'What was done?',
  hint: 'All ticks are optional.',
  allDone: 'All done',
  last: 'Done at the last visit (%{author}, %{when})',
  ...careTaskWords,
}
export type TickWords = Translated<typeof words>
