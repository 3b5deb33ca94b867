import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    suggestions: {
      open: 'సూచనలు',
      title: 'ఎవరిని పంపవచ్చు',
      failed: 'సూచనలు తెరవడం కుదరలేదు.',
      none: 'ప్రస్తుతం పంపడానికి ఎవరూ లేరు.',
      list: 'ముందుగా బాగా సరిపోయేవారు, %{time} నాటికి. మొత్తం 100 పాయింట్‌లు.',
      askFirst: 'వేరే సేవలకు మాత్రమే నమోదైనవారు',
      blocked: 'పంపలేనివారు',
      points: '%{smart_count} పాయింట్ |||| %{smart_count} పాయింట్‌లు',
      short: '100లో %{score} పాయింట్‌లు · %{reasons}',
      why: 'ఎందుకు?',
      whyOf: 'ఎందుకు: %{name}',
      tableOf: '%{name} పాయింట్‌లు',
      factor: 'చూసేది',
      reason: 'కారణం',
      ofPoints: 'పాయింట్‌లు',
      pointsOf: '%{points} / %{max}',
      sum: 'మొత్తం',
      choose: 'ఎంచుకోండి',
      chooseOf: 'ఎంచుకోండి: %{name}',
      sure: '%{name} వేరే సేవలకు నమోదయ్యారు. అయినా ఎంచుకోవాలా?',
      anyway: 'అయినా ఎంచుకోండి',
      factors: {
        continuity: 'కుటుంబానికి పరిచయం',
        same: 'ప్రతిసారీ ఒకే మనిషి',
        gender: 'మహిళ లేదా పురుషుడు',
        language: 'భాష',
        distance: 'దూరం',
        load: 'మిగిలిన గంటలు',
        hours: 'సరిపోయే సమయాలు',
        reliability: 'సమయానికి రావడం',
        rating: 'రేటింగ్‌లు',
      },
    },
  },
}
