/**
 * Keys of the browser's storage, and when they are removed. Both front ends share one session:
 * - Signing out, here or everywhere, removes token, account, chosen service and all drafts, in this tab and all open ones, so
 *   that the next person at the device finds nothing.
 * - When a session ends by itself (expired, ended elsewhere), no draft stays on the device, because drafts contain health
 *   details. The account's drafts move into the open tabs, disappear when those close, and are restored only for the same
 *   account.
 * - Data last shown to an account (its bookings, for a reload while offline) is removed in both cases, for any other account,
 *   and after some days.
 * - A caretaker's queued actions belong to the account. When a session ends by itself, they stay on the device for that
 *   account; signing out removes them after a question.
 * - Flags of the device survive both: launch announcement shown, device stores nothing, earlier sign-in.
 */

/** Local storage: token, account without details, chosen service. */
export const TOKEN_KEY = 'token'
export const USER_KEY = 'thodu.user'
export const SERVICE_TYPE_KEY = 'serviceType'
/** Local storage while signed in, session storage afterwards. */
export const DRAFT_PREFIX = 'thodu.draft'
/** Local storage while signed in: data last shown, with its day. */
export const SEEN_PREFIX = 'thodu.seen'
/** Local storage: by choice, this device stores no such data. Never removed. */
export const KEEPS_NOTHING_KEY = 'thodu.keeps-nothing'
/** Local storage: a person has signed in here, not recorded who. Never removed. */
export const KNOWN_DEVICE_KEY = 'thodu.known'
/** Local storage: queued actions of an account. */
const OUTBOX_PREFIX = 'thodu.outbox'
/** Local storage of react-admin, which puts its own name directly before ours. */
const STORE_PREFIX = 'RaStorethodu'
/** Session storage: notes about families, in this tab only. */
const NOTE_PREFIX = 'thodu.note'
/** Session storage: page to return to, message for /login, state for the next page. */
export const ATTEMPTED_KEY = 'thodu.attempted'
export const NOTICE_KEY = 'thodu.notice'
export const NAVIGATION_STATE_KEY = 'thodu.state'
/** Session storage: documents whose removal can still be undone. */
export const REMOVALS_KEY = 'thodu.removals'
/** Session storage: the launch announcement has been shown. */
export const LAUNCH_SEEN_KEY = 'thodu.launch'
/** Written and removed again at once. This notifies other tabs, and its value lists the drafts that they must not delete. */
const ENDED_KEY = 'thodu.ended'
const SIGNED_OUT_KEY = 'thodu.signed-out'

type Store = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}
/** Storages of one tab. */
export type BrowserStores = { local: Store; session: Store }

/** A device without an earlier sign-in shows the sign-up form (rule JRN-9). */
export const loginPath = (local: Pick<Store, 'getItem'>): string =>
  local.getItem(KNOWN_DEVICE_KEY) === null ? '/login#sign-up' : '/login'

/** `subject` distinguishes the drafts of an account. */
export const draftKey = (accountId: string, subject: string): string => `${DRAFT_PREFIX}.${accountId}.${subject}`
export const noteKey = (accountId: string, subject: string): string => `${NOTE_PREFIX}.${accountId}.${subject}`
/** The accounts of a device share its storage. */
export const outboxKeys = (local: Store): string[] => keysBelow(local, OUTBOX_PREFIX)
export const outboxKey = (accountId: string): string => `${OUTBOX_PREFIX}.${accountId}`
export const seenKey = (accountId: string, subject: string): string => `${SEEN_PREFIX}.${accountId}.${subject}`

/** Key under which react-admin stores a value; the app is `admin` or `caretaker`. */
export const storeKey = (app: string, accountId: string, name: string): string =>
  `${STORE_PREFIX}.${app}.${accountId}.${name}`

/** Preferences survive a sign-out. Filters do not, because they may contain a patient's name. */
export const isPreference = (name: string): boolean =>
  /(^|\.)(savedQueries|theme|sidebar\.open|datatable(_columnRanks)?)$/.test(name)

const keysBelow = (store: Store, ...prefixes: readonly string[]): string[] =>
  Object.keys(store).filter((key) => prefixes.some((prefix) => key.startsWith(`${prefix}.`)))
const draftsIn = (store: Store): string[] => keysBelow(store, DRAFT_PREFIX)
const privateIn = (store: Store): string[] => keysBelow(store, DRAFT_PREFIX, NOTE_PREFIX)

function removeAll(store: Store, keys: readonly string[]): void {
  for (const key of keys) store.removeItem(key)
}

/** A full or closed storage must not prevent a sign-out. */
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

/** Reads the signed-in account; empty when there is none or it is unreadable. */
export function readSignedIn(local: Store): { _id?: string; name?: string; role?: string } {
  try {
    return Object(JSON.parse(local.getItem(USER_KEY) ?? '{}'))
  } catch {
    return {}
  }
}
const readAccountId = (local: Store): string | undefined => readSignedIn(local)._id

/** Keys of the account's stored values, without preferences. */
const storedFor = (local: Store): string[] =>
  keysBelow(local, STORE_PREFIX).filter((key) => key.includes(`.${readAccountId(local)}.`) && !isPreference(key))

const ownOutboxKey = (local: Store): string => outboxKey(readAccountId(local) ?? '')

/** An empty list is `[]`. Signing out removes unsent actions, so the app asks first. */
export const hasUnsent = (local: Store): boolean => (local.getItem(ownOutboxKey(local)) ?? '').length > 2

/** Removes all data of the person at sign-out, in every tab. */
export function erasePerson({ local, session }: BrowserStores): void {
  removeAll(local, [...keysBelow(local, DRAFT_PREFIX, SEEN_PREFIX), ...storedFor(local), ownOutboxKey(local)])
  announce(local, SIGNED_OUT_KEY, 'yes')
  removeAll(
    session,
    Object.keys(session).filter((key) => key !== LAUNCH_SEEN_KEY),
  )
  // Last, because other tabs leave their page when the token goes.
  removeAll(local, [SERVICE_TYPE_KEY, USER_KEY, TOKEN_KEY])
}

/** Handles a session that ended by itself: the account's drafts move to the open tabs, all others are removed. */
export function endSession({ local, session }: BrowserStores): void {
  const accountId = readAccountId(local)
  const kept = draftsIn(local).filter((key) => accountId !== undefined && key.startsWith(draftKey(accountId, '')))
  const drafts = Object.fromEntries(kept.map((key) => [key, local.getItem(key) ?? '']))
  for (const [key, draft] of Object.entries(drafts)) tryToSet(session, key, draft)
  removeAll(local, keysBelow(local, DRAFT_PREFIX, SEEN_PREFIX))
  if (kept.length > 0) announce(local, ENDED_KEY, JSON.stringify(drafts))
  removeAll(local, [USER_KEY, TOKEN_KEY])
}

/** Restores the account's drafts in this tab after a sign-in, and removes those of others. */
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

/** The caller passes every `storage` event of this tab. */
export function followOtherTab(event: { key: string | null; newValue: string | null }, session: Store): void {
  if (event.newValue === null) return
  if (event.key === SIGNED_OUT_KEY) removeAll(session, privateIn(session))
  if (event.key !== ENDED_KEY) return
  for (const [key, draft] of Object.entries(JSON.parse(event.newValue) as Record<string, string>))
    tryToSet(session, key, draft)
}
