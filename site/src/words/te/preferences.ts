import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/preferences.ts'

export const wishes: Translated<typeof english.wishes> = {
  legend: 'కేర్‌టేకర్ గురించి కోరికలు',
  lead: 'వీలైనంత ప్రయత్నిస్తాం; ఏది కుదురుతుందో కాల్‌లో చెబుతాం. “మాత్రమే” అని ఎంచుకుంటే వేరేవారిని పంపం.',
  none: 'కోరిక లేదు',
  labels: { wishGender: 'స్త్రీ లేదా పురుషుడు', wishLanguage: 'మాట్లాడే భాష', wishFood: 'భోజనం' },
  choices: {
    wishGender: {
      female: 'వీలైతే స్త్రీ',
      male: 'వీలైతే పురుషుడు',
      'only-female': 'స్త్రీ మాత్రమే',
      'only-male': 'పురుషుడు మాత్రమే',
    },
    wishLanguage: { te: 'తెలుగు', hi: 'హిందీ', ur: 'ఉర్దూ', en: 'ఇంగ్లీష్', lmn: 'లంబాడీ' },
    wishFood: { vegetarian: 'శాకాహారం', halal: 'హలాల్' },
  },
}
