import { beforeEach, describe, expect, test } from 'vitest'
import {
  adoptDrafts,
  type BrowserStores,
  draftKey,
  endSession,
  erasePerson,
  followOtherTab,
  hasUnsent,
  loginPath,
  noteKey,
  outboxKey,
  seenKey,
  storeKey,
} from './session-keys.ts'

type Heard = { key: string; newValue: string | null }

/** A fake browser storage: keys are own properties, and writes notify other tabs. */
function createStore(heard: Heard[] = [], full = false): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      this[key] = value
      heard.push({ key, newValue: value })
    },
    removeItem(this: Record<string, string>, key: string) {
      if (Object.hasOwn(this, key)) heard.push({ key, newValue: null })
      delete this[key]
    },
  }
  return Object.create(methods) as Storage
}

const mine = draftKey('a', 'elderly-care')
const myNote = noteKey('a', 'callback.1')
const theirs = draftKey('b', 'baby-care')

describe('the session of a browser', () => {
  let heard: Heard[]
  let stores: BrowserStores
  beforeEach(() => {
    heard = []
    stores = { local: createStore(heard), session: createStore() }
    stores.local.setItem('token', 't')
    stores.local.setItem('thodu.user', '{"_id":"a","name":"Asha"}')
    stores.local.setItem('serviceType', 'elderly-care')
    stores.local.setItem(mine, 'fell twice')
    stores.local.setItem(theirs, 'newborn')
    stores.local.setItem('other', 'stays')
    stores.session.setItem('thodu.launch', 'seen')
    stores.session.setItem('thodu.attempted', '/profile')
    stores.session.setItem(myNote, 'wants a woman')
    heard.length = 0
  })

  test("signing out removes the person's data from all stores; the launch announcement stays seen", () => {
    erasePerson(stores)
    expect(Object.keys(stores.local)).toEqual(['other'])
    expect(Object.keys(stores.session)).toEqual(['thodu.launch'])
  })

  test('signing out removes the unsent actions of this account only', () => {
    stores.local.setItem(outboxKey('a'), '[{"kind":"note","text":"slept badly"}]')
    stores.local.setItem(outboxKey('b'), '[]')
    stores.local.setItem('thodu.user', '{"_id":"a"}')
    expect(hasUnsent(stores.local)).toBe(true)
    erasePerson(stores)
    expect([stores.local.getItem(outboxKey('a')), stores.local.getItem(outboxKey('b'))]).toEqual([null, '[]'])
    expect(hasUnsent(stores.local)).toBe(false)
  })

  test('signing out removes stored values of the account except its preferences', () => {
    stores.local.setItem('thodu.user', '{"_id":"a"}')
    const names = ['version', 'bookings.listParams', 'initialPassword.closed', 'theme', 'bookings.savedQueries']
    for (const account of ['a', 'b'])
      for (const name of names) stores.local.setItem(storeKey('caretaker', account, name), '"x"')
    erasePerson(stores)
    const left = Object.keys(stores.local).filter((key) => key.includes('.a.'))
    expect(left).toEqual([storeKey('caretaker', 'a', 'theme'), storeKey('caretaker', 'a', 'bookings.savedQueries')])
    expect(Object.keys(stores.local).filter((key) => key.includes('.b.'))).toHaveLength(names.length)
  })

  test("a session that ends by itself leaves no draft on the device; this tab keeps the account's drafts", () => {
    endSession(stores)
    expect(Object.keys(stores.local).sort()).toEqual(['other', 'serviceType'])
    expect(stores.session.getItem(mine)).toBe('fell twice')
    expect(stores.session.getItem(myNote)).toBe('wants a woman')
    expect(stores.session.getItem(theirs)).toBeNull()
  })

  test('the same account gets its drafts back once', () => {
    endSession(stores)
    adoptDrafts(stores, 'a')
    expect(stores.local.getItem(mine)).toBe('fell twice')
    expect(stores.session.getItem(mine)).toBeNull()
    expect(stores.session.getItem(myNote)).toBe('wants a woman')
  })

  test('a waiting draft does not overwrite a newer draft of the account', () => {
    endSession(stores)
    stores.local.setItem(mine, 'fell three times')
    adoptDrafts(stores, 'a')
    expect(stores.local.getItem(mine)).toBe('fell three times')
  })

  test('another account gets no drafts', () => {
    endSession(stores)
    adoptDrafts(stores, 'b')
    expect(Object.keys(stores.local).sort()).toEqual(['other', 'serviceType'])
    expect(Object.keys(stores.session).sort()).toEqual(['thodu.attempted', 'thodu.launch'])
  })

  test('other open tabs keep drafts when the session ends and remove them at sign-out', () => {
    const otherTab = createStore()
    endSession(stores)
    for (const event of heard) followOtherTab(event, otherTab)
    expect(otherTab.getItem(mine)).toBe('fell twice')
    expect(heard.at(-1)).toEqual({ key: 'token', newValue: null })
    heard.length = 0
    erasePerson(stores)
    for (const event of heard) followOtherTab(event, otherTab)
    expect(Object.keys(otherTab)).toEqual([])
  })

  test('data last shown to an account is removed when its session ends or another account signs in', () => {
    const seen = seenKey('a', 'bookings')
    for (const end of [endSession, erasePerson, (both: BrowserStores) => adoptDrafts(both, 'b')]) {
      stores.local.setItem(seen, '[{"patient":"Narsamma"}]')
      end(stores)
      expect(stores.local.getItem(seen)).toBeNull()
    }
    stores.local.setItem(seen, '[]')
    adoptDrafts(stores, 'a')
    expect(stores.local.getItem(seen)).toBe('[]')
  })

  test('a full or damaged storage does not prevent the end of a session', () => {
    const session = createStore([], true)
    stores.local.setItem('thodu.user', '{broken')
    endSession({ local: stores.local, session })
    expect(stores.local.getItem('token')).toBeNull()
    expect(stores.local.getItem(mine)).toBeNull()
    stores.local.setItem('token', 't')
    erasePerson({ local: stores.local, session })
    expect(stores.local.getItem('token')).toBeNull()
  })

  test('a device without an earlier sign-in leads to the sign-up form', () => {
    expect(loginPath(stores.local)).toBe('/login#sign-up')
    stores.local.setItem('thodu.known', 'yes')
    expect(loginPath(stores.local)).toBe('/login')
  })

  test.each(['null', '"a"', '7', '{"name":"Asha"}', '{broken'])(
    'no draft is stored for the unreadable account %s',
    (user) => {
      stores.local.setItem('thodu.user', user)
      stores.local.setItem(draftKey('undefined', 'elderly-care'), 'nobody’s')
      heard.length = 0
      endSession(stores)
      expect(Object.keys(stores.session).sort()).toEqual([myNote, 'thodu.attempted', 'thodu.launch'].sort())
      expect(heard.map(({ key }) => key)).not.toContain('thodu.ended')
    },
  )
})
