/** Texts of downloading one's data (rule PRIV-D3). */
export const download = {
  heading: 'Download my data',
  lead: 'Everything we keep about you and your family in one file: a page to read, your papers, and who has seen them. Three times a day.',
  start: 'Download my data',
  loading: (size: string) => `Loading … ${size} MB`,
  done: 'Saved with your downloads. It holds health details: keep it where only you can open it.',
  password: 'Your password, so that we know it is you',
  wrong: 'This password is not right.',
  signInFirst: 'Please sign out, sign in once more, and come back here within 15 minutes.',
  tooOften: 'You have downloaded it three times today. Please come back tomorrow.',
  failed: 'The download broke off. Nothing was saved; please try again.',
} as const
