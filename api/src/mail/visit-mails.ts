import type { Office } from '../contract/office.ts'
import type { Language } from '../contract/people/languages.ts'
import type { MailTemplate } from '../contract/promises/mail-templates.ts'
import { toTime } from '../contract/time.ts'
import { formatCount, formatDateTime } from '../contract/words/formats.ts'
import { pagePath } from '../contract/words/page-path.ts'
import type { MailWords } from './mail-words.ts'
import { type LocalizedMail, localizeMail, type MailContent } from './render-mail.ts'

/** Contains no health data; times are minutes since 1970. */
export type VisitInMail = {
  code: string
  customerName: string
  startsMin: number
  endsMin: number
  /** Full name. */
  caretaker: string | null
}
type VisitWords = MailWords['visit']
type Fact = readonly [label: string, value: string]
type Span = { from: number; to: number }

const mostNamed = 20

const say = (minutes: number, language: Language): string => formatDateTime(toTime(minutes), language)
const factsOf = (visit: VisitInMail, { booking, visit: { facts } }: MailWords, language: Language): Fact[] => [
  [booking.facts.booking, visit.code],
  [facts.begins, say(visit.startsMin, language)],
  [facts.ends, say(visit.endsMin, language)],
]

type Written = Pick<MailContent, 'subject' | 'paragraphs'> & { more?: Fact[] }
type Write = (words: VisitWords, language: Language) => Written

const mailToFamily = (template: MailTemplate, visit: VisitInMail, office: Office, write: Write): LocalizedMail =>
  localizeMail(office, (words, language) => {
    const { more = [], ...content } = write(words.visit, language)
    const caregiver = visit.caretaker ?? words.visit.nobodyYet
    return {
      ...content,
      about: { bookingCode: visit.code, template },
      name: visit.customerName,
      facts: [...factsOf(visit, words, language), [words.visit.facts.caregiver, caregiver], ...more],
      action: { label: words.booking.myBookings, url: office.publicUrl + pagePath(language, '/profile') },
      closing: words.booking.questions(office.brand.phoneDisplay),
    }
  })
/** To a caretaker: the hours, and no data of the family (rule CARE-4). */
const mailToCaretaker = (
  template: MailTemplate,
  name: string,
  visit: VisitInMail,
  office: Office,
  write: Write,
): LocalizedMail =>
  localizeMail(office, (words, language) => {
    const { more = [], ...content } = write(words.visit, language)
    return {
      ...content,
      about: { bookingCode: visit.code, template },
      name,
      facts: [...factsOf(visit, words, language), ...more],
      action: { label: words.visit.theVisits, url: `${office.publicUrl}/caretaker/visits` },
    }
  })
const mailToTeam = (template: MailTemplate, visit: VisitInMail, office: Office, write: Write): LocalizedMail =>
  localizeMail(office, (words, language) => {
    const { more = [], ...content } = write(words.visit, language)
    const caregiver = visit.caretaker ?? words.visit.nobodyYet
    return {
      ...content,
      about: { bookingCode: visit.code, template },
      facts: [...factsOf(visit, words, language), [words.visit.facts.caregiver, caregiver], ...more],
      action: { label: words.visit.theVisits, url: `${office.publicUrl}/admin/today` },
    }
  })

