import { z } from 'zod'
import { findBooking } from '../bookings/bookings.queries.ts'
import { sharingCalls } from '../contract/sharing/sharing.calls.ts'
import { listedRecords } from '../http/answers/record-access.ts'
import { visitorOf } from '../http/caller-of.ts'
import type { Deps } from '../http/environment.ts'
import { ownChanges } from '../http/limits/limits.ts'
import { defineRoute } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { endFeed, findFeedReader, readFeed, readOwnFeed, renewFeed } from './calendar-feed.ts'
import { createDayLink } from './create-day-link.ts'
import { listLiveLinks, toDayLink, toOfficeLink } from './day-links.queries.ts'
import { readDay } from './read-day.ts'
import { stopDayLink } from './stop-day-link.ts'

const changed = { action: 'BOOKING_UPDATED', resourceType: 'booking' } as const
const settings = { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'user' } as const
const dayLimit = { name: 'day-link', max: 20, perSeconds: 60 }
const makingLimit = { name: 'day-links', max: 30, perSeconds: 86_400 }
/** Programs of many accounts may share an address, so only wrong tokens count. */
const guessLimit = { name: 'feed-guesses', max: 20, perSeconds: 60 }
const feedLimit = { name: 'calendar-feed', max: 30, perSeconds: 3_600 }
/** Each change creates a permanent audit row. */
const feedChangesLimit = { name: 'calendar-feed-changes', max: 10, perSeconds: 3_600 }
const ownFeed = { audience: ['user', 'caretaker'], recordsAccess: 'none' } as const
const feedChange = { ...ownFeed, audit: settings, limits: [{ limit: feedChangesLimit, by: 'account' }] } as const

const getFeed = defineRoute(
  {
    audience: 'anyone',
    limits: [
      { limit: guessLimit, by: 'verb' },
      { limit: feedLimit, by: 'verb' },
    ],
  },
  {
    method: 'get',
    path: '/feeds/{token}',
    request: { params: z.object({ token: z.string() }) },
    responses: {
      200: { description: 'A calendar', content: { 'text/calendar': { schema: z.string() } } },
      304: { description: 'The calendar has not changed' },
    },
  },
)

/** Routes of day links and calendar feeds (rules SHARE-1 to SHARE-7). */
export const createSharingRoutes = (deps: Deps) =>
  createRoutes(sharingCalls)
    .on(
      'POST /booking/{id}/day-links',
      { audience: ['user'], audit: changed, limits: [{ limit: makingLimit, by: 'account' }] },
      ({ id, body, caller }) => createDayLink(deps, caller, { booking: id, ...body }),
    )
    .on('GET /booking/{id}/day-links', { audience: ['user'] }, async ({ id, caller }) => {
      const { read } = deps.database
      const booking = await findBooking(read, id, { customer: caller.actor.id })
      return (await listLiveLinks(read, booking.id, deps.now())).map((link) => toDayLink(link, deps.config))
    })
    .on(
      'GET /admin/bookings/{id}/day-links',
      { audience: ['admin'], recordsAccess: (_, id) => listedRecords('booking', [id]) },
      async ({ id }) => {
        const { read } = deps.database
        const booking = await findBooking(read, id, 'all')
        return (await listLiveLinks(read, booking.id, deps.now())).map(toOfficeLink)
      },
    )
    .on(
      'DELETE /day-links/{id}',
      {
        audience: ['user', 'admin'],
        recordsAccess: 'none',
        audit: changed,
        limits: [{ limit: ownChanges, by: 'account' }],
      },
      async ({ id, caller }) => stopDayLink(deps, caller, id),
    )
    .on(
      'GET /day',
      { audience: 'anyone', limits: [{ limit: dayLimit, by: 'client', evenInvalid: true }] },
      ({ headers, caller }) => readDay(deps, caller, headers['x-day-link']),
    )
    .on('GET /calendar-feed', ownFeed, ({ caller }) => readOwnFeed(deps, caller))
    .on('POST /calendar-feed', { ...feedChange, fresh: 'always' }, ({ caller }) => renewFeed(deps, caller))
    .on('DELETE /calendar-feed', feedChange, ({ caller }) => endFeed(deps, caller))
    .raw(getFeed, async (c) => {
      const token = c.req.valid('param').token.replace(/\.ics$/, '')
      const { networks } = visitorOf(c).client
      await deps.limiter.use(guessLimit, networks)
      const reader = await findFeedReader(deps, token)
      await deps.limiter.undoUse(guessLimit, networks)
      await deps.limiter.use(feedLimit, reader.id)
      const { text, etag } = await readFeed(deps, reader)
      if (c.req.header('If-None-Match') === etag) return c.body(null, 304, { ETag: etag })
      return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8', ETag: etag })
    }).router
