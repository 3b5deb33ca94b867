import { pairTexts } from '@thodu/api/contract/every-language'
import { texts as english } from '@thodu/api/contract/texts'
import { detailLabels as englishDetails } from '@thodu/api/contract/words/en/detail-labels'
import { labels as englishLabels } from '@thodu/api/contract/words/en/labels'
import { detailLabels } from '@thodu/api/contract/words/te/detail-labels'
import { labels } from '@thodu/api/contract/words/te/labels'
import * as translated from '@thodu/api/contract/words/te/texts'
import { joinWords } from '../join-words.ts'

/**
 * Texts that no first screen uses. `exact` maps the contract's English texts to translations: its rules' messages, and names of
 * stored values for screens that know only the name.
 */
const contract = {
  label: { ...labels, ...detailLabels },
  exact: Object.fromEntries([
    ...pairTexts(englishLabels, labels),
    ...pairTexts(englishDetails, detailLabels),
    ...pairTexts(english, translated),
  ]) as Record<string, string>,
}

export const words = joinWords(import.meta.glob<object>('../../app/*/words.te.ts', { eager: true }), contract)
