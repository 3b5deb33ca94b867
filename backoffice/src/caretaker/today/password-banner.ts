import { storeKey } from '@thodu/api/contract/people/session-keys'
import { dayInCity } from '@thodu/api/contract/time'
import { readCachedUser } from '../../app/wire/session.ts'

/** Key of the day on which the banner about the initial password was closed, in the app's store. */
export const closedKey = 'initialPassword.closed'

/** The form that the banner leads to. */
export const passwordHash = '#password'
export const passwordPath = `/myprofile${passwordHash}`

/** These two work without react-admin, for the first screen. */
const keyInStorage = (): string => storeKey('caretaker', readCachedUser()?._id ?? '', closedKey)
/** react-admin stores values as JSON. */
const today = (): string => JSON.stringify(dayInCity(new Date()))

/** Whether the banner was closed today. */
export const isClosedToday = (): boolean => localStorage.getItem(keyInStorage()) === today()

/** Closes the banner for today. */
export function closeForToday(): void {
  try {
    localStorage.setItem(keyInStorage(), today())
  } catch {
    // Without storage the banner reappears when the app has loaded.
  }
}
