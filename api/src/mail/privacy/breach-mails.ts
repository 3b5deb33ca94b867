import type { BreachRow } from '@thodu/db'
import type { Office } from '../../contract/office.ts'
import type { Language } from '../../contract/people/languages.ts'
import { hoursUntil } from '../../contract/privacy/breaches/breach-clock.ts'
import type { Breach } from '../../contract/privacy/breaches/breaches.schema.ts'
import { formatDateTime } from '../../contract/words/formats.ts'
import type { MailWords } from '../mail-words.ts'
import { type LocalizedMail, localizeMail, type MailContent } from '../render-mail.ts'

type Words = MailWords['breach']
type Details = Pick<
  BreachRow,
  'nature' | 'extent' | 'started_at' | 'ended_at' | 'aware_at' | 'consequences' | 'measures' | 'safety_steps'
>

function formatPeriod(
  { started_at: from, ended_at: until, aware_at: aware }: Details,
  words: Words,
  language: Language,
): string {
  const say = (at: string) => formatDateTime(at, language)
  if (from === null) return say(until ?? aware)
  return until === null ? words.since(say(from)) : words.between(say(from), say(until))
}

const teamMail = (
  { _id, code, awareAt, dueAt }: Breach,
  office: Office,
  write: (words: Words['team']) => Pick<MailContent, 'subject' | 'paragraphs'>,
): LocalizedMail =>
  localizeMail(office, ({ breach: { team } }, language) => ({
    ...write(team),
    facts: [
      [team.aware, formatDateTime(awareAt, language)],
      [team.due, formatDateTime(dueAt, language)],
    ],
    action: { label: `${team.action} ${code}`, url: `${office.publicUrl}/admin/breaches/${_id}` },
  }))

/** Mails about a personal-data breach, to affected people (rule 7(1) of 2025) and to the team. */
export const breachMails = {
  /** Contains nature, extent, time, consequences, measures, advice and contact, in the office's own words. */
  toPerson: (breach: Details, name: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ breach: words }, language) => {
      const { facts } = words
      return {
        subject: words.subject,
        name,
        paragraphs: [words.text],
        facts: [
          [facts.nature, breach.nature],
          ...(breach.extent === null ? [] : [[facts.extent, breach.extent] as const]),
          [facts.when, formatPeriod(breach, words, language)],
          [facts.consequences, breach.consequences ?? ''],
          [facts.measures, breach.measures ?? words.working],
          [facts.safetySteps, breach.safety_steps ?? ''],
          [
            facts.contact,
            `${office.privacy.contactName[language]}, ${office.privacy.phoneDisplay}, ${office.privacy.email}`,
          ],
        ],
      }
    }),
  opened: (breach: Breach, office: Office): LocalizedMail =>
    teamMail(breach, office, (words) => ({
      subject: words.openedSubject(breach.code),
      paragraphs: [words.opened],
    })),
  reminder: (breach: Breach, now: string, office: Office): LocalizedMail => {
    const hours = hoursUntil(breach.dueAt, now)
    return teamMail(breach, office, (words) => ({
      subject: hours < 0 ? words.overSubject(breach.code) : words.subject(breach.code, hours),
      paragraphs: [words.text],
    }))
  },
}
