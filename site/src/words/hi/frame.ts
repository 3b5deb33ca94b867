import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/frame.ts'

export const frame: Translated<typeof english.frame> = {
  prices: 'दाम और भुगतान कैसे',
  thread: {
    heading: 'आपकी बुकिंग',
    service: 'सेवा',
    patient: 'मरीज़',
    baby: 'बच्चा',
    package: 'पैकेज',
    price: 'दाम',
    toPay: 'अभी देना है',
    nothing: 'कुछ नहीं',
    open: 'अभी नहीं चुना',
    unnamed: 'अभी नाम नहीं दिया',
    change: 'बदलें',
    changeWhat: (what) => `${what} बदलें`,
  },
  lastSeen: 'इंटरनेट नहीं है। इस फ़ोन में पिछली बार यही था; इंटरनेट आते ही नया दिखेगा।',
  storageBlocked:
    'यह ब्राउज़र जानकारी सेव नहीं होने देता, इसलिए यहाँ साइन इन नहीं हो सकता। इस पेज के लिए कुकी और साइट डेटा की अनुमति दें, या हमें फ़ोन करें:',
  noScript: 'इस पेज को जावास्क्रिप्ट चाहिए। कृपया उसे चालू करें, या हमें फ़ोन करें:',
  steps: { label: 'बुकिंग के चरण', names: ['सेवा', 'जानकारी', 'पैकेज'] },
  login: {
    title: 'साइन इन',
    description: 'घर पर देखभाल बुक करने के लिए साइन इन करें या खाता बनाएँ।',
  },
}
