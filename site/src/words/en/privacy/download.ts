/** Texts of downloading one's data (rule PRIV-D3). */
export const download = {
  heading: 'Download my data',
  lead: 'All data about you and your family in one file: a page to read, your documents, and who has seen your data. You can download it three times a day.',
  start: 'Download my data',
  loading: (size: string) => `Loading … ${size} MB`,
  done: 'Saved in your downloads. The file contains health details: store it where only you can open it.',
  password: 'Your password, to confirm your identity',
  wrong: 'This password is not right.',
  signInFirst: 'Please sign out, sign in once more, and come back here within 15 minutes.',
  tooOften: 'You have downloaded it three times today. Please come back tomorrow.',
  failed: 'The download broke off. Nothing was saved; please try again.',
} as const
