/** Texts of the 403 and 404 pages (spec: caretaker and admin, section 2). */
export const errors = {
  goHome: 'Go Home',
  forbidden: {
    title: 'No permission',
    heading: 'This door is not yours to open',
    text: 'You do not have permission to access this page.',
    hint: 'You may be signed in with another account than the one you meant. Log out and sign in again, or ask us.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Nobody is home at this address',
    text: 'The page you are looking for does not exist.',
    hint: 'The address may have a typing mistake, or the page has moved.',
  },
} as const
