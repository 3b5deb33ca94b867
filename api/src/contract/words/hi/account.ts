import type * as english from '../en/account.ts'
import type { Translated } from '../translated.ts'

export const email: Translated<typeof english.email> = {
  required: 'ईमेल लिखें',
  invalid: 'कृपया सही ईमेल लिखें',
  disposable: 'कृपया अपना असली ईमेल लिखें (अस्थायी ईमेल नहीं चलेंगे)',
}
export const password: Translated<typeof english.password> = {
  required: 'पासवर्ड लिखें',
  tooShort: 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए',
  composition: 'पासवर्ड में कम से कम एक बड़ा अक्षर (A-Z), एक छोटा अक्षर (a-z), एक अंक और एक विशेष चिह्न (@$!%*?&) होना चाहिए',
  common: 'कृपया ऐसा पासवर्ड चुनें जिसका अंदाज़ा कोई न लगा सके',
  tooLong: 'पासवर्ड 128 अक्षरों से लंबा नहीं होना चाहिए',
  strength: ['बहुत कमज़ोर', 'कमज़ोर', 'ठीक-ठाक', 'अच्छा', 'मज़बूत', 'बहुत मज़बूत'],
}
export const phone: Translated<typeof english.phone> = {
  invalid: 'कृपया सही फ़ोन नंबर लिखें',
  tooShort: 'फ़ोन नंबर में कम से कम 10 अंक होने चाहिए',
}
export const name: Translated<typeof english.name> = {
  required: 'नाम लिखें',
  tooShort: 'नाम में कम से कम 2 अक्षर होने चाहिए',
  tooLong: 'नाम 50 अक्षरों से छोटा होना चाहिए',
  characters: "नाम में केवल अक्षर, ख़ाली जगह, हाइफ़न (-) और अपॉस्ट्रॉफ़ी (') हो सकते हैं",
}
export const confirmPassword: Translated<typeof english.confirmPassword> = {
  required: 'कृपया पासवर्ड दोबारा लिखें',
  mismatch: 'दोनों पासवर्ड एक जैसे नहीं हैं',
}
export const otp: Translated<typeof english.otp> = {
  sent: 'आपके ईमेल पर OTP भेजा गया है। कृपया उसे नीचे लिखें।',
  sendFailed: 'OTP नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
  invalid: 'OTP सही नहीं है। कृपया फिर से कोशिश करें।',
  verified: 'ईमेल की पुष्टि हो गई।',
  accountCreated: 'खाता बन गया! कृपया अपने ईमेल और पासवर्ड से साइन इन करें।',
}
export const factor: Translated<typeof english.factor> = {
  stale: 'कृपया पुष्टि करें कि यह आप ही हैं।',
  missing: 'कृपया पहले साइन इन का दूसरा चरण सेट करें।',
  wrong: 'यह कोड सही नहीं है, पुराना है, या इस्तेमाल हो चुका है।',
  passkeyFailed: 'यह पासकी काम नहीं आई। कृपया फिर से कोशिश करें।',
  last: 'आपके पास दूसरे चरण का यही एक तरीक़ा है, और ऑफ़िस के काम के लिए एक ज़रूरी है। पहले एक और तरीक़ा जोड़ें।',
  full: 'आपके पास पहले से दस हैं। कृपया पहले एक हटाएँ।',
  nameRequired: 'कृपया इसे एक नाम दें',
}
export const profile: Translated<typeof english.profile> = {
  loadFailed: 'आपकी जानकारी नहीं खुल सकी',
  updateFailedToFetch: 'आपकी जानकारी नहीं बदली जा सकी',
  updateFailed: 'आपकी जानकारी नहीं बदली जा सकी। कृपया फिर से कोशिश करें।',
  updated: 'आपकी जानकारी बदल गई!',
}
export const changePassword: Translated<typeof english.changePassword> = {
  mismatch: 'दोनों नए पासवर्ड एक जैसे नहीं हैं',
  tooShort: 'नए पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  failed: 'पासवर्ड नहीं बदला जा सका। कृपया अपना अभी का पासवर्ड जाँच लें।',
  same: 'यह तो आपका अभी का पासवर्ड ही है। कृपया दूसरा चुनें।',
  changed: 'पासवर्ड बदल गया!',
}
export const keeping: Translated<typeof english.keeping> = {
  restricted: 'इस परिवार ने अपना ब्योरा मिटाने को कहा है। इसे केवल गोपनीयता डेस्क खोल सकता है।',
  notRestricted: 'इस परिवार का खाता बंद नहीं है।',
  onlyFamilies: 'टीम के खाते ऑफ़िस हटाता है।',
}
