import type { KeyObject } from 'node:crypto'
import { isOneOf, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import { readBookingPhones } from '../contract/bookings/rules/booking-phones.ts'
import { findService } from '../contract/care/catalogue.ts'
import type { CallSubject } from '../contract/telephone/call-outcomes.ts'
import type { CallCard, CreateCall } from '../contract/telephone/telephone.schema.ts'
import { findOwners, type Owner } from '../requests/find-owners.ts'
import { mayHaveNumber } from './booking-numbers.ts'
import { type CallGroup, groupItems } from './group-items.ts'
import { readBookings } from './items/read-bookings.ts'
import { readCallbacks } from './items/read-callbacks.ts'
import { readMessages } from './items/read-messages.ts'
import { readMissedVisits } from './items/read-missed-visits.ts'
import type { Only, SheetItem } from './items/sheet-item.ts'
import { keyOf, ownNumbersOf, toDialled, toGroupNumber, toGroupNumbers } from './phone-key.ts'

/** Selects who opened the cards of numbers last (rule CALL-3). */
const selectOpenings = (db: Reader) =>
  db
    .selectFrom('call_claims')
    .innerJoin('accounts', 'accounts.id', 'call_claims.by_id')
    .select(['call_claims.phone10', 'call_claims.by_id', 'accounts.name', 'call_claims.until'])
    .execute()
/** Selects the newest call to each of these numbers. */
const selectLastCalls = (db: Reader, { numbers }: { numbers: string[] }) =>
  db
    .selectFrom('calls')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('calls')
          .select(({ fn }) => ['phone10', fn.max('created_at').as('newest')])
          .where(isOneOf('phone10', numbers))
          .groupBy('phone10')
          .as('last'),
      (join) => join.onRef('last.phone10', '=', 'calls.phone10').onRef('last.newest', '=', 'calls.created_at'),
    )
    .select(['calls.phone10', 'calls.outcome', 'calls.note', 'calls.created_at'])
    .execute()

/** The key of a group: of its number, or of its only item. */
export const groupKey = (secret: KeyObject, { number, items }: CallGroup): string =>
  keyOf(secret, number ?? `none ${items[0]?.type} ${items[0]?.id}`)

const familiesOf = (items: readonly SheetItem[]): CallCard['families'] =>
  [...new Map(items.map(({ accountId, name }) => [accountId, name]))].flatMap(([_id, name]) =>
    _id === null ? [] : [{ _id, name }],
  )

/** More families than share one number. */
const mostFamilies = 5
/** More accounts or bookings than end in the same ten digits. */
const mostExamined = 100
const openFamilies = (db: Reader) =>
  db
    .selectFrom('accounts')
    .where('accounts.role', '=', 'user')
    .where('accounts.removed_at', 'is', null)
    .where('accounts.restricted_at', 'is', null)
/** Accounts whose number ends in these ten digits; the index has no country codes. */
const selectAccountsEndingIn = (db: Reader, { ten }: { ten: string }) =>
  openFamilies(db)
    .select(['accounts.id', 'accounts.name', 'accounts.phone'])
    .where('search_digits', '=', sql<string>`'91' || ${ten}`)
    .orderBy('name')
    .limit(mostExamined)
    .execute()
const selectBookingsWith = (db: Reader, { number }: { number: string }) =>
  openFamilies(db)
    .innerJoin('bookings', 'bookings.user_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'bookings.user_info', 'bookings.patient_details'])
    .where(mayHaveNumber(number))
    .orderBy('accounts.name')
    .limit(mostExamined)
    .execute()

/** Finds families with this number, their own or the patient's home, even if no call is due (rule CALL-6). */
export async function findFamiliesOf(db: Reader, number: string): Promise<CallCard['families']> {
  const accounts = await selectAccountsEndingIn(db, { ten: number.slice(-10) })
  const bookings = await selectBookingsWith(db, { number })
  const found = [
    ...accounts.map(({ id, name, phone }) => ({ id, name, phones: [phone] })),
    ...bookings.map(({ id, name, ...columns }) => ({ id, name, phones: Object.values(readBookingPhones(columns)) })),
  ].filter(({ phones }) => phones.some((phone) => toGroupNumbers(phone).includes(number)))
  const families = [...new Map(found.map(({ id, name }) => [id, { _id: id, name }])).values()]
  return families.sort((one, other) => (one.name < other.name ? -1 : 1)).slice(0, mostFamilies)
}

/** Checks whether a family that asked for erasure has the number; the note of its last call is then withheld (rule PRIV-K1). */
export async function isOfClosedFamily(db: Reader, number: string): Promise<boolean> {
  const ten = number.slice(-10)
  const closed = await db
    .selectFrom('accounts')
    .select('accounts.id')
    .where('restricted_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('search_digits', '=', sql<string>`'91' || ${ten}`),
        exists(
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.user_id', '=', 'accounts.id')
            .where(mayHaveNumber(number)),
        ),
      ]),
    )
    .executeTakeFirst()
  return closed !== undefined
}

/** Finds the numbers that belong to a family: to its account, a booking or the patient's home. */
async function findFamilyNumbers(db: Reader, numbers: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const number of new Set(numbers)) if ((await findFamiliesOf(db, number)).length > 0) found.add(number)
  return found
}

