import { brand, brandInHindi } from '@thodu/api/contract/page-values'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/doubts.ts'

const { phoneDisplay: phone } = brand
const { serviceArea } = brandInHindi

export const doubtWords: Translated<typeof english.doubtWords> = {
  pincode: 'क्या यह सही है? पिनकोड में 6 अंक होते हैं।',
  area: `यह पिनकोड हमारे इलाक़े से बाहर है: ${serviceArea}। फिर भी बुक कर सकते हैं, हम फ़ोन पर बता देंगे; या हमें ${phone} पर फ़ोन करें।`,
  city: `हम यहाँ आते हैं: ${serviceArea}। मरीज़ कहीं और रहते हों तो भी बुक कर सकते हैं, हम फ़ोन पर बता देंगे; या हमें ${phone} पर फ़ोन करें।`,
  phone: 'क्या यह सही है? इमरजेंसी में हम इसी नंबर पर फ़ोन करते हैं।',
  age: 'क्या यह सही है? कृपया उम्र अंकों में लिखें।',
  soon: `देखभाल 24 घंटे के अंदर शुरू होगी। केयरटेकर पक्का होने तक आप अपनी प्रोफ़ाइल में रद्द कर सकते हैं; उसके बाद ${phone} पर फ़ोन करें।`,
}
