import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    today: {
      title: 'ఈ రోజు',
      next: 'తర్వాతి పని',
      following: 'తర్వాత',
      current: 'జరుగుతున్న సేవ',
      new: 'కొత్తది',
      startsToday: 'ఈ రోజు మొదలు',
      startsTomorrow: 'రేపు మొదలు',
      startsIn: '%{days} రోజుల్లో మొదలు',
    },
  },
}
