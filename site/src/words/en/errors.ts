import { texts } from '@thodu/api/contract/texts'

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
