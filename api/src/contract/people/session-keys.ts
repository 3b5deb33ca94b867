/**
 * What the browser keeps about the person signed in, and what it forgets when. Both front ends share one session:
 *
 * - signing out, here or everywhere: token, account, chosen service and every draft go, in this tab and in every other
 *   open one; the next person at the device finds nothing;
 * - a session that ends by itself (expired, ended elsewhere): drafts hold health details, so none stays on the device.
 *   Those of the account move into the tabs that are open, are gone when these are closed, and come back only for the
 *   same account;
 * - what an account was last shown (which bookings, for a reload without a line) goes in both cases, for any other account,
 *   and after some days;
 * - presses of a caretaker that no server has answered are the account's own: a session that ends by itself leaves them on the
 *   device, for that account alone; signing out takes them along, and asks before;
 * - that the launch announcement was shown, that a device keeps nothing, and that somebody signed in on it before, is
 *   nobody's: it survives both.
 */

/** Local storage: the bearer token, the account as last seen (without details), the chosen service. */
export const TOKEN_KEY = 'token'
export const USER_KEY = 'thodu.user'
export const SERVICE_TYPE_KEY = 'serviceType'
/** What somebody typed and has not sent yet: local storage while signed in, session storage afterwards. */
export const DRAFT_PREFIX = 'thodu.draft'
/** Local storage, while signed in: a part of what the account was last shown, with its day. */
export const SEEN_PREFIX = 'thodu.seen'
/** Local storage: somebody chose that this device keeps nothing of the kind. It is the device's, and stays. */
export const KEEPS_NOTHING_KEY = 'thodu.keeps-nothing'
/** Local storage: somebody has signed in on this device. It is the device's, says not who, and stays. */
export const KNOWN_DEVICE_KEY = 'thodu.known'
/** Local storage: presses of an account that wait for a line. */
const OUTBOX_PREFIX = 'thodu.outbox'
/** Local storage: what react-admin stores for one account of an app; it puts its own name directly before ours. */
const STORE_PREFIX = 'RaStorethodu'
/** Session storage: notes about families that somebody of the team is writing, in this tab only. */
const NOTE_PREFIX = 'thodu.note'
/** Session storage: the place to return to, a message for /login, the state handed to the next page. */
export const ATTEMPTED_KEY = 'thodu.attempted'
export const NOTICE_KEY = 'thodu.notice'
export const NAVIGATION_STATE_KEY = 'thodu.state'
/** Session storage: ids of documents that are being removed and can still be taken back. */
export const REMOVALS_KEY = 'thodu.removals'
/** Session storage: the launch announcement has been shown in this browser session. */
export const LAUNCH_SEEN_KEY = 'thodu.launch'
/** Written and removed at once, so that other tabs hear of it: how the session ended, with the drafts to keep. */
const ENDED_KEY = 'thodu.ended'
const SIGNED_OUT_KEY = 'thodu.signed-out'

type Store = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}
/** `localStorage` and `sessionStorage` of one tab. */
export type BrowserStores = { local: Store; session: Store }

/** Where somebody who is not signed in goes: whoever never signed in on this device is not welcomed back (rule JRN-9). */
export const loginPath = (local: Pick<Store, 'getItem'>): string =>
  local.getItem(KNOWN_DEVICE_KEY) === null ? '/login#sign-up' : '/login'

/** Where a draft of an account is kept; `subject` tells its drafts apart. */
export const draftKey = (accountId: string, subject: string): string => `${DRAFT_PREFIX}.${accountId}.${subject}`
export const noteKey = (accountId: string, subject: string): string => `${NOTE_PREFIX}.${accountId}.${subject}`
/** Every outbox of a device: the accounts share its storage. */
export const outboxKeys = (local: Store): string[] => keysBelow(local, OUTBOX_PREFIX)
export const outboxKey = (accountId: string): string => `${OUTBOX_PREFIX}.${accountId}`
export const seenKey = (accountId: string, subject: string): string => `${SEEN_PREFIX}.${accountId}.${subject}`

/** Where react-admin stores a value for an account: the app is `admin` or `caretaker`. */
export const storeKey = (app: string, accountId: string, name: string): string =>
  `${STORE_PREFIX}.${app}.${accountId}.${name}`

/** Whether a value of the store was chosen on purpose. It outlasts a sign-out; filters do not, as they may hold a patient's name. */
export const isPreference = (name: string): boolean =>
  /(^|\.)(savedQueries|theme|sidebar\.open|datatable(_columnRanks)?)$/.test(name)

