import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: { privacy: { tabs: { breaches: 'డేటా లీక్‌లు', keeping: 'వివరాల భద్రత' } } },
}
