import { storeKey } from '@thodu/api/contract/people/session-keys'
import { dayInCity } from '@thodu/api/contract/time'
import { readCachedUser } from '../../app/wire/session.ts'

/** Key of the day on which the banner about the initial password was closed, in the app's store. */
export const closedKey = 'initialPassword.closed'

/** Whether the banner was closed today; works without react-admin, for the first screen. */
export const isClosedToday = (): boolean =>
  localStorage.getItem(storeKey('caretaker', readCachedUser()?._id ?? '', closedKey)) ===
  // react-admin stores values as JSON.
  JSON.stringify(dayInCity(new Date()))
