import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    scheduleChanges: {
      title: 'बदली हुई विज़िट',
      kinds: { new: 'नई', moved: 'नया समय', cancelled: 'रद्द' },
      before: 'पहले: %{time}',
      reasons: 'आप क्यों:',
      confirm: 'पक्का करें',
      confirmed: 'पक्का हो गया। ऑफ़िस को दिख रहा है।',
      failed: 'सेव नहीं हो सका। कृपया फिर से कोशिश करें।',
    },
  },
}
