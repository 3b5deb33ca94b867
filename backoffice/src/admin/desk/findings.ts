import type { Findings } from '@thodu/api/contract/desk/desk.schema'

/** Something the search leads to. */
export type Finding = {
  group: 'families' | 'bookings' | 'caretakers' | 'pages'
  to: string
  title: string
  about: string
}
export type Page = { to: string; title: string }

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ')

/** Pages whose name begins a word with what was typed; all of them before anything is. */
export function findPages(pages: readonly Page[], text: string): Finding[] {
  const typed = text.trim().toLocaleLowerCase()
  return pages
    .filter(({ title }) => ` ${title.toLocaleLowerCase()}`.includes(` ${typed}`))
    .map((page) => ({ ...page, group: 'pages', about: '' }))
}

/** What the server found, in the order of the groups. `say` puts statuses and services in words. */
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
