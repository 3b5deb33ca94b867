import { brand } from '@thodu/api/contract/page-values'
import type { OnBehalf, Purpose } from '@thodu/api/contract/privacy/notice'

/** Giving and withdrawing consent (rules PRIV-C3, PRIV-C5). */
export const consents = {
  /** Beside the terms, at the end of the booking form. */
  box: {
    before: `I agree that ${brand.name} uses these details for care, as described in the`,
    link: 'privacy notice',
    label: 'Privacy notice',
  },
  behalf: {
    label: 'I agree for',
    open: 'Choose (optional)',
    choices: {
      self: 'myself',
      parent: 'my mother or father',
      child: 'my child',
      spouse: 'my wife or husband',
      other: 'another person',
    } satisfies Record<OnBehalf, string>,
  },
  settings: {
    heading: 'How we may use your details',
    lead: 'One tap gives your consent, and one tap withdraws it.',
    read: 'Read the privacy notice',
    boxes: {
      care: 'Use my details for care',
      'day-link': 'Day links for family far away',
    } satisfies Record<Exclude<Purpose, 'messages' | 'news'>, string>,
    linksEnd: 'When you withdraw this, every link that you sent stops at once.',
    given: 'Thank you. Your consent is recorded.',
    taken: 'Consent withdrawn.',
    slip: 'We have recorded your request to delete your data. Was this a mistake? Tick the box again and tell us.',
    loadFailed: 'Your choices could not be loaded.',
    failed: 'This could not be saved. Please try again.',
  },
  /** Shown once in the profile, to customers who booked before there was a notice. */
  card: { read: 'Read it here', whole: 'Open the full page', agree: 'I agree', later: 'Later' },
} as const
