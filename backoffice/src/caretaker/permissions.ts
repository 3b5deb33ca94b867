import type { Permissions } from '../app/auth-provider.ts'

/** What a caretaker may do (spec: caretaker and admin, section 6). Whatever is not listed is refused. */
export const caretakerPermissions: Permissions = {
  bookings: ['list', 'show'],
  profile: ['edit'],
}
