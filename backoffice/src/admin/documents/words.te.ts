import { labels } from '@thodu/api/contract/words/te/labels'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    categories: labels.categories,
    documentStatus: { pending: 'పెండింగ్', verified: 'సరిచూశారు', rejected: 'తిరస్కరించారు' },
    documents: {
      failed: 'పత్రాలు తెరవడం కుదరలేదు.',
      empty: 'చూడాల్సిన పత్రాలు లేవు.',
      view: 'చూడండి',
      hide: 'దాచండి',
      open: 'కొత్త ట్యాబ్‌లో తెరవండి',
      pdfOpens: 'PDF ఇక్కడ కనబడదు: తెరిస్తే మీ PDF రీడర్ కోసం డౌన్‌లోడ్ అవుతుంది.',
      verify: 'సరిగా ఉంది',
      reject: 'తిరస్కరించండి',
      reason: 'కారణం (కుటుంబం చదువుతుంది)',
      saved: 'భద్రపరిచాం.',
      saveFailed: 'ఇది భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
    files: { failed: 'ఫైల్ తెరవడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.' },
  },
}