const keysBelow = (store: Store, ...prefixes: readonly string[]): string[] =>
  Object.keys(store).filter((key) => prefixes.some((prefix) => key.startsWith(`${prefix}.`)))
const draftsIn = (store: Store): string[] => keysBelow(store, DRAFT_PREFIX)
const privateIn = (store: Store): string[] => keysBelow(store, DRAFT_PREFIX, NOTE_PREFIX)

function removeAll(store: Store, keys: readonly string[]): void {
  for (const key of keys) store.removeItem(key)
}

/** A full or closed storage must not keep anybody from signing out. */
function tryToSet(store: Store, key: string, value: string): void {
  try {
    store.setItem(key, value)
  } catch {
    store.removeItem(key)
  }
}

function announce(local: Store, key: string, value: string): void {
  tryToSet(local, key, value)
  local.removeItem(key)
}

/** The account that is signed in on this device, as the last sign-in left it; empty when nobody is, or when it cannot be read. */
export function readSignedIn(local: Store): { _id?: string; name?: string; role?: string } {
  try {
    return Object(JSON.parse(local.getItem(USER_KEY) ?? '{}'))
  } catch {
    return {}
  }
}
const readAccountId = (local: Store): string | undefined => readSignedIn(local)._id

/** Everything that the apps stored for the signed-in account except its preferences. */
const storedFor = (local: Store): string[] =>
  keysBelow(local, STORE_PREFIX).filter((key) => key.includes(`.${readAccountId(local)}.`) && !isPreference(key))

const ownOutboxKey = (local: Store): string => outboxKey(readAccountId(local) ?? '')

/** Whether actions of the signed-in account wait to be sent (an empty list is `[]`): signing out removes them, so a person is asked before. */
export const hasUnsent = (local: Store): boolean => (local.getItem(ownOutboxKey(local)) ?? '').length > 2

/** The person signs out, on this device or everywhere: nothing of theirs stays in any tab, actions that wait to be sent included. */
export function forgetPerson({ local, session }: BrowserStores): void {
  removeAll(local, [...keysBelow(local, DRAFT_PREFIX, SEEN_PREFIX), ...storedFor(local), ownOutboxKey(local)])
  announce(local, SIGNED_OUT_KEY, 'yes')
  removeAll(
    session,
    Object.keys(session).filter((key) => key !== LAUNCH_SEEN_KEY),
  )
  // Last: other tabs leave their page when the token goes.
  removeAll(local, [SERVICE_TYPE_KEY, USER_KEY, TOKEN_KEY])
}

/** The session ended by itself: the account's drafts stay in the open tabs, every other one goes. */
export function endSession({ local, session }: BrowserStores): void {
  const accountId = readAccountId(local)
  const kept = draftsIn(local).filter((key) => accountId !== undefined && key.startsWith(draftKey(accountId, '')))
  const drafts = Object.fromEntries(kept.map((key) => [key, local.getItem(key) ?? '']))
  for (const [key, draft] of Object.entries(drafts)) tryToSet(session, key, draft)
  removeAll(local, keysBelow(local, DRAFT_PREFIX, SEEN_PREFIX))
  if (kept.length > 0) announce(local, ENDED_KEY, JSON.stringify(drafts))
  removeAll(local, [USER_KEY, TOKEN_KEY])
}

/** Somebody signed in: what waited in this tab comes back for the same account and goes for any other. */
export function adoptDrafts({ local, session }: BrowserStores, accountId: string): void {
  const own = [draftKey(accountId, ''), noteKey(accountId, '')]
  const foreign = privateIn(session).filter((key) => !own.some((prefix) => key.startsWith(prefix)))
  removeAll(session, foreign)
  removeAll(
    local,
    keysBelow(local, SEEN_PREFIX).filter((key) => !key.startsWith(seenKey(accountId, ''))),
  )
  for (const key of draftsIn(session)) {
    const draft = session.getItem(key)
    if (draft !== null && local.getItem(key) === null) tryToSet(local, key, draft)
    session.removeItem(key)
  }
}

/** Follows what another tab did with the session; give it every `storage` event of this tab. */
export function followOtherTab(event: { key: string | null; newValue: string | null }, session: Store): void {
  if (event.newValue === null) return
  if (event.key === SIGNED_OUT_KEY) removeAll(session, privateIn(session))
  if (event.key !== ENDED_KEY) return
  for (const [key, draft] of Object.entries(JSON.parse(event.newValue) as Record<string, string>))
    tryToSet(session, key, draft)
}
