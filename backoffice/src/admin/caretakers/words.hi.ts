import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    caretakers: {
      failed: texts.admin.caretakersFailed,
      empty: 'अभी कोई केयरटेकर नहीं',
      noneFound: 'ऐसा कोई केयरटेकर नहीं मिला',
      inactive: 'काम पर नहीं हैं',
      add: 'केयरटेकर जोड़ें',
      adding: texts.caretaker.adding,
      added: texts.caretaker.added,
      addFailed: texts.caretaker.addFailed,
      name: 'पूरा नाम',
      email: 'ईमेल',
      phone: 'फ़ोन',
      password: 'पासवर्ड',
      serviceTypes: 'सेवाएँ',
    },
  },
}
