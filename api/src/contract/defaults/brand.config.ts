import type { Language } from '../people/languages.ts'

export type PayingWay = 'upi' | 'bank' | 'office'
/** `image`: a path below site/public or an address of this site; `link`: a page about the person. */
export type TeamMember = {
  readonly name: string
  readonly role: string
  readonly story: string
  readonly image?: string
  readonly link?: string
}

/**
 * Default organisation, until an admin changes it in the browser (rule SET-8). Numbers and addresses are placeholders. Pages
 * read the current values from page-values.ts, the server from `config.office`; only settings and configuration import this
 * file.
 */
export const brand = {
  name: 'Thodu',
  /** Shown once on the about page. */
  nameMeaning: 'Telugu for company: someone beside you.',
  tagline: 'Care at home, by people you can trust',
  city: 'Warangal',
  /** Area of visits, as a phrase for sentences. */
  serviceArea: 'Warangal with Hanamkonda and Kazipet',
  /** Spellings in the field "city", here and in each language below. The form asks about other places (rule JRN-23). */
  servedPlaces: 'Warangal, Hanamkonda, Hanumakonda, Hanmakonda, Kazipet, Kazipeta, Qazipet',
  state: 'Telangana',
  country: 'IN',
  /** E.164; shown in grouped form. */
  phone: '+918700000100',
  phoneDisplay: '+91 87000 00100',
  /** Another number of the office, shown beside the first one; hidden while empty. */
  secondPhone: '',
  secondPhoneDisplay: '',
  email: 'care@thodu.example',
  legalEmail: 'legal@thodu.example',
  /** Shown on the page /privacy. */
  privacyEmail: 'privacy@thodu.example',
  postalAddress: {
    street: '2nd Floor, Hunter Road',
    locality: 'Hanamkonda, Warangal',
    region: 'Telangana',
    postalCode: '506001',
  },
  officeHours: { days: 'Mon-Sat', opens: '08:00', closes: '20:00', text: 'Mon-Sat 8AM-8PM' },
  /** Digits only, for WhatsApp links. */
  messagingNumber: '918700000100',
  partnershipMessagingNumber: '918700000101',
  messagingBaseUrl: 'https://wa.me/',
  /** Your own pages, such as `{ label: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/your-page' }`; hidden while empty. */
  social: [] as readonly { readonly label: string; readonly icon: string; readonly url: string }[],
  emergencyNumbers: { ambulance: '108', medicalHelp: '102' },
  /** Advertised until real ratings exist (rule CAT-10); null hides it. */
  advertisedRating: 4.9 as number | null,
  /** "More than 50 factors" of matching; null hides it. */
  advertisedFactors: 50 as number | null,
  /** `['office']` shows cash at the office; UPI and bank transfer follow the payment settings (rule MON-12). */
  payingWays: [] as readonly PayingWay[],
  /** The company as it is registered; hidden while empty. */
  company: { name: '', registration: '' },
  /** People on the about page; hidden while empty. */
  team: [] as readonly TeamMember[],
  /** Recorded with each booking (rule CAT-11). */
  termsVersion: '2024-03',
  termsUpdated: 'March 2024',
  timeZone: 'Asia/Kolkata',
} as const

/** Areas of the city and their neighbours: how near a caretaker lives (rule MATCH-4). */
export const brandZones = [
  { id: 'hanamkonda', pincodes: ['506001', '506009', '506011'], neighbours: ['warangal', 'kazipet', 'bheemaram'] },
  {
    id: 'warangal',
    pincodes: ['506002', '506007', '506013'],
    neighbours: ['hanamkonda', 'rangasaipet', 'enumamula'],
  },
  { id: 'kazipet', pincodes: ['506003', '506004'], neighbours: ['hanamkonda', 'bheemaram'] },
  { id: 'rangasaipet', pincodes: ['506005', '506012'], neighbours: ['warangal'] },
  { id: 'enumamula', pincodes: ['506006'], neighbours: ['warangal'] },
  { id: 'bheemaram', pincodes: ['506010', '506015', '506371'], neighbours: ['hanamkonda', 'kazipet'] },
] as const

/** Promises to families, in minutes (rule PROM-1). */
export const brandPromises = {
  call: 120,
  match: 360,
  verification: 720,
  caregiver: 1_440,
  callback: 120,
  reply: 120,
  /** 'always' counts day and night, 'office' only minutes within the office hours above; every sentence states which. */
  clock: 'always' as 'always' | 'office',
  /** YYYY-MM-DD; the office is closed on these days, whatever the weekday. */
  holidays: [] as readonly string[],
} as const

