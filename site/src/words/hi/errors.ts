import { texts } from '@thodu/api/contract/texts'
import type { errors as english } from '../en/errors.ts'
import type { Translated } from '../translated.ts'

export const errors: Translated<typeof english> = {
  goHome: texts.pages.goHome,
  contact: 'हमसे संपर्क करें',
  forbidden: {
    title: 'अनुमति नहीं',
    heading: 'आप यह पेज नहीं खोल सकते',
    text: texts.pages.forbidden,
    hint: 'हो सकता है आप किसी और खाते से साइन इन हों। साइन आउट करके फिर साइन इन करें, या हमसे पूछें।',
  },
  offline: {
    title: 'इंटरनेट नहीं है',
    heading: 'अभी इंटरनेट नहीं है',
    text: 'इंटरनेट आते ही यह पेज खुलेगा। इमरजेंसी में फ़ोन बिना इंटरनेट के भी चलता है।',
    ambulance: 'एम्बुलेंस',
    booking: 'आपकी पिछली बुकिंग:',
  },
  notFound: {
    title: 'पेज नहीं मिला',
    heading: 'इस पते पर कोई पेज नहीं है',
    text: texts.pages.notFound,
    hint: 'पते में लिखने की ग़लती हो सकती है, या पेज कहीं और चला गया है।',
  },
}
