import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    worked: {
      title: 'काम के घंटे',
      show: 'मेरा महीना दिखाएँ',
      before: 'पिछला महीना',
      after: 'अगला महीना',
      failed: 'आपके घंटे लोड नहीं हुए।',
      none: 'इस महीने आपकी कोई विज़िट नहीं थी।',
      hours: 'घंटे',
      hoursOf: 'किए %{hours}, तय %{planned}',
      missed: 'छूटी',
      daysOff: 'छुट्टी के दिन',
      worked: 'घंटे: %{hours}',
      given: { D: 'दिन', N: 'रातें', L: 'साथ रहकर', S: 'सेशन' },
    },
  },
}
