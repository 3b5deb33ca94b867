import type { Language } from '@thodu/api/contract/people/languages'

/** Loaded only when the browser blocks its storage. */
export const storageWords: Readonly<Record<Language, { blocked: string }>> = {
  en: {
    blocked:
      'This browser blocks storage, and signing in here needs it. Allow cookies and site data for this page, or call us:',
  },
  te: {
    blocked: 'ఈ బ్రౌజర్ సమాచారం దాచనివ్వడం లేదు, అందుకే ఇక్కడ సైన్ ఇన్ కావడం కుదరదు. ఈ పేజీకి కుకీలు, సైట్ డేటా అనుమతించండి, లేదా మాకు కాల్ చేయండి:',
  },
  hi: {
    blocked:
      'यह ब्राउज़र जानकारी सेव नहीं होने देता, इसलिए यहाँ साइन इन नहीं हो सकता। इस पेज के लिए कुकी और साइट डेटा की अनुमति दें, या हमें फ़ोन करें:',
  },
}
