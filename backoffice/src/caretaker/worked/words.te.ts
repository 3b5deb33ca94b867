import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    worked: {
      title: 'పని గంటలు',
      show: 'నా నెల చూపండి',
      before: 'ముందు నెల',
      after: 'తర్వాతి నెల',
      failed: 'మీ గంటలు లోడ్ కాలేదు.',
      none: 'ఈ నెలలో మీకు విజిట్‌లు లేవు.',
      hours: 'గంటలు',
      hoursOf: 'చేసినవి %{hours}, అనుకున్నవి %{planned}',
      missed: 'వెళ్లనివి',
      daysOff: 'సెలవు రోజులు',
      worked: 'గంటలు: %{hours}',
      given: { D: 'పగళ్లు', N: 'రాత్రులు', L: 'ఇంట్లో ఉండి', S: 'సెషన్లు' },
    },
  },
}
