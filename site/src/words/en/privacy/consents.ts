import type { OnBehalf, Purpose } from '@thodu/api/contract/privacy/notice'

/** Giving and withdrawing consent (rules PRIV-C3, PRIV-C5). */
export const consents = {
  /** Beside the terms, at the end of the booking form. */
  box: {
    before: 'You may use these details for care, as it stands in the',
    link: 'privacy notice',
    label: 'Privacy notice',
  },
  behalf: {
    label: 'I agree for',
    open: 'Choose if you like',
    choices: {
      self: 'myself',
      parent: 'my mother or father',
      child: 'my child',
      spouse: 'my wife or husband',
      other: 'somebody else',
    } satisfies Record<OnBehalf, string>,
  },
  settings: {
    heading: 'What we may do with your details',
    lead: 'One tap gives it, one tap takes it back.',
    read: 'Read the privacy notice',
    boxes: {
      care: 'Use what you told us for care',
      messages: 'Messages by WhatsApp and SMS',
      news: 'News and offers',
      'day-link': 'Show the days to family far away',
    } satisfies Record<Purpose, string>,
    linksEnd: 'When you take this back, every link that you sent ends at once.',
    given: 'Thank you. It is written down.',
    taken: 'Taken back.',
    slip: 'We have written down that we are to delete what we keep. Was it a slip? Tick it again and tell us.',
    loadFailed: 'Your boxes could not be loaded.',
    failed: 'This could not be written down. Please try again.',
  },
  /** Shown once in the profile, to customers who booked before there was a notice. */
  card: { read: 'Read it here', whole: 'On a page of its own', agree: 'I agree', later: 'Later' },
} as const
