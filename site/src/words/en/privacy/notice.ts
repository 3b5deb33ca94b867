import { choosePlural } from '@thodu/api/contract/words/formats'

export { noticeWords } from '@thodu/api/contract/words/en/privacy/notice'

/** Texts of /privacy around the notice itself (rule PRIV-C2). */
export const privacyPage = {
  title: 'Privacy',
  description:
    'What we keep of you and of whom we care for: what, why, for how long, who sees it, and how you change your mind.',
  asOf: (day: string) => `As of ${day}`,
  withdrawing: 'If you change your mind',
  settings: 'To your settings',
  rights: 'What you can ask for',
  contact: 'Whom you ask',
  times: (heard: string, answered: string) =>
    `Write, call or come. Within ${heard} you hear that it has reached us, and within ${answered} you have an answer.`,
  hours: (count: number) => choosePlural(count, { one: 'one hour', other: `${count} hours` }, 'en'),
  days: (count: number) => choosePlural(count, { one: 'one day', other: `${count} days` }, 'en'),
} as const