type Opening = { by: Owner; at: string }
/** The newest opening of the card, by its number or by one of its items. */
function newestOpening(
  items: readonly SheetItem[],
  ofNumber: { by_id: string; name: string; until: string } | undefined,
  openers: ReadonlyMap<string | null, Owner>,
): Opening | undefined {
  const found = items.flatMap(({ opened }): Opening[] => {
    const by = openers.get(opened?.by ?? null)
    return opened && by ? [{ by, at: opened.at }] : []
  })
  if (ofNumber) found.push({ by: { _id: ofNumber.by_id, name: ofNumber.name }, at: ofNumber.until })
  return found.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
}

const isKnown = ({ accountId }: SheetItem): boolean => accountId !== null

/** Converts groups to cards, with the last opener and the last outcome. */
export async function toCards(db: Reader, secret: KeyObject, groups: readonly CallGroup[]) {
  const numbers = groups.map(({ number }) => number).filter((number) => number !== undefined)
  const ofNumbers = new Map((await selectOpenings(db)).map((row) => [row.phone10, row]))
  const openers = await findOwners(
    db,
    groups.flatMap(({ items }) => items.map(({ opened }) => opened?.by ?? null)),
  )
  const calls = numbers.length === 0 ? [] : await selectLastCalls(db, { numbers })
  const last = new Map(calls.map((row) => [row.phone10, row]))
  const typedOnly = groups.flatMap(({ number, items }) => (number === undefined || items.some(isKnown) ? [] : [number]))
  const familyNumbers = await findFamilyNumbers(db, typedOnly)
  return groups.map((group): CallCard => {
    // A message without an account joins a family only by its number: the card does not use its name or address for the family.
    const known = group.items.filter(isKnown)
    const isFamily = known.length > 0 || familyNumbers.has(group.number ?? '')
    const people = isFamily ? known : group.items
    const opening = newestOpening(group.items, ofNumbers.get(group.number ?? ''), openers)
    const call = last.get(group.number ?? '')
    return {
      key: groupKey(secret, group),
      phone: group.number === undefined ? null : toDialled(group.number),
      name: people[0]?.name ?? '',
      email: people.find(({ email }) => email !== '')?.email ?? '',
      language: people.find(({ language }) => language !== null)?.language ?? null,
      when: group.when,
      items: group.items.map(({ type, id, accountId, bookingId, name, email, label, about, notes, dueAt }) => ({
        type,
        _id: id,
        bookingId,
        label,
        serviceType: about,
        serviceName: findService(about)?.name ?? '',
        notes,
        isTyped: accountId === null,
        typedBy: accountId === null ? { name, email } : null,
        dueAt,
      })),
      attempts: Math.max(0, ...group.items.map(({ tries }) => tries?.attempts ?? 0)),
      lastOutcome: call?.outcome ?? null,
      lastNote: call?.note ?? null,
      lastAt: call?.created_at ?? null,
      nextTryAt: group.nextTryAt,
      openedBy: opening?.by ?? null,
      openedAt: opening?.at ?? null,
      families: familiesOf(known),
    }
  })
}

const read: Record<CallSubject, (db: Reader, only: Only, now: Date) => Promise<SheetItem[]>> = {
  callback: readCallbacks,
  booking: readBookings,
  message: readMessages,
  visit: readMissedVisits,
}

/** Reads all items that need a call (rule CALL-1). */
async function readSheetItems(db: Reader, now: Date): Promise<SheetItem[]> {
  const items: SheetItem[] = []
  for (const readKind of Object.values(read)) items.push(...(await readKind(db, { ids: undefined }, now)))
  return items
}

/** Reads the named items that still need a call, without the whole sheet. */
async function readNamedItems(
  db: Reader,
  named: readonly { type: CallSubject; _id: string }[],
  now: Date,
): Promise<SheetItem[]> {
  const items: SheetItem[] = []
  for (const type of new Set(named.map((one) => one.type)))
    items.push(...(await read[type](db, { ids: named.filter((one) => one.type === type).map(({ _id }) => _id) }, now)))
  return items
}

/** Reads the call sheet: one card per family, late ones first (rule CALL-1). */
export async function readGroups(db: Reader, { office }: Pick<Config, 'office'>, now: Date): Promise<CallGroup[]> {
  return groupItems(await readSheetItems(db, now), now, ownNumbersOf(office))
}

/** A number with its items of the call sheet. */
export type Called = { number: string; items: readonly SheetItem[] }
export type Keys = Pick<Config, 'secret' | 'office'>
/** Finds the number of a key among these items, with all items of that number. */
function pickCalled({ secret, office }: Keys, key: string, items: readonly SheetItem[]): Called | undefined {
  const own = ownNumbersOf(office)
  const numbered = items.map((item) => ({ item, number: toGroupNumber(item.phone, own) }))
  const number = numbered.find((one) => one.number !== undefined && keyOf(secret, one.number) === key)?.number
  if (number === undefined) return undefined
  return { number, items: numbered.filter((one) => one.number === number).map(({ item }) => item) }
}

/** Finds the number of a key on the call sheet, without grouping or sorting. */
export const findOnSheet = async (db: Reader, keys: Keys, key: string, now: Date): Promise<string | undefined> =>
  pickCalled(keys, key, await readSheetItems(db, now))?.number

/** Finds the given items that still need a call, without reading the whole sheet. */
export const findNamed = async (
  db: Reader,
  keys: Keys,
  { key, items }: Pick<CreateCall, 'key' | 'items'>,
  now: Date,
): Promise<Called | undefined> => pickCalled(keys, key, await readNamedItems(db, items, now))
