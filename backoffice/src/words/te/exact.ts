import { texts as english } from '@thodu/api/contract/texts'
import { labels as englishLabels } from '@thodu/api/contract/words/en/labels'
import { pairTexts } from '@thodu/api/contract/words/pair-texts'
import { labels } from '@thodu/api/contract/words/te/labels'
import * as translated from '@thodu/api/contract/words/te/texts'

/**
 * What the contract says in English, each text beside its translation: what its rules answer, and the names of what is
 * stored, where a screen knows nothing but the name. `translate(problem)` finds it here.
 */
export const exactWords: Record<string, string> = Object.fromEntries([
  ...pairTexts(englishLabels, labels),
  ...pairTexts(english, translated),
])
