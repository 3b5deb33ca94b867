import { choosePlural } from '@thodu/api/contract/words/formats'

export { noticeWords } from '@thodu/api/contract/words/en/privacy/notice'

/** Texts of /privacy around the notice itself (rule PRIV-C2). */
export const privacyPage = {
  title: 'Privacy',
  description:
    'What we know about you and the patient: what, why, for how long, who sees it, and how you withdraw your consent.',
  asOf: (day: string) => `As of ${day}`,
  devices:
    'Caregivers may let their own device be notified of changed visits. The push service of its browser then receives an empty message, without names or details.',
  withdrawing: 'If you change your mind',
  settings: 'Open your settings',
  rights: 'What you can ask for',
  contact: 'Whom to ask',
  times: (heard: string, answered: string) =>
    `Write to us, call us or visit us. We confirm your request within ${heard} and answer it within ${answered}.`,
  hours: (count: number) => choosePlural(count, { one: 'one hour', other: `${count} hours` }, 'en'),
  days: (count: number) => choosePlural(count, { one: 'one day', other: `${count} days` }, 'en'),
} as const
