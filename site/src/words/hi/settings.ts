import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/settings.ts'

export const settings: Translated<typeof english.settings> = {
  heading: 'सेटिंग',
  profile: {
    heading: 'प्रोफ़ाइल',
    name: 'पूरा नाम',
    phone: 'फ़ोन',
    location: 'इलाक़ा',
    locationHint: 'शहर में आपका इलाक़ा या आपका गाँव',
    email: 'ईमेल',
    emailHint: 'आपके खाते का ईमेल यहाँ नहीं बदला जा सकता।',
    language: 'हमारे मेल की भाषा',
    languageHint: 'हमारे मेल आपको इसी भाषा में आते हैं।',
    save: 'प्रोफ़ाइल सेव करें',
    saving: 'सेव हो रहा है …',
  },
  notifications: {
    heading: 'सूचनाएँ',
    emailUpdates: 'मेरी बुकिंग के बारे में ईमेल',
    smsAlerts: 'SMS संदेश: ऑफ़िस से व्हाट्सऐप या SMS',
    marketing: 'मार्केटिंग: ख़बरें और ऑफ़र',
  },
  password: {
    heading: 'पासवर्ड बदलें',
    current: 'अभी का पासवर्ड',
    next: 'नया पासवर्ड',
    confirm: 'नया पासवर्ड दोबारा लिखें',
    save: 'पासवर्ड बदलें',
    saving: 'बदल रहे हैं …',
    others: 'बदलने पर बाक़ी सभी फ़ोन और कंप्यूटर से साइन आउट हो जाएगा।',
  },
  everywhere: {
    heading: 'हर जगह से साइन आउट',
    text: 'यह खाता हर जगह से साइन आउट हो जाएगा, इस फ़ोन से भी। इस फ़ोन में रखी अधूरी जानकारी हट जाएगी।',
    button: 'हर जगह से साइन आउट करें',
    working: 'साइन आउट हो रहा है …',
    failed: 'हर जगह से साइन आउट नहीं हो सका। कृपया फिर कोशिश करें।',
    unsent: 'इस डिवाइस पर कुछ नोट या विज़िट के समय अभी भेजे नहीं गए हैं। साइन आउट करने पर वे मिट जाएँगे। फिर भी साइन आउट करें?',
  },
}
