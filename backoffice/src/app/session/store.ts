import { localStorageStore, type Store } from 'react-admin'
import { readCachedUser } from './session.ts'

const tablet = '(max-width: 899.95px)'
const KEPT = ['savedQueries', 'theme', 'sidebar.open']

/**
 * Preferences of one account on this device. Signing out forgets list filters (they may hold a patient's name) but keeps
 * what was saved on purpose.
 */
export function createStore(home: string): Store {
  const store = localStorageStore('1', `thodu.${home}.${readCachedUser()?._id ?? ''}`)
  // On a tablet the table needs the room; whoever opens the menu there finds it open again.
  if (home === 'admin' && store.getItem('sidebar.open') === undefined && matchMedia(tablet).matches)
    store.setItem('sidebar.open', false)
  const keptKeys = () => [
    ...KEPT,
    ...Object.keys(store.listItems?.() ?? {}).filter((key) => /\.(savedQueries|datatable(_columnRanks)?)$/.test(key)),
  ]
  return {
    ...store,
    reset() {
      const kept = keptKeys().map((key) => [key, store.getItem(key)] as const)
      store.reset()
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value)
    },
  }
}
