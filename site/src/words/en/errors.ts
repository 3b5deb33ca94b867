import { texts } from '@thodu/api/contract/texts'

/** Texts of the 403, 404 and offline pages (rules PAGE-8, PAGE-17). */
export const errors = {
  goHome: texts.pages.goHome,
  contact: 'Contact us',
  forbidden: {
    title: 'No permission',
    heading: 'This door stays closed',
    text: texts.pages.forbidden,
    hint: 'You may be signed in with another account than the one you meant. Log out and sign in again, or ask us.',
  },
  offline: {
    title: 'You are offline',
    heading: 'There is no line just now',
    text: 'This page will be there once you are back. In an emergency the telephone works without the internet.',
    ambulance: 'Ambulance',
    booking: 'Your last booking:',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Nobody lives at this address',
    text: texts.pages.notFound,
    hint: 'The address may have a typing mistake, or the page has moved.',
  },
} as const
