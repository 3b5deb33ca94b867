import { texts } from '@thodu/api/contract/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/layout.ts'
import { brand } from './language/brand.ts'

const { name, tagline, city } = brand.words

export const layout: Translated<typeof english.layout> = {
  language: 'hi-IN',
  languages: 'भाषा',
  feed: `${name} ब्लॉग`,
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  homeLabel: `${name}, होम`,
  primaryNavigation: 'मुख्य मेन्यू',
  openMenu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  findCaregiver: 'केयरटेकर खोजें',
  logout: 'साइन आउट',
  logoutUnsent: 'इस डिवाइस पर कुछ नोट या विज़िट के समय अभी भेजे नहीं गए हैं। साइन आउट करने पर वे मिट जाएँगे। फिर भी साइन आउट करें?',
  yourAccount: 'आपका खाता',
  links: [
    { href: '/', label: 'होम' },
    { href: '/about', label: 'हमारे बारे में' },
    { href: '/services', label: 'सेवाएँ' },
    { href: '/testimonials', label: 'अनुभव' },
    { href: '/blog', label: 'ब्लॉग' },
    { href: '/partners', label: 'साझेदार' },
    { href: '/contact', label: 'संपर्क' },
  ],
  prices: 'दाम और भुगतान',
  footer: {
    promise: `${tagline}। ${city} के परिवारों के लिए नर्स, केयरटेकर और फ़िज़ियोथेरेपिस्ट।`,
    quickLinks: 'ज़रूरी लिंक',
    services: 'सेवाएँ',
    reachUs: 'हमसे संपर्क',
    quick: [
      { href: '/about', label: 'हमारे बारे में' },
      { href: '/services', label: 'हमारी सेवाएँ' },
      { href: '/how-it-works', label: 'देखभाल कैसे शुरू होती है' },
      { href: '/caregiver-matching', label: 'केयरटेकर कैसे चुनते हैं' },
    ],
    serviceLinks: ['शिशु की देखभाल', 'बुज़ुर्गों की देखभाल', 'लंबी बीमारी में देखभाल', 'ऑपरेशन के बाद देखभाल'],
    emergencyLead: 'इमरजेंसी में पहले यहाँ फ़ोन करें:',
    ambulance: 'एम्बुलेंस',
    medicalHelp: 'माँ और बच्चा',
    terms: 'नियम और शर्तें',
    privacy: 'गोपनीयता',
    feed: 'ब्लॉग फ़ीड',
    rights: 'सभी अधिकार सुरक्षित।',
    opensNewTab: 'नए टैब में खुलता है',
  },
  floating: {
    label: 'हमसे तुरंत संपर्क करें',
    chat: 'हमसे चैट करें',
    call: 'हमें फ़ोन करें',
    toTop: 'ऊपर जाएँ',
  },
}

export const actions: Translated<typeof english.actions> = {
  findCaregiver: 'केयरटेकर खोजें',
  bookCare: 'अभी बुक करें',
  getStarted: 'अभी शुरू करें',
  learnMore: 'और जानें',
  learnMoreAbout: 'घर पर देखभाल के बारे में',
  chooseService: 'सेवा चुनें',
  findCare: 'अभी देखभाल पाएँ',
  requestConsultation: 'सलाह माँगें',
}

export const errors: Translated<typeof english.errors> = {
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

export const privacyLine: Translated<typeof english.privacyLine> = {
  before: 'हम आपकी जानकारी कैसे इस्तेमाल करते हैं:',
  link: 'आपकी जानकारी की गोपनीयता',
}
