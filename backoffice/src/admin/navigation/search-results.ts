import type { Findings } from '@thodu/api/contract/dashboard/dashboard.schema'

export type Finding = {
  group: 'families' | 'bookings' | 'caretakers' | 'pages'
  to: string
  title: string
  about: string
}
export type Page = { to: string; title: string }

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ')

/** Pages with a word that begins with the text; all pages for an empty text. */
export function findPages(pages: readonly Page[], text: string): Finding[] {
  const typed = text.trim().toLocaleLowerCase()
  return pages
    .filter(({ title }) => ` ${title.toLocaleLowerCase()}`.includes(` ${typed}`))
    .map((page) => ({ ...page, group: 'pages', about: '' }))
}

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
