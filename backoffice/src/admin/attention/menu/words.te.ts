import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    rowMenu: {
      ask: 'కేర్‌టేకర్లను అడగండి',
      arrived: 'వచ్చారని రాయండి',
      missed: 'రాలేదని రాయండి',
      verify: 'వెరిఫికేషన్ పూర్తి',
      reason: 'ఆలస్యానికి కారణం',
      hold: 'ఆపి ఉంచండి',
    },
  },
}
