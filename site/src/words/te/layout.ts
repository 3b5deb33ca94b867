import type { layout as english } from '../en/layout.ts'
import type { Translated } from '../translated.ts'
import { brand } from './language/brand.ts'

const { name, tagline, city } = brand.words

export const layout: Translated<typeof english> = {
  language: 'te-IN',
  languages: 'భాష',
  feed: `${name} బ్లాగ్`,
  skipToContent: 'విషయానికి వెళ్లండి',
  homeLabel: `${name}, హోమ్`,
  primaryNavigation: 'ప్రధాన మెనూ',
  openMenu: 'మెనూ',
  closeMenu: 'మెనూ మూసేయండి',
  findCaregiver: 'కేర్‌టేకర్ కావాలి',
  logout: 'సైన్ అవుట్',
  logoutUnsent: 'ఈ పరికరంలో కొన్ని నోట్స్ లేదా విజిట్ సమయాలు ఇంకా పంపలేదు. సైన్ అవుట్ చేస్తే అవి పోతాయి. అయినా సైన్ అవుట్ చేయాలా?',
  yourAccount: 'మీ ఖాతా',
  links: [
    { href: '/', label: 'హోమ్' },
    { href: '/about', label: 'మా గురించి' },
    { href: '/services', label: 'సేవలు' },
    { href: '/testimonials', label: 'అభిప్రాయాలు' },
    { href: '/blog', label: 'బ్లాగ్' },
    { href: '/partners', label: 'భాగస్వాములు' },
    { href: '/contact', label: 'సంప్రదించండి' },
  ],
  prices: 'ధరలు, చెల్లింపు',
  footer: {
    promise: `${tagline}. ${city}లోని కుటుంబాల కోసం నర్సులు, కేర్‌టేకర్లు, ఫిజియోథెరపిస్టులు.`,
    quickLinks: 'ముఖ్యమైన లింక్‌లు',
    services: 'సేవలు',
    reachUs: 'మమ్మల్ని సంప్రదించండి',
    quick: [
      { href: '/about', label: 'మా గురించి' },
      { href: '/services', label: 'మా సేవలు' },
      { href: '/how-it-works', label: 'ఇది ఎలా జరుగుతుంది' },
      { href: '/caregiver-matching', label: 'కేర్‌టేకర్ ఎంపిక' },
    ],
    serviceLinks: ['శిశు సంరక్షణ', 'వృద్ధుల సంరక్షణ', 'దీర్ఘకాల సంరక్షణ', 'ఆపరేషన్ తర్వాత సంరక్షణ'],
    emergencyLead: 'అత్యవసరమైతే ముందు కాల్ చేయండి:',
    ambulance: 'అంబులెన్స్',
    medicalHelp: 'తల్లీబిడ్డల సహాయం',
    terms: 'నియమ నిబంధనలు',
    privacy: 'గోప్యత',
    feed: 'బ్లాగ్ ఫీడ్',
    rights: 'అన్ని హక్కులు మావే.',
    opensNewTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
  },
  floating: {
    label: 'వెంటనే మమ్మల్ని సంప్రదించండి',
    chat: 'మాతో చాట్ చేయండి',
    call: 'మాకు కాల్ చేయండి',
    toTop: 'పైకి వెళ్లండి',
  },
}
