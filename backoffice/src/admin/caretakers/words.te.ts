import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    caretakers: {
      failed: texts.admin.caretakersFailed,
      empty: 'ఇంకా కేర్‌టేకర్లు లేరు',
      noneFound: 'ఇలాంటి కేర్‌టేకర్ ఎవరూ లేరు',
      inactive: 'పనిలో లేరు',
      add: 'కేర్‌టేకర్‌ను చేర్చండి',
      adding: texts.caretaker.adding,
      added: texts.caretaker.added,
      addFailed: texts.caretaker.addFailed,
      name: 'పూర్తి పేరు',
      email: 'ఈమెయిల్',
      phone: 'ఫోన్',
      password: 'పాస్‌వర్డ్',
      serviceTypes: 'సేవలు',
    },
  },
}
