import type { Reader } from '@thodu/db'
import type { Config } from '../config/config.ts'
import type { InboxKind } from '../contract/inbox/inbox-kinds.ts'
import type { CallSubject } from '../contract/telephone/call-outcomes.ts'
import { openRows } from '../http/lists/restricted.ts'
import type { CallGroup } from '../telephone/group-items.ts'
import { readGroups } from '../telephone/read-sheet.ts'

/** More open rows of one kind than an office works off in a day. */
const mostOpen = 300

const selectChanges = (db: Reader, { limit }: { limit: number }) =>
  db
    .selectFrom('change_requests')
    .innerJoin(openRows.bookings, 'bookings.id', 'change_requests.booking_id')
    .select(['change_requests.id', 'change_requests.kind', 'change_requests.words', 'change_requests.created_at'])
    .select(['change_requests.opened_by', 'change_requests.opened_at', 'bookings.customer_name', 'bookings.code'])
    .select('change_requests.booking_id')
    .where('closed_at', 'is', null)
    .orderBy('change_requests.created_at')
    .limit(limit)
    .execute()

const selectPrivacyRequests = (db: Reader, { limit }: { limit: number }) =>
  db
    .selectFrom('privacy_requests')
    .select(['id', 'kind', 'name', 'text', 'next_due_at', 'created_at', 'status', 'account_id', 'family_id'])
    .select(['opened_by', 'opened_at'])
    .where('decided_at', 'is', null)
    .orderBy('next_due_at')
    .limit(limit)
    .execute()

/** Selects messages whose number is wrong: the office answers them in writing, so the call sheet lacks them (rule CALL-4). */
const selectWithoutCall = (db: Reader, { limit }: { limit: number }) =>
  db
    .selectFrom(openRows.messages)
    .innerJoin('call_tries', (join) =>
      join
        .onRef('call_tries.subject_id', '=', 'messages.id')
        .on('call_tries.subject_type', '=', 'message')
        .on('call_tries.given_up', '=', 1),
    )
    .select(['messages.id', 'messages.name', 'messages.subject', 'messages.message', 'messages.created_at'])
    .select(['messages.owner_id', 'messages.owned_at'])
    .where('messages.status', '=', 'new')
    .orderBy('messages.created_at')
    .limit(limit)
    .execute()

type Group = { kind: InboxKind; group: CallGroup }
type Change = { kind: 'change'; change: Awaited<ReturnType<typeof selectChanges>>[number] }
type PrivacyRequest = { kind: 'privacy'; request: Awaited<ReturnType<typeof selectPrivacyRequests>>[number] }
type Message = { kind: 'message'; message: Awaited<ReturnType<typeof selectWithoutCall>>[number] }
type Found = Group | Change | PrivacyRequest | Message
/** `kinds` are those of all subjects of a card; `at` is the deadline, otherwise the time since which it waits. */
export type OpenEntry = Found & { kinds: readonly InboxKind[]; isLate: boolean; isLater: boolean; at: string }

const kindOfSubject = (type: CallSubject): InboxKind => (type === 'callback' || type === 'message' ? type : 'call')

function toGroupEntry(group: CallGroup): OpenEntry {
  const kinds = [...new Set(group.items.map(({ type }) => kindOfSubject(type)))]
  const kind = kinds.length === 1 ? (kinds[0] ?? 'call') : 'call'
  const due = group.items.flatMap(({ dueAt }) => dueAt ?? []).sort()
  const since = group.items.map((item) => item.since).sort()
  const isLater = group.when === 'later'
  const at = (isLater ? group.nextTryAt : undefined) ?? due[0] ?? since[0] ?? ''
  return { kind, group, kinds, isLate: group.when === 'late', isLater, at }
}

const rank = ({ isLate, isLater }: OpenEntry): number => (isLate ? 0 : isLater ? 2 : 1)

/** Reads everything that is open: overdue first, then by deadline or age, calls for a later time last (rule REQ-9). */
export async function readOpenEntries(db: Reader, settings: Pick<Config, 'office'>, now: Date): Promise<OpenEntry[]> {
  const limit = mostOpen
  const plain = { isLate: false, isLater: false }
  const entries: OpenEntry[] = [
    ...(await readGroups(db, settings, now)).map(toGroupEntry),
    ...(await selectChanges(db, { limit })).map(
      (change): OpenEntry => ({ kind: 'change', change, kinds: ['change'], ...plain, at: change.created_at }),
    ),
    ...(await selectPrivacyRequests(db, { limit })).map(
      (request): OpenEntry => ({
        kind: 'privacy',
        request,
        kinds: ['privacy'],
        isLate: request.next_due_at < now.toISOString(),
        isLater: false,
        at: request.next_due_at,
      }),
    ),
    ...(await selectWithoutCall(db, { limit })).map(
      (message): OpenEntry => ({ kind: 'message', message, kinds: ['message'], ...plain, at: message.created_at }),
    ),
  ]
  return entries.toSorted(
    (one, other) => rank(one) - rank(other) || (one.at < other.at ? -1 : one.at > other.at ? 1 : 0),
  )
}
