import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    week: {
      title: 'मेरी विज़िट',
      tomorrow: 'कल',
      days: 'अगले सात दिन',
      none: 'अगले सात दिनों में कोई विज़िट नहीं है।',
      loadFailed: 'आपकी विज़िट नहीं खुल सकीं।',
    },
  },
}
