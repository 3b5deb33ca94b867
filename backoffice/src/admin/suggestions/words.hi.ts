import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    suggestions: {
      open: 'सुझाव',
      title: 'किसे भेजा जा सकता है',
      failed: 'सुझाव नहीं खुल सके।',
      none: 'अभी किसी को नहीं भेजा जा सकता।',
      list: 'सबसे ठीक सबसे ऊपर, %{time} की स्थिति। ज़्यादा से ज़्यादा 100 अंक।',
      askFirst: 'केवल दूसरी सेवाओं के लिए दर्ज',
      blocked: 'नहीं भेजे जा सकते',
      points: '%{smart_count} अंक |||| %{smart_count} अंक',
      short: '100 में से %{score} अंक · %{reasons}',
      why: 'क्यों?',
      whyOf: 'क्यों: %{name}',
      tableOf: '%{name} के अंक',
      factor: 'क्या देखा',
      reason: 'कारण',
      ofPoints: 'अंक',
      pointsOf: '%{max} में से %{points}',
      sum: 'कुल',
      choose: 'चुनें',
      chooseOf: '%{name} को चुनें',
      sure: '%{name} दूसरी सेवाओं के लिए दर्ज हैं। फिर भी चुनें?',
      anyway: 'फिर भी चुनें',
      factors: {
        continuity: 'परिवार से पहचान',
        same: 'हर बार एक ही व्यक्ति',
        gender: 'महिला या पुरुष',
        language: 'भाषा',
        distance: 'दूरी',
        load: 'बचे घंटे',
        hours: 'मेल खाते घंटे',
        reliability: 'भरोसा',
        rating: 'रेटिंग',
      },
    },
  },
}
