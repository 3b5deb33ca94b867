import type { Permissions } from '../app/auth-provider.ts'

/** What the admin's screens may do; anything else is refused (spec: caretaker and admin, section 6). */
export const adminPermissions: Permissions = {
  bookings: ['list', 'edit', 'export'],
  users: ['list', 'edit'],
  caretakers: ['list', 'create'],
  callbacks: ['list', 'edit'],
  messages: ['list', 'edit'],
  documents: ['list', 'edit'],
  audit: ['list', 'export'],
  'access-log': ['list'],
}
