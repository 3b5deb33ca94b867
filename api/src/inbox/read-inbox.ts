import type { Reader } from '@thodu/db'
import type { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Inbox, InboxRow, inboxQuery } from '../contract/inbox/inbox.schema.ts'
import { type InboxKind, inboxKinds } from '../contract/inbox/inbox-kinds.ts'
import { dayMs } from '../contract/time.ts'
import { listedRecords } from '../http/answers/record-access.ts'
import type { RecordedAccess } from '../http/ports.ts'
import { findOwners, type Owner } from '../requests/find-owners.ts'
import { accessedFamilies } from '../telephone/accessed-families.ts'
import { toCards } from '../telephone/read-sheet.ts'
import { type DoneRow, listDoneRows } from './done-rows.ts'
import { type OpenEntry, readOpenEntries } from './open-entries.ts'

const pageRows = 50
/** Done rows older than this are found at their booking or family. */
const doneFor = 90 * dayMs
const mostWords = 160

type Owners = ReadonlyMap<string | null, Owner>
type FoundRow = { row: InboxRow; seen: readonly RecordedAccess[] }

const shorten = (words: string): string => {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > mostWords ? `${line.slice(0, mostWords - 1)}…` : line
}

/** A request without a known family is recorded itself. */
const accessTo = (type: 'message', id: string, family: string | null): RecordedAccess =>
  family === null ? listedRecords(type, [id]) : listedRecords('family', [family])

function toOpenRow(entry: Exclude<OpenEntry, { group: unknown }>, owners: Owners): FoundRow {
  const plain = { items: [], when: null, isLate: entry.isLate, dueAt: null, topic: '', bookingId: null }
  const opener = (by: string | null, at: string | null) => ({ openedBy: owners.get(by) ?? null, openedAt: at })
  if (entry.kind === 'change') {
    const { change } = entry
    const row: InboxRow = {
      ...plain,
      kind: 'change',
      _id: change.id,
      who: change.customer_name,
      since: change.created_at,
      topic: change.kind,
      words: shorten(change.words ?? change.code),
      bookingId: change.booking_id,
      status: 'open',
      ...opener(change.opened_by, change.opened_at),
    }
    return { row, seen: [listedRecords('booking', [change.booking_id])] }
  }
  if (entry.kind === 'privacy') {
    const { request } = entry
    const row: InboxRow = {
      ...plain,
      kind: 'privacy',
      _id: request.id,
      who: request.name,
      since: request.created_at,
      dueAt: request.next_due_at,
      topic: request.kind,
      words: shorten(request.text),
      status: request.status,
      ...opener(request.opened_by, request.opened_at),
    }
    return { row, seen: [accessTo('message', request.id, request.account_id ?? request.family_id)] }
  }
  const { message } = entry
  const row: InboxRow = {
    ...plain,
    kind: 'message',
    _id: message.id,
    who: message.name,
    since: message.created_at,
    words: shorten(`${message.subject}: ${message.message}`),
    status: 'new',
    ...opener(message.owner_id, message.owned_at),
  }
  return { row, seen: [listedRecords('message', [message.id])] }
}

async function toGroupRows(
  db: Reader,
  settings: Pick<Config, 'secret'>,
  entries: readonly Extract<OpenEntry, { group: unknown }>[],
): Promise<Map<OpenEntry, FoundRow>> {
  const cards = await toCards(
    db,
    settings.secret,
    entries.map(({ group }) => group),
  )
  return new Map(
    entries.flatMap((entry, place): [OpenEntry, FoundRow][] => {
      const card = cards[place]
      if (!card) return []
      const { items } = entry.group
      const written = items.find(({ notes }) => notes !== '')
      const row: InboxRow = {
        kind: entry.kind,
        _id: card.key,
        items: card.items.map(({ type, _id }) => ({ type, _id })),
        who: card.name || (card.phone ?? card.email),
        since: items.map(({ since }) => since).sort()[0] ?? '',
        dueAt: items.flatMap(({ dueAt }) => dueAt ?? []).sort()[0] ?? null,
        isLate: entry.isLate,
        when: card.when,
        topic: items.find(({ about }) => about !== '')?.about ?? '',
        words: shorten(written ? [written.label, written.notes].filter(Boolean).join(': ') : (items[0]?.label ?? '')),
        bookingId: items.find(({ bookingId }) => bookingId !== null)?.bookingId ?? null,
        status: 'open',
        openedBy: card.openedBy,
        openedAt: card.openedAt,
      }
      return [[entry, { row, seen: accessedFamilies(items) }]]
    }),
  )
}

const toDoneRow = (row: DoneRow, owners: Owners): FoundRow => ({
  row: {
    kind: row.kind,
    _id: row.id,
    items: [],
    who: row.who,
    since: row.since,
    dueAt: null,
    isLate: false,
    when: null,
    topic: row.topic,
    words: shorten(row.words),
    bookingId: row.booking_id,
    status: row.status,
    openedBy: owners.get(row.by_id) ?? null,
    openedAt: row.opened_at,
  },
  seen: [accessTo('message', row.id, row.family_id)],
})

async function readOpenRows(
  db: Reader,
  settings: Pick<Config, 'secret'>,
  entries: readonly OpenEntry[],
): Promise<FoundRow[]> {
  const groups = await toGroupRows(
    db,
    settings,
    entries.filter((entry) => 'group' in entry),
  )
  const openers = entries.map((entry) =>
    'change' in entry
      ? entry.change.opened_by
      : 'request' in entry
        ? entry.request.opened_by
        : 'message' in entry
          ? entry.message.owner_id
          : null,
  )
  const owners = await findOwners(db, openers)
  return entries.flatMap((entry) => ('group' in entry ? (groups.get(entry) ?? []) : toOpenRow(entry, owners)))
}

async function readDoneRows(db: Reader, query: z.output<typeof inboxQuery>, now: Date): Promise<FoundRow[]> {
  const { kind, state, page = 1 } = query
  const since = new Date(now.getTime() - doneFor).toISOString()
  const rows = await listDoneRows(
    db,
    { state: state === 'spam' ? 'spam' : 'done', kind },
    { since, limit: pageRows + 1, offset: (page - 1) * pageRows },
  )
  const owners = await findOwners(
    db,
    rows.map(({ by_id }) => by_id),
  )
  return rows.map((row) => toDoneRow(row, owners))
}

/** Reads a page of the inbox, and whose data it shows (rule REQ-9). */
export async function readInbox(
  db: Reader,
  settings: Pick<Config, 'secret' | 'office'>,
  query: z.output<typeof inboxQuery>,
  now: Date,
): Promise<{ inbox: Inbox; seen: readonly RecordedAccess[] }> {
  const { kind, state = 'open', page = 1 } = query
  const entries = await readOpenEntries(db, settings, now)
  const wanted = kind === undefined ? entries : entries.filter(({ kinds }) => kinds.includes(kind))
  const begin = (page - 1) * pageRows
  const found =
    state === 'open'
      ? await readOpenRows(db, settings, wanted.slice(begin, begin + pageRows + 1))
      : await readDoneRows(db, query, now)
  const shown = found.slice(0, pageRows)
  const countOf = (one: InboxKind): number => entries.filter((entry) => entry.kind === one).length
  return {
    inbox: {
      rows: shown.map(({ row }) => row),
      more: found.length > pageRows,
      open: Object.fromEntries(inboxKinds.map((one) => [one, countOf(one)])) as Inbox['open'],
    },
    seen: shown.flatMap((one) => one.seen),
  }
}