/**
 * How families pay (rules MON-5, MON-12); with neither UPI nor bank, the office requests no money.
 * `upi: { vpa: 'care@yourbank', name: 'As the bank knows you', verified: false, max: 100_000 }`,
 * `bank: { holder, account, ifsc, bank }`.
 * `verified` lets links open a UPI app; the bank must have verified the merchant. Your accountant decides the tax on bills:
 * `none`, `exempt` or `18` by service, with the `gstin`.
 */
export const brandPayments = { upi: null, bank: null, gstin: null, tax: {} }

/**
 * For light and dark mode; text has a contrast of at least 4.5:1 (rule LOOK-2). Site, back office, mark and drawings use
 * them.
 */
export const brandColours = {
  paper: ['#fbf7f0', '#141a18'],
  paperRaised: ['#fffdf9', '#1c2421'],
  paperSunk: ['#f3ecdf', '#0f1412'],
  ink: ['#1d2522', '#f3eee4'],
  inkSoft: ['#4b5652', '#bcc5c0'],
  line: ['#ddd3c2', '#35403b'],
  lineStrong: ['#857c6c', '#84908a'],
  leaf: ['#0e5a4a', '#86cdb6'],
  leafStrong: ['#0a4438', '#a6dfcc'],
  leafSoft: ['#e0ece4', '#1f3831'],
  onLeaf: ['#ffffff', '#0a201a'],
  link: ['#0e5a4a', '#96d6c1'],
  turmeric: ['#e8a317', '#f0b541'],
  turmericSoft: ['#fbebc6', '#43340f'],
  onTurmeric: ['#1d2522', '#1d2522'],
  band: ['#0e5a4a', '#113a31'],
  onBand: ['#fbf7f0', '#f3eee4'],
  kumkum: ['#b3261e', '#f49a90'],
  kumkumStrong: ['#8f1d16', '#f8b6ae'],
  kumkumSoft: ['#fae3df', '#47201c'],
  onKumkum: ['#ffffff', '#2c0b08'],
} as const

/** Replaces the drawn mark: `src` on this server, and the PNG in Base64 (rule SET-14). */
export type BrandLogo = {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly png: string
}
export const brandLogo: BrandLogo | null = null

export type Brand = typeof brand

/** Numbers, email addresses and links are the same in all languages. */
export type BrandWords = {
  readonly name: string
  readonly nameMeaning: string
  readonly tagline: string
  readonly city: string
  readonly serviceArea: string
  readonly servedPlaces: string
  readonly state: string
  readonly street: string
  readonly locality: string
  readonly officeHours: string
  readonly termsUpdated: string
}

const { name, nameMeaning, tagline, city, serviceArea, servedPlaces, state, postalAddress, officeHours, termsUpdated } =
  brand
export const brandInEnglish: BrandWords = {
  name,
  nameMeaning,
  tagline,
  city,
  serviceArea,
  servedPlaces,
  state,
  street: postalAddress.street,
  locality: postalAddress.locality,
  officeHours: officeHours.text,
  termsUpdated,
}
export const brandInTelugu: BrandWords = {
  name: 'తోడు',
  nameMeaning: 'తోడు అంటే పక్కన ఉండే మనిషి.',
  tagline: 'ఇంటి వద్దే సంరక్షణ, నమ్మదగిన మనుషులతో',
  city: 'వరంగల్',
  serviceArea: 'వరంగల్, హనుమకొండ, కాజీపేట',
  servedPlaces: 'వరంగల్, హనుమకొండ, హన్మకొండ, కాజీపేట',
  state: 'తెలంగాణ',
  street: '2వ అంతస్తు, హంటర్ రోడ్',
  locality: 'హనుమకొండ, వరంగల్',
  officeHours: 'సోమ-శని, ఉదయం 8 నుంచి రాత్రి 8 వరకు',
  termsUpdated: 'మార్చి 2024',
}
export const brandInHindi: BrandWords = {
  name: 'तोडु',
  nameMeaning: 'तेलुगु में तोडु का मतलब है साथ: कोई जो आपके पास रहे।',
  tagline: 'घर पर देखभाल, भरोसेमंद लोगों के हाथों',
  city: 'वारंगल',
  serviceArea: 'वारंगल, हनमकोंडा और काज़ीपेट',
  servedPlaces: 'वारंगल, हनमकोंडा, काज़ीपेट',
  state: 'तेलंगाना',
  street: 'दूसरी मंज़िल, हंटर रोड',
  locality: 'हनमकोंडा, वारंगल',
  officeHours: 'सोम-शनि, सुबह 8 से रात 8 बजे तक',
  termsUpdated: 'मार्च 2024',
}
/** A renamed brand must be renamed in each language (rule LANG-1). */
export const brandWords: Readonly<Record<Language, BrandWords>> = {
  en: brandInEnglish,
  te: brandInTelugu,
  hi: brandInHindi,
}
