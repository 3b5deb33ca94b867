import { createHash } from 'node:crypto'
import { writeAudit } from '../audit/write-audit.ts'
import { escapeCalendarText, joinCalendar } from '../contract/calendar-lines.ts'
import type { CalendarFeed } from '../contract/sharing/sharing.schema.ts'
import { dayMs, momentOf } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notAuthenticated, notFound } from '../http/errors/api-error.ts'
import { accountMails } from '../mail/account-mails.ts'
import { mailWords } from '../mail/mail-words.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readLink, signLink } from '../sealing/signed-links.ts'
import { goneFor } from '../visits/schedule/sweep-departed-visits.ts'
import { toEvent } from './calendar-event.ts'
import { findFirstVisits, listFeedVisits, listLeftVisits } from './feed-visits.ts'

/** A feed covers this time before and after now, in ms (rule SHARE-7). */
const daysBack = 7 * dayMs
const daysAhead = 60 * dayMs

/** An address is valid this long, in ms (rule SHARE-6). */
const addressAge = 180 * dayMs
const endOf = (createdAt: string): string => new Date(Date.parse(createdAt) + addressAge).toISOString()
const noFeed: CalendarFeed = { url: null, lastReadAt: null, endsAt: null }

const urlOf = ({ config }: Pick<Deps, 'config'>, account: string, serial: number): string =>
  `${config.publicUrl}/api/feeds/${signLink(config.secret, 'calendar', `${account}.${serial}`)}.ics`

/**
 * Reads the caller's calendar address, its end, and when a program last read it. The url requires a fresh proof of
 * identity.
 */
export async function readOwnFeed(deps: Deps, { actor }: Caller): Promise<CalendarFeed> {
  const feed = await deps.database.read
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  if (!feed || feed.revoked_at !== null) return noFeed
  const endsAt = endOf(feed.created_at)
  if (endsAt <= deps.now().toISOString()) return noFeed
  const url = actor.isProven ? urlOf(deps, actor.id, feed.serial) : null
  return { url, lastReadAt: feed.last_read_at, endsAt }
}

const audited = ({ performer, actor }: Caller, description: string, at: Date) => ({
  performer,
  action: 'SYSTEM_SETTINGS_CHANGED' as const,
  resourceType: 'user' as const,
  resourceId: actor.id,
  description,
  at,
})

/** Creates a new calendar address, which replaces the previous one, and notifies the account by mail (rule SHARE-6). */
export const renewFeed = (deps: Deps, caller: Caller): Promise<CalendarFeed> =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const { id: account } = caller.actor
    const isOpen = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account)
      .where('restricted_at', 'is', null)
      .executeTakeFirst()
    // A family may close its account during this request.
    if (!isOpen) throw notAuthenticated()
    const fresh = { revoked_at: null, last_read_at: null, created_at: now.toISOString() }
    const { serial } = await tx
      .insertInto('calendar_feeds')
      .values({ account_id: account, serial: 1, ...fresh })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet((row) => ({ serial: row('calendar_feeds.serial', '+', 1), ...fresh })),
      )
      .returning('serial')
      .executeTakeFirstOrThrow()
    await writeAudit(tx, audited(caller, 'Calendar address created', now))
    await queueMail(tx, caller.actor, accountMails.calendarMade(caller.actor.name, deps.config.office), now)
    return { url: urlOf(deps, account, serial), lastReadAt: null, endsAt: endOf(fresh.created_at) }
  })

/** Ends the calendar address; a repeated call changes nothing (rule SHARE-6). */
export const endFeed = (deps: Deps, caller: Caller): Promise<void> =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const { numUpdatedRows } = await tx
      .updateTable('calendar_feeds')
      .set({ revoked_at: now.toISOString() })
      .where('account_id', '=', caller.actor.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await writeAudit(tx, audited(caller, 'Calendar address removed', now))
  })

/**
 * Finds the account of an address (rule SHARE-6).
 * @throws ApiError 404 for a wrong, ended or expired address, and for a closed, inactive or removed account
 */
export async function findFeedReader(deps: Deps, token: string) {
  const [account = '', serial = ''] = readLink(deps.config.secret, 'calendar', token)?.split('.') ?? []
  const found = await deps.database.read
    .selectFrom('calendar_feeds')
    .innerJoin('accounts', 'accounts.id', 'calendar_feeds.account_id')
    .select(['accounts.id', 'accounts.role', 'accounts.language', 'last_read_at'])
    .where('account_id', '=', account)
    .where('serial', '=', Number(serial) || 0)
    .where('revoked_at', 'is', null)
    .where('calendar_feeds.created_at', '>', new Date(deps.now().getTime() - addressAge).toISOString())
    .where('removed_at', 'is', null)
    .where('inactive_at', 'is', null)
    .where('restricted_at', 'is', null)
    .executeTakeFirst()
  if (!found || found.role === 'admin') throw notFound()
  return { ...found, role: found.role }
}
type FeedReader = Awaited<ReturnType<typeof findFeedReader>>

/** Records at most once an hour that a program read the feed. */
async function noteRead(deps: Deps, account: string, last: string | null, now: Date): Promise<void> {
  const at = now.toISOString()
  if (last !== null && last.slice(0, 13) === at.slice(0, 13)) return
  await deps.database.write((tx) =>
    tx.updateTable('calendar_feeds').set({ last_read_at: at }).where('account_id', '=', account).execute(),
  )
}

/** Creates the calendar, with a tag that changes only with its content (rule SHARE-7). */
export async function readFeed(deps: Deps, reader: FeedReader): Promise<{ text: string; etag: string }> {
  const now = deps.now()
  const { role, language: chosen } = reader
  const language = chosen ?? 'en'
  const wanted = {
    account: reader.id,
    role,
    from: momentOf(new Date(now.getTime() - daysBack)),
    to: momentOf(new Date(now.getTime() + daysAhead)),
    gone: momentOf(new Date(now.getTime() - goneFor)),
    goneSince: new Date(now.getTime() - goneFor).toISOString(),
  }
  const standing = await listFeedVisits(deps.database.read, wanted)
  const visits = [...standing, ...(await listLeftVisits(deps.database.read, wanted))]
  const firsts = await findFirstVisits(deps.database.read, visits)
  // The visit at the new time is the same event.
  const left = new Set([...firsts.values()].map(({ before }) => before))
  const { office } = deps.config
  const reading = { role, language, host: new URL(deps.config.publicUrl).hostname }
  const text = joinCalendar(office.brand.name, [
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeCalendarText(office.words[language].name)}`,
    `X-WR-CALDESC:${escapeCalendarText(mailWords[language].calendar.about)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...visits
      .filter(({ id }) => !left.has(id))
      .flatMap((visit) => toEvent(visit, firsts.get(visit.id)?.first ?? visit.id, reading)),
  ])
  await noteRead(deps, reader.id, reader.last_read_at, now)
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}
