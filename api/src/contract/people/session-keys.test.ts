import { beforeEach, describe, expect, test } from 'vitest'
import {
  adoptDrafts,
  type BrowserStores,
  draftKey,
  endSession,
  followOtherTab,
  forgetPerson,
  hasUnsent,
  loginPath,
  noteKey,
  outboxKey,
  outboxKeys,
  seenKey,
  storeKey,
} from './session-keys.ts'

type Heard = { key: string; newValue: string | null }

/** A part of the browser's storage as far as sessions use it: keys are own properties, writes are heard by other tabs. */
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

  test('signing out forgets the person in every part; the launch announcement stays seen', () => {
    forgetPerson(stores)
    expect(Object.keys(stores.local)).toEqual(['other'])
    expect(Object.keys(stores.session)).toEqual(['thodu.launch'])
  })

  test('signing out takes the unsent actions of this account along, and of no other', () => {
    stores.local.setItem(outboxKey('a'), '[{"kind":"note","text":"slept badly"}]')
    stores.local.setItem(outboxKey('b'), '[]')
    stores.local.setItem('thodu.user', '{"_id":"a"}')
    expect(hasUnsent(stores.local)).toBe(true)
    forgetPerson(stores)
    expect([stores.local.getItem(outboxKey('a')), stores.local.getItem(outboxKey('b'))]).toEqual([null, '[]'])
    expect(hasUnsent(stores.local)).toBe(false)
  })

  test('signing out removes what an app stored for the account, and leaves what was chosen on purpose', () => {
    stores.local.setItem('thodu.user', '{"_id":"a"}')
    const names = ['version', 'bookings.listParams', 'initialPassword.closed', 'theme', 'bookings.savedQueries']
    for (const account of ['a', 'b'])
      for (const name of names) stores.local.setItem(storeKey('caretaker', account, name), '"x"')
    forgetPerson(stores)
    const left = Object.keys(stores.local).filter((key) => key.includes('.a.'))
    expect(left).toEqual([storeKey('caretaker', 'a', 'theme'), storeKey('caretaker', 'a', 'bookings.savedQueries')])
    expect(Object.keys(stores.local).filter((key) => key.includes('.b.'))).toHaveLength(names.length)
  })

  test('a session that ends by itself leaves no draft on the device; this tab keeps those of the account', () => {
    endSession(stores)
    expect(Object.keys(stores.local).sort()).toEqual(['other', 'serviceType'])
    expect(stores.session.getItem(mine)).toBe('fell twice')
    expect(stores.session.getItem(myNote)).toBe('wants a woman')
    expect(stores.session.getItem(theirs)).toBeNull()
  })

  test('the same account finds its drafts again, once', () => {
    endSession(stores)
    adoptDrafts(stores, 'a')
    expect(stores.local.getItem(mine)).toBe('fell twice')
    expect(stores.session.getItem(mine)).toBeNull()
    expect(stores.session.getItem(myNote)).toBe('wants a woman')
  })

  test('a newer draft of the account is not overwritten by the one that waited', () => {
    endSession(stores)
    stores.local.setItem(mine, 'fell three times')
    adoptDrafts(stores, 'a')
    expect(stores.local.getItem(mine)).toBe('fell three times')
  })

  test('another account finds nothing', () => {
    endSession(stores)
    adoptDrafts(stores, 'b')
    expect(Object.keys(stores.local).sort()).toEqual(['other', 'serviceType'])
    expect(Object.keys(stores.session).sort()).toEqual(['thodu.attempted', 'thodu.launch'])
  })

  test('other open tabs keep what was typed when the session ends, and forget it at sign-out', () => {
    const otherTab = createStore()
    endSession(stores)
    for (const event of heard) followOtherTab(event, otherTab)
    expect(otherTab.getItem(mine)).toBe('fell twice')
    expect(heard.at(-1)).toEqual({ key: 'token', newValue: null })
    heard.length = 0
    forgetPerson(stores)
    for (const event of heard) followOtherTab(event, otherTab)
    expect(Object.keys(otherTab)).toEqual([])
  })

  test('what an account was last shown goes with its session, and for any other account', () => {
    const seen = seenKey('a', 'bookings')
    for (const end of [endSession, forgetPerson, (both: BrowserStores) => adoptDrafts(both, 'b')]) {
      stores.local.setItem(seen, '[{"patient":"Narsamma"}]')
      end(stores)
      expect(stores.local.getItem(seen)).toBeNull()
    }
    stores.local.setItem(seen, '[]')
    adoptDrafts(stores, 'a')
    expect(stores.local.getItem(seen)).toBe('[]')
  })

  test('a full or damaged storage keeps nobody signed in', () => {
    const session = createStore([], true)
    stores.local.setItem('thodu.user', '{broken')
    endSession({ local: stores.local, session })
    expect(stores.local.getItem('token')).toBeNull()
    expect(stores.local.getItem(mine)).toBeNull()
    stores.local.setItem('token', 't')
    forgetPerson({ local: stores.local, session })
    expect(stores.local.getItem('token')).toBeNull()
  })

  test('where a newer draft finds no room, an older one does not pass for it', () => {
    const session = Object.assign(createStore([], true), { [mine]: 'fell once' })
    endSession({ local: stores.local, session })
    expect(session.getItem(mine)).toBeNull()
  })

  test('a presses-to-send box is found for each account of the device', () => {
    stores.local.setItem(outboxKey('a'), '[]')
    stores.local.setItem(outboxKey('b'), '[]')
    expect(outboxKeys(stores.local).sort()).toEqual([outboxKey('a'), outboxKey('b')])
  })

  test('whoever never signed in on a device is led to sign up', () => {
    expect(loginPath(stores.local)).toBe('/login#sign-up')
    stores.local.setItem('thodu.known', 'yes')
    expect(loginPath(stores.local)).toBe('/login')
  })

  test.each(['null', '"a"', '7', '{"name":"Asha"}', '{broken'])('of the stored account %s no draft is kept', (user) => {
    stores.local.setItem('thodu.user', user)
    stores.local.setItem(draftKey('undefined', 'elderly-care'), 'nobody’s')
    heard.length = 0
    endSession(stores)
    expect(Object.keys(stores.session).sort()).toEqual([myNote, 'thodu.attempted', 'thodu.launch'].sort())
    expect(heard.map(({ key }) => key)).not.toContain('thodu.ended')
  })

  test('other tabs keep what they have when something else changes', () => {
    const otherTab = createStore()
    otherTab.setItem(mine, 'fell twice')
    followOtherTab({ key: 'serviceType', newValue: 'baby-care' }, otherTab)
    followOtherTab({ key: null, newValue: null }, otherTab)
    expect(otherTab.getItem(mine)).toBe('fell twice')
  })

  test('where the device stores nothing more, what waited is not half there', () => {
    endSession(stores)
    const full = createStore([], true)
    adoptDrafts({ local: full, session: stores.session }, 'a')
    expect([full.getItem(mine), stores.session.getItem(mine)]).toEqual([null, null])
  })
})