/** Mails about visits and time off; visits/ chooses the recipients. */
export const visitMails = {
  moved: (visit: VisitInMail, from: number, office: Office): LocalizedMail =>
    mailToFamily('moved', visit, office, ({ moved, facts }, language) => ({
      subject: moved.subject(visit.code),
      paragraphs: [moved.text, ...(visit.caretaker === null ? [moved.open] : [])],
      more: [[facts.before, say(from, language)]],
    })),
  skipped: (visit: VisitInMail, back: number | null, office: Office): LocalizedMail =>
    mailToFamily('skipped', visit, office, ({ skipped }, language) => ({
      subject: skipped.subject(visit.code),
      paragraphs: [skipped.text, back === null ? skipped.free : skipped.back(say(back, language))],
    })),
  otherPerson: (visit: VisitInMail & { caretaker: string }, before: string | null, office: Office): LocalizedMail =>
    mailToFamily('otherPerson', visit, office, ({ otherPerson }) => ({
      subject: otherPerson.subject(visit.code),
      paragraphs: [before === null ? otherPerson.text(visit.caretaker) : otherPerson.instead(visit.caretaker, before)],
    })),
  nobodyCame: (visit: VisitInMail, next: VisitInMail | null, office: Office): LocalizedMail =>
    mailToFamily('nobodyCame', visit, office, ({ nobodyCame }, language) => ({
      subject: nobodyCame.subject(visit.code),
      paragraphs: [
        nobodyCame.text,
        next === null || next.caretaker === null
          ? nobodyCame.calls
          : nobodyCame.comes(next.caretaker, say(next.startsMin, language)),
      ],
    })),
  comes: (name: string, visit: VisitInMail, office: Office): LocalizedMail =>
    mailToCaretaker('comes', name, visit, office, ({ comes }) => ({
      subject: comes.subject(visit.code),
      paragraphs: [comes.text],
    })),
  gone: (name: string, visit: VisitInMail, office: Office): LocalizedMail =>
    mailToCaretaker('gone', name, visit, office, ({ gone }) => ({
      subject: gone.subject(visit.code),
      paragraphs: [gone.text],
    })),
  changed: (name: string, visit: VisitInMail, from: number, office: Office): LocalizedMail =>
    mailToCaretaker('changed', name, visit, office, ({ changed, facts }, language) => ({
      subject: changed.subject(visit.code),
      paragraphs: [changed.text],
      more: [[facts.before, say(from, language)]],
    })),
  openForTeam: (visit: VisitInMail, office: Office): LocalizedMail =>
    mailToTeam('openForTeam', visit, office, ({ openForTeam }) => ({
      subject: openForTeam.subject(visit.code),
      paragraphs: [openForTeam.text(visit.customerName)],
    })),
  absentForTeam: (visit: VisitInMail, office: Office): LocalizedMail =>
    mailToTeam('absentForTeam', visit, office, ({ absentForTeam }) => ({
      subject: absentForTeam.subject(visit.code),
      paragraphs: [absentForTeam.text(visit.customerName)],
    })),
  /** Contains neither type nor text of the incident: both reveal the patient's health. */
  troubleForTeam: (visit: VisitInMail, office: Office): LocalizedMail =>
    mailToTeam('troubleForTeam', visit, office, ({ troubleForTeam }) => ({
      subject: troubleForTeam.subject(visit.code),
      paragraphs: [troubleForTeam.text, troubleForTeam.more],
    })),
  missingForTeam: (visit: VisitInMail, office: Office): LocalizedMail =>
    mailToTeam('missingForTeam', visit, office, ({ missingForTeam }) => ({
      subject: missingForTeam.subject(visit.code),
      paragraphs: [missingForTeam.text],
    })),
  /** One mail for many visits, e.g. after days without a running server. */
  manyMissingForTeam: (visits: readonly VisitInMail[], office: Office): LocalizedMail =>
    localizeMail(office, ({ visit: { missingForTeam, theVisits } }, language) => {
      const more = visits.length - mostNamed
      const named = visits.slice(0, mostNamed).map((visit) => `${visit.code}: ${say(visit.startsMin, language)}`)
      return {
        subject: missingForTeam.manySubject(formatCount(visits.length, language)),
        paragraphs: [
          missingForTeam.many,
          named.join('\n'),
          ...(more > 0 ? [missingForTeam.more(formatCount(more, language))] : []),
        ],
        action: { label: theVisits, url: `${office.publicUrl}/admin/today` },
      }
    }),
  timeOffAsked: (name: string, { from, to }: Span, office: Office): LocalizedMail =>
    localizeMail(office, ({ visit: { timeOffAsked, facts } }, language) => ({
      subject: timeOffAsked.subject(name),
      paragraphs: [timeOffAsked.text(name)],
      facts: [
        [facts.from, say(from, language)],
        [facts.until, say(to, language)],
      ],
      action: { label: timeOffAsked.action, url: `${office.publicUrl}/admin/time-off` },
    })),
  timeOffDecided: (
    name: string,
    { from, to, status }: Span & { status: 'approved' | 'declined' },
    office: Office,
  ): LocalizedMail =>
    localizeMail(office, ({ visit: { timeOffDecided, facts } }, language) => ({
      subject: status === 'approved' ? timeOffDecided.approvedSubject : timeOffDecided.declinedSubject,
      name,
      paragraphs: [timeOffDecided[status]],
      facts: [
        [facts.from, say(from, language)],
        [facts.until, say(to, language)],
      ],
      action: { label: timeOffDecided.action, url: `${office.publicUrl}/caretaker/visits` },
    })),
}
