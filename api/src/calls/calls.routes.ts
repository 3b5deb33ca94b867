import { toGroupNumber } from '../claims/phone-key.ts'
import type { CallSubject } from '../contract/promises/call-outcomes.ts'
import { createCallSchema, findCallSchema } from '../contract/promises/calls.schema.ts'
import { z } from '../contract/schemas/zod.ts'
import { texts } from '../contract/texts.ts'
import { listed, tellSeen } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, notFound } from '../http/errors/api-error.ts'
import { createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { claimFamily, releaseFamily, takeNumber } from './claim-family.ts'
import { logCall } from './log-call.ts'
import { readGroups, toCards } from './read-sheet.ts'
import type { SheetItem } from './sheet-items.ts'

const audience = ['admin'] as const
const audit = { action: 'STATUS_UPDATE', resourceType: 'user' } as const
const params = z.object({ key: z.string().min(1).max(64) })

const idsOfType = (items: readonly { type: string; _id: string }[], type: CallSubject): string[] =>
  items.filter((item) => item.type === type).map(({ _id }) => _id)
/** Whose data these items hold: of the booking that each is about, of its family, or of a message without one. */
const seenIn = (items: readonly SheetItem[]) => [
  listed(
    'booking',
    items.flatMap(({ bookingId }) => bookingId ?? []),
  ),
  listed(
    'family',
    items.flatMap(({ accountId }) => accountId ?? []),
  ),
  listed(
    'message',
    items.flatMap(({ type, id, accountId }) => (type === 'message' && accountId === null ? id : [])),
  ),
]

const getSheet = defineRoute(
  { audience, sees: 'told' },
  {
    method: 'get',
    path: '/admin/call-sheet',
    responses: { 200: jsonAnswer('GET /admin/call-sheet', 'Whom to call, one card for each family, late ones first') },
  },
)
const postFind = defineRoute(
  { audience, sees: 'told', audit },
  {
    method: 'post',
    path: '/admin/call-sheet/find',
    request: { body: jsonBody(findCallSchema) },
    responses: { 200: jsonAnswer('POST /admin/call-sheet/find', 'The card of a number, taken for ten minutes') },
  },
)
const postClaim = defineRoute(
  { audience, sees: 'nobody', audit },
  {
    method: 'post',
    path: '/admin/call-sheet/{key}/claim',
    request: { params },
    responses: { 200: jsonAnswer('POST /admin/call-sheet/{key}/claim', 'Taken for ten minutes') },
  },
)
const postRelease = defineRoute(
  { audience, sees: 'nobody', audit },
  {
    method: 'post',
    path: '/admin/call-sheet/{key}/release',
    request: { params },
    responses: { 200: jsonAnswer('POST /admin/call-sheet/{key}/release', 'Given back') },
  },
)
const postCall = defineRoute(
  {
    audience,
    sees: ({ items }) => [
      listed('booking', idsOfType(items, 'booking')),
      listed('message', idsOfType(items, 'message')),
    ],
    audit,
  },
  {
    method: 'post',
    path: '/admin/calls',
    request: { body: jsonBody(createCallSchema) },
    responses: { 200: jsonAnswer('POST /admin/calls', 'Call'), 201: jsonAnswer('POST /admin/calls', 'Call') },
  },
)

/** The office's calls to families (rules CALL-1 to CALL-6). */
export function createCallRoutes(deps: Deps) {
  const { read } = deps.database
  return createRouter()
    .openapi(getSheet, async (c) => {
      const now = deps.now()
      const groups = await readGroups(read, now)
      tellSeen(c, ...seenIn(groups.flatMap(({ items }) => items)))
      return c.json(await toCards(read, deps.config.secret, groups, now), 200)
    })
    .openapi(postFind, async (c) => {
      const now = deps.now()
      const number = toGroupNumber(c.req.valid('json').phone)
      if (number === undefined) throw badRequest('call.no_number', { phone: texts.calls.noNumber })
      await deps.database.write((tx) => takeNumber(tx, callerOf(c), number, now))
      const known = (await readGroups(read, now)).find((group) => group.number === number)
      const group = known ?? { number, items: [], when: 'due' as const, nextTryAt: null }
      tellSeen(c, ...seenIn(group.items))
      const [card] = await toCards(read, deps.config.secret, [group], now)
      if (!card) throw notFound()
      return c.json(card, 200)
    })
    .openapi(postClaim, async (c) => {
      const { key } = c.req.valid('param')
      return c.json({ key, claimedUntil: await claimFamily(deps, callerOf(c), key) }, 200)
    })
    .openapi(postRelease, async (c) => {
      const { key } = c.req.valid('param')
      await releaseFamily(deps, callerOf(c), key)
      return c.json({ key, claimedUntil: null }, 200)
    })
    .openapi(postCall, async (c) => {
      const { call, created } = await logCall(deps, callerOf(c), c.req.valid('json'))
      return created ? c.json(call, 201) : c.json(call, 200)
    })
}
