/**
 * The ONE configuration file of a team that runs this product: its name, phones, addresses and links.
 * Site, back office, mails and structured data read it; changing it here rebrands everything after the next start.
 * Numbers and addresses below are placeholders of the working name; put your own.
 */
export const brand = {
  name: 'Thodu',
  /** What the name means, shown once on the about page. */
  nameMeaning: 'Telugu for company: someone beside you.',
  tagline: 'Care at home, by people you can trust',
  city: 'Warangal',
  /** Where caregivers come to, in a sentence. */
  serviceArea: 'Warangal with Hanamkonda and Kazipet',
  state: 'Telangana',
  country: 'IN',
  /** E.164; shown in the grouped form. */
  phone: '+918700000100',
  phoneDisplay: '+91 87000 00100',
  email: 'care@thodu.example',
  legalEmail: 'legal@thodu.example',
  postalAddress: {
    street: '2nd Floor, Hunter Road',
    locality: 'Hanamkonda, Warangal',
    region: 'Telangana',
    postalCode: '506001',
  },
  officeHours: { days: 'Mon-Sat', opens: '08:00', closes: '20:00', text: 'Mon-Sat 8AM-8PM' },
  /** Digits only, for the messaging app's chat link. */
  messagingNumber: '918700000100',
  partnershipMessagingNumber: '918700000101',
  messagingBaseUrl: 'https://wa.me/',
  social: [
    { label: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' },
    { label: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
  ],
  emergencyNumbers: { ambulance: '108', medicalHelp: '102' },
  /** Advertised until real ratings exist (rule CAT-10). */
  advertisedRating: 4.9,
  /** Version of the Terms & Conditions recorded with each booking (rule CAT-11). */
  termsVersion: '2024-03',
  termsUpdated: 'March 2024',
  timeZone: 'Asia/Kolkata',
} as const

/**
 * The colours, each for light and for dark; every pair that carries text keeps 4.5:1 (rule LOOK-2). Site, back office, the
 * mark and the drawings take them from here.
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

export type Brand = typeof brand
