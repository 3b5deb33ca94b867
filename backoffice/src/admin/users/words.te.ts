import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    roles: { user: 'కుటుంబం', caretaker: 'కేర్‌టేకర్', admin: 'అడ్మిన్', visitor: 'సందర్శకులు', system: 'సిస్టమ్' },
    users: {
      failed: 'ఖాతాలు తెరవడం కుదరలేదు.',
      empty: 'ఖాతాలు కనబడలేదు',
      edit: 'మార్చండి',
      editRole: '%{name} పాత్ర మార్చండి',
      roleOf: '%{name} పాత్ర',
      saved: 'పాత్ర మారింది.',
      saveFailed: 'పాత్ర మార్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}
