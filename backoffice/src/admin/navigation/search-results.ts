import type { Findings } from '@thodu/api/contract/dashboard/dashboard.schema'

export type Finding = {
  group: 'families' | 'bookings' | 'caretakers' | 'absences' | 'pages'
  to: string
  title: string
  about: string
}
export type ScreenLink = { to: string; title: string }

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ')

/** Pages with a word that begins with the text; all pages for an empty text. */
export function findPages(pages: readonly ScreenLink[], text: string): Finding[] {
  const typed = text.trim().toLocaleLowerCase()
  return pages
    .filter(({ title }) => ` ${title.toLocaleLowerCase()}`.includes(` ${typed}`))
    .map((page) => ({ ...page, group: 'pages', about: '' }))
}

/** Typed in English in every language of the office. */
const englishAbsence = ['sick', 'ill', 'away', 'absent', 'leave', 'off']

/**
 * Splits "Bhagya sick" into the name and the wish to enter an absence.
 * @param absenceWords more words for being sick or away in the reader's language, separated by spaces
 */
export function splitAbsence(text: string, absenceWords: string): { name: string; isAbsent: boolean } {
  const known = [...englishAbsence, ...absenceWords.toLocaleLowerCase().split(' ')]
  const typed = text.trim().split(/\s+/)
  const last = typed.at(-1)?.toLocaleLowerCase() ?? ''
  return typed.length > 1 && known.includes(last)
    ? { name: typed.slice(0, -1).join(' '), isAbsent: true }
    : { name: text, isAbsent: false }
}

/** Caretakers whose absence can be entered, for a search such as "Bhagya sick" (rule OFF-25). */
export const toAbsences = (found: Findings, say: (key: string) => string): Finding[] =>
  found.caretakers.map(({ _id, name, phone }) => ({
    group: 'absences',
    to: `/time-off?absent=${_id}`,
    title: name,
    about: joined(say('admin.find.enterAbsence'), phone),
  }))

/** The server's results in the order of the groups. `say` translates statuses and services. */
export const toFindings = (found: Findings, say: (key: string) => string): Finding[] => [
  ...found.families.map(
    ({ _id, name, email, phone }): Finding => ({
      group: 'families',
      to: `/families/${_id}`,
      title: name,
      about: joined(phone, email),
    }),
  ),
  ...found.bookings.map(
    (row): Finding => ({
      group: 'bookings',
      to: `/bookings/${row._id}`,
      title: `${row.bookingId} · ${row.patient || row.customer}`,
      about: joined(say(`status.${row.status}`), say(row.serviceName), row.patient !== '' && row.customer),
    }),
  ),
  ...found.caretakers.map(
    ({ _id, name, phone, available }): Finding => ({
      group: 'caretakers',
      to: `/caretakers/${_id}`,
      title: name,
      about: joined(say(`admin.assignment.${available ? 'badgeAvailable' : 'badgeAssigned'}`), phone),
    }),
  ),
]
