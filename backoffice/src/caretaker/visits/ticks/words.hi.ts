import { careTaskWords } from '@thodu/api/contract/words/hi/tasks/care-tasks'
import type { TickWords } from './words.en.ts'

export const words: TickWords = {
  ask: 'क्या-क्या हुआ?',
  hint: 'कुछ भी ज़रूरी नहीं है।',
  allDone: 'सब हो गया',
  last: 'पिछली विज़िट में क्या हुआ (%{author}, %{when})',
  ...careTaskWords,
}
