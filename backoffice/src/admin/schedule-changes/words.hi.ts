import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    scheduleChanges: {
      title: '%{name} को मैसेज',
      none: 'सभी बदली हुई विज़िट पक्की हो गई हैं।',
      failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
    },
  },
}
