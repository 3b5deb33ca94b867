import type { Translated } from '@thodu/api/contract/words/translated'
import type { download as english } from '../../en/privacy/download.ts'

export const download: Translated<typeof english> = {
  heading: 'मेरा डेटा डाउनलोड करें',
  lead: 'आपके और आपके परिवार के बारे में हमारे पास जो कुछ है, एक फ़ाइल में: पढ़ने का पेज, आपके काग़ज़, और किसने देखा। दिन में तीन बार।',
  start: 'मेरा डेटा डाउनलोड करें',
  loading: (size) => `आ रहा है … ${size} MB`,
  done: 'आपके डाउनलोड में है। इसमें सेहत की जानकारी है: वहाँ रखें जहाँ केवल आप खोल सकें।',
  password: 'आपका पासवर्ड, ताकि हमें पता चले कि यह आप ही हैं',
  wrong: 'यह पासवर्ड सही नहीं है।',
  signInFirst: 'कृपया साइन आउट करें, फिर से साइन इन करें, और 15 मिनट के अंदर यहाँ आएँ।',
  tooOften: 'आज तीन बार डाउनलोड हो चुका है। कृपया कल आएँ।',
  failed: 'डाउनलोड बीच में रुक गया। कुछ सेव नहीं हुआ; कृपया फिर कोशिश करें।',
}
