/** Templates by reader (rule MAIL-9). */
const family = [
  'received',
  'caretakerAssigned',
  'statusChanged',
  'cancelled',
  'continues',
  'handedOver',
  'moved',
  'skipped',
  'otherPerson',
  'nobodyCame',
] as const
const caretaker = ['takenOver', 'givenAway', 'comes', 'gone', 'changed'] as const
const team = [
  'receivedForTeam',
  'cancelledForTeam',
  'changeAskedForTeam',
  'continuesForTeam',
  'openForTeam',
  'absentForTeam',
  'troubleForTeam',
  'missingForTeam',
] as const

export const mailTemplates = [...family, ...caretaker, ...team] as const
export type MailTemplate = (typeof mailTemplates)[number]

export const mailReaders = ['family', 'caretaker', 'team'] as const
export type MailReader = (typeof mailReaders)[number]

const forCaretakers: readonly MailTemplate[] = caretaker
const forTeam: readonly MailTemplate[] = team
export const readerOf = (template: MailTemplate): MailReader =>
  forCaretakers.includes(template) ? 'caretaker' : forTeam.includes(template) ? 'team' : 'family'
