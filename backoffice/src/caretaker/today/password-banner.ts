import { storeKey } from '@thodu/api/contract/people/session-keys'
import { dayInCity } from '@thodu/api/contract/time'
import { readCachedUser } from '../../app/wire/session.ts'

/** Where the home's store keeps the day on which the banner about the first password was closed. */
export const closedKey = 'initialPassword.closed'

/** Whether it was closed today; read without react-admin, for the first screen. */
export const isClosedToday = (): boolean =>
  localStorage.getItem(storeKey('caretaker', readCachedUser()?._id ?? '', closedKey)) ===
  // react-admin stores values as JSON.
  JSON.stringify(dayInCity(new Date()))
