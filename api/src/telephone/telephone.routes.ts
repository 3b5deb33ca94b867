import type { CallSubject } from '../contract/telephone/call-outcomes.ts'
import { telephoneCalls } from '../contract/telephone/telephone.calls.ts'
import { texts } from '../contract/texts.ts'
import { idsOf, listed, tellSeen } from '../http/answers/sees.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, notFound } from '../http/errors/api-error.ts'
import { createRoutes, Reply } from '../http/routes.ts'
import { claimFamily, releaseFamily, takeNumber } from './claim-family.ts'
import { logCall } from './log-call.ts'
import { toGroupNumber } from './phone-key.ts'
import { findFamiliesOf, readGroups, toCards } from './read-sheet.ts'
import { seenIn } from './seen-in.ts'

const audience = ['admin'] as const
const audit = { action: 'STATUS_UPDATE', resourceType: 'user' } as const

const idsOfType = (items: readonly { type: string; _id: string }[], type: CallSubject): string[] =>
  items.filter((item) => item.type === type).map(({ _id }) => _id)
/** The office's calls to families (rules CALL-1 to CALL-6). */
export function createCallRoutes(deps: Deps) {
  const { read } = deps.database
  return createRoutes(telephoneCalls)
    .on('GET /admin/call-sheet', { audience, sees: 'told' }, async ({ c }) => {
      const now = deps.now()
      const groups = await readGroups(read, now)
      tellSeen(c, ...seenIn(groups.flatMap(({ items }) => items)))
      return toCards(read, deps.config.secret, groups, now)
    })
    .on('POST /admin/call-sheet/find', { audience, sees: 'told', audit }, async ({ body, caller, c }) => {
      const now = deps.now()
      const number = toGroupNumber(body.phone)
      if (number === undefined) throw badRequest('call.no_number', { phone: texts.calls.noNumber })
      await deps.database.write((tx) => takeNumber(tx, caller, number, now))
      const known = (await readGroups(read, now)).find((group) => group.number === number)
      const group = known ?? { number, items: [], when: 'due' as const, nextTryAt: null }
      const [card] = await toCards(read, deps.config.secret, [group], now)
      if (!card) throw notFound()
      const families = card.families.length > 0 ? card.families : await findFamiliesOf(read, number)
      tellSeen(c, ...seenIn(group.items), listed('family', idsOf(families)))
      return { ...card, name: card.name || (families[0]?.name ?? ''), families }
    })
    .on('POST /admin/call-sheet/{key}/claim', { audience, sees: 'nobody', audit }, async ({ key, body, caller }) => {
      return { key, claimedUntil: await claimFamily(deps, caller, { key, items: body.items ?? [] }) }
    })
    .on('POST /admin/call-sheet/{key}/release', { audience, sees: 'nobody', audit }, async ({ key, caller }) => {
      await releaseFamily(deps, caller, key)
      return { key, claimedUntil: null }
    })
    .on(
      'POST /admin/calls',
      {
        audience,
        sees: ({ items }) => [
          listed('booking', idsOfType(items, 'booking')),
          listed('message', idsOfType(items, 'message')),
        ],
        audit,
      },
      async ({ body, caller }) => {
        const { call, created } = await logCall(deps, caller, body)
        return created ? new Reply(201, call) : call
      },
    ).router
}
