import { brand } from '@thodu/api/contract/page-values'

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
