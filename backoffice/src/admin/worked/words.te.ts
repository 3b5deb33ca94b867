import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    worked: {
      title: 'పని గంటలు',
      month: 'నెల',
      failed: 'పని గంటలు లోడ్ కాలేదు.',
      empty: 'ఈ నెలలో ఎవరూ పని చేయలేదు, సెలవు తీసుకోలేదు.',
      caretaker: 'కేర్‌టేకర్',
      sheet: '%{name}, %{month} విజిట్‌లన్నీ',
      visits: 'విజిట్‌లు',
      day: 'రోజు',
      kind: 'రకం',
      came: 'ఏం జరిగింది',
      proved: 'పూర్తయింది',
      unproved: 'పూర్తయింది, వేరే రుజువు లేదు',
      missed: 'వెళ్లలేదు',
      replaced: 'వెళ్లలేదు, మరొకరు వెళ్లారు',
      columns: {
        D: 'పగళ్లు',
        N: 'రాత్రులు',
        L: 'ఇంట్లో ఉండి',
        S: 'సెషన్లు',
        plannedHours: 'అనుకున్న గంటలు',
        hours: 'చేసిన గంటలు',
        unproved: 'రుజువు లేనివి',
        missed: 'వెళ్లనివి',
        replaced: 'మరొకరు వెళ్లినవి',
        daysOff: 'సెలవు రోజులు',
      },
    },
  },
}
