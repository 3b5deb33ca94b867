import { isPreference } from '@thodu/api/contract/people/session-keys'
import { localStorageStore, memoryStore, type Store } from 'react-admin'
import { readCachedUser } from '../wire/session.ts'

const tablet = '(max-width: 899.95px)'
const phone = '(max-width: 599.95px)'
const MENU = 'sidebar.open'

/**
 * On a phone the menu is a drawer whose state belongs to this window and does not change the menu of a wide page. On a tablet
 * the admin's menu starts folded, because the table needs the room.
 */
function separateDrawerState(store: Store, home: string): Store {
  const drawer = memoryStore()
  const placeOf = (key: string): Store => (key === MENU && matchMedia(phone).matches ? drawer : store)
  const isFolded = (key: string): boolean => key === MENU && home === 'admin' && matchMedia(tablet).matches
  return {
    ...store,
    setup() {
      store.setup()
      drawer.setup()
    },
    getItem<Value>(key: string, fallback?: Value) {
      const unless = isFolded(key) ? (false as Value) : fallback
      return placeOf(key).getItem(key, unless)
    },
    setItem: (key, value) => placeOf(key).setItem(key, value),
    // A change by another window is read again here and does not affect this window's drawer.
    subscribe(key, callback) {
      const ends = [store.subscribe(key, callback), drawer.subscribe(key, callback)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

/**
 * Preferences of one account on this device. Signing out deletes list filters (they may contain a patient's name), but not the
 * saved preferences.
 */
export function createStore(home: string): Store {
  const store = localStorageStore('1', `thodu.${home}.${readCachedUser()?._id ?? ''}`)
  return {
    ...separateDrawerState(store, home),
    reset() {
      const kept = Object.keys(store.listItems?.() ?? {})
        .filter(isPreference)
        .map((key) => [key, store.getItem(key)] as const)
      store.reset()
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value)
    },
  }
}
