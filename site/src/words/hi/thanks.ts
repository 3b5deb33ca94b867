import { labels } from '@thodu/api/contract/words/hi/labels'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/thanks.ts'

export const thanks: Translated<typeof english.thanks> = {
  title: 'धन्यवाद',
  description: 'कॉल बैक का आपका अनुरोध हमारी टीम के पास है।',
  heading: 'धन्यवाद',
  callback: {
    heading: 'हम आपको फ़ोन करेंगे',
    lead: (window) => `आपका अनुरोध हमारी टीम के पास है। हम आपके चुने समय पर फ़ोन करेंगे: ${window}।`,
    service: 'सेवा',
    package: 'पैकेज',
    window: 'हम कब फ़ोन करेंगे',
    number: 'हम इस नंबर पर फ़ोन करेंगे',
    windows: labels.windows,
    notes: 'और बातें',
  },
  plain: 'आपकी पूरी जानकारी हमें मिल गई है। सब कुछ आपकी प्रोफ़ाइल में दिखेगा।',
  callSupport: 'मदद के लिए फ़ोन करें',
  track: 'अनुरोध देखें',
  modify: 'बुकिंग बदलें',
  home: 'होम पर वापस',
  bookings: 'मेरी बुकिंग देखें',
}
