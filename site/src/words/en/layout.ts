import { brand } from '@thodu/api/contract/page-values'
import { texts } from '@thodu/api/contract/texts'

/** Texts of the frame around every page: bar, footer, floating buttons (rules PAGE-1, PAGE-3). */
export const layout = {
  language: 'en-IN',
  languages: 'Language',
  feed: `${brand.name} blog`,
  skipToContent: 'Skip to content',
  homeLabel: `${brand.name}, home`,
  primaryNavigation: 'Main',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  findCaregiver: 'Find a Caregiver',
  logout: 'Logout',
  logoutUnsent:
    'Notes or visit times on this device have not been sent yet. Signing out deletes them. Sign out anyway?',
  yourAccount: 'Your account',
  links: [
    { href: '/', label: 'Home' },
    { href: '/about', label: 'About' },
    { href: '/services', label: 'Services' },
    { href: '/testimonials', label: 'Testimonials' },
    { href: '/blog', label: 'Blog' },
    { href: '/partners', label: 'Partners' },
    { href: '/contact', label: 'Contact' },
  ],
  /** Eighth link: in the menu, and in the bar on wide screens. */
  prices: 'Prices and payment',
  footer: {
    promise: `${brand.tagline}. Nurses, caregivers and physiotherapists for families in ${brand.city}.`,
    quickLinks: 'Quick links',
    services: 'Services',
    reachUs: 'Reach us',
    quick: [
      { href: '/about', label: 'About us' },
      { href: '/services', label: 'Our services' },
      { href: '/how-it-works', label: 'How it works' },
      { href: '/caregiver-matching', label: 'Caregiver matching' },
    ],
    serviceLinks: ['Baby Care', 'Elderly Care', 'Caretaking', 'Post-Operative Care'],
    emergencyLead: 'In an emergency, call first:',
    ambulance: 'Ambulance',
    medicalHelp: 'Mother and child',
    terms: 'Terms & Conditions',
    privacy: 'Privacy',
    feed: 'Blog feed',
    rights: 'All rights reserved.',
    opensNewTab: 'opens in a new tab',
  },
  floating: {
    label: 'Reach us now',
    chat: 'Chat with us',
    call: 'Call us',
    toTop: 'Back to top',
  },
} as const

/** Labels of the buttons that lead into the journey (rule PAGE-2). */
export const actions = {
  findCaregiver: 'Find a Caregiver',
  bookCare: 'Book Care Now',
  getStarted: 'Get Started Now',
  learnMore: 'Learn More',
  /** Read by screen readers after the label above, which does not name the target. */
  learnMoreAbout: 'about care at home',
  chooseService: 'Choose a Service',
  findCare: 'Find Care Now',
  requestConsultation: 'Request Consultation',
} as const

/** Texts of the 403, 404 and offline pages (rules PAGE-8, PAGE-17). */
export const errors = {
  goHome: texts.pages.goHome,
  contact: 'Contact us',
  forbidden: {
    title: 'No permission',
    heading: 'You cannot open this page',
    text: texts.pages.forbidden,
    hint: 'You may be signed in with a different account from the one you meant. Log out and sign in again, or ask us.',
  },
  offline: {
    title: 'You are offline',
    heading: 'You are offline',
    text: 'This page opens again when you are online. In an emergency, the telephone works without the internet.',
    ambulance: 'Ambulance',
    booking: 'Your last booking:',
  },
  notFound: {
    title: 'Page not found',
    heading: 'There is no page at this address',
    text: texts.pages.notFound,
    hint: 'The address may have a typing mistake, or the page has moved.',
  },
} as const

/** Link to the privacy notice beside every form (rule PRIV-C3). A separate file, because small pages use it. */
export const privacyLine = { before: 'How we use your details:', link: 'privacy notice' } as const
