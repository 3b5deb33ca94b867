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

export type Brand = typeof brand
