import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    rowMenu: {
      ask: 'केयरटेकरों से पूछें',
      arrived: 'पहुँचना दर्ज करें',
      missed: 'नहीं हुई दर्ज करें',
      verify: 'जाँच पूरी',
      reason: 'देर का कारण',
      hold: 'रोकें',
    },
  },
}
