import { careTaskWords } from '@thodu/api/contract/words/te/tasks/care-tasks'
import type { TickWords } from './words.en.ts'

export const words: TickWords = {
  ask: 'ఏవి అయ్యాయి?',
  hint: 'ఏదీ తప్పనిసరి కాదు.',
  allDone: 'అన్నీ అయ్యాయి',
  last: 'గత విజిట్‌లో గుర్తించినవి (%{author}, %{when})',
  ...careTaskWords,
}
