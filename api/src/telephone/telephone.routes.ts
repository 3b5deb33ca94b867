import type { CallSubject } from '../contract/telephone/call-outcomes.ts'
import { telephoneCalls } from '../contract/telephone/telephone.calls.ts'
import type { CallCard } from '../contract/telephone/telephone.schema.ts'
import { texts } from '../contract/texts.ts'
import { idsOf, listedRecords, openedRecord } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, notFound } from '../http/errors/api-error.ts'
import { AnswerWithSource, createRoutes, Reply } from '../http/routes.ts'
import { accessedFamilies } from './accessed-families.ts'
import { logCall } from './log-call.ts'
import { recordOpening } from './open-card.ts'
import { ownNumbersOf, toGroupNumber } from './phone-key.ts'
import { findFamiliesOf, isOfClosedFamily, readGroups, toCards } from './read-sheet.ts'

const audience = ['admin'] as const
/** An office answers a few dozen calls an hour. The limit stops a lookup of a whole list of numbers (rule CALL-6). */
const findLimit = { name: 'call-finds', max: 120, perSeconds: 3_600 }
const audit = { action: 'STATUS_UPDATE', resourceType: 'user' } as const

const idsOfType = (items: readonly { type: string; _id: string }[], type: CallSubject): string[] =>
  items.filter((item) => item.type === type).map(({ _id }) => _id)

type Group = Awaited<ReturnType<typeof readGroups>>[number]
const accessToSheet = (cards: readonly CallCard[], _: string, groups: readonly Group[]) => [
  ...accessedFamilies(groups.flatMap(({ items }) => items)),
  listedRecords('family', idsOf(cards.flatMap(({ families }) => families))),
]
/** Records the lookup of a number itself: a call may have a note but no family. */
const accessToCard = ({ key, families }: CallCard, _: string, group: Pick<Group, 'items'>) => [
  ...accessedFamilies(group.items),
  listedRecords('family', idsOf(families)),
  openedRecord('call', key),
]

/** The office's calls to families (rules CALL-1 to CALL-6). */
export function createTelephoneRoutes(deps: Deps) {
  const { read } = deps.database
  return createRoutes(telephoneCalls)
    .on('GET /admin/call-sheet', { audience, recordsAccess: accessToSheet }, async () => {
      const now = deps.now()
      const groups = await readGroups(read, deps.config, now)
      return new AnswerWithSource(await toCards(read, deps.config.secret, groups), groups)
    })
    .on(
      'POST /admin/call-sheet/find',
      { audience, recordsAccess: accessToCard, audit, limits: [{ limit: findLimit, by: 'account' }] },
      async ({ body, caller }) => {
        const now = deps.now()
        const number = toGroupNumber(body.phone, ownNumbersOf(deps.config.office))
        if (number === undefined) throw badRequest('call.no_number', { phone: texts.calls.noNumber })
        await deps.database.write((tx) => recordOpening(tx, caller, number, now))
        const known = (await readGroups(read, deps.config, now)).find((group) => group.number === number)
        const group = known ?? { number, items: [], when: 'due' as const, nextTryAt: null }
        const [card] = await toCards(read, deps.config.secret, [group])
        if (!card) throw notFound()
        const families = card.families.length > 0 ? card.families : await findFamiliesOf(read, number)
        const isClosed = await isOfClosedFamily(read, number)
        const answer = {
          ...card,
          lastNote: isClosed ? null : card.lastNote,
          name: card.name || (families[0]?.name ?? ''),
          families,
        }
        return new AnswerWithSource(answer, group)
      },
    )
    .on(
      'POST /admin/calls',
      {
        audience,
        recordsAccess: ({ items }) => [
          listedRecords('booking', idsOfType(items, 'booking')),
          listedRecords('message', idsOfType(items, 'message')),
        ],
        audit,
      },
      async ({ body, caller }) => {
        const { call, created } = await logCall(deps, caller, body)
        return created ? new Reply(201, call) : call
      },
    ).router
}
