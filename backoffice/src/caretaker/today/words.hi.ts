import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    today: {
      title: 'आज',
      next: 'अगला काम',
      following: 'इसके बाद',
      current: 'चल रही देखभाल',
      new: 'नया',
      startsToday: 'आज शुरू',
      startsTomorrow: 'कल शुरू',
      startsIn: '%{days} दिन में शुरू',
    },
  },
}
