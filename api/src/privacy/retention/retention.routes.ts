import { retentionCalls } from '../../contract/privacy/retention.calls.ts'
import { idsOf, listedRecords, openedRecord } from '../../http/answers/record-access.ts'
import type { Deps } from '../../http/environment.ts'
import { answerList } from '../../http/lists/list-page.ts'
import { createRoutes } from '../../http/routes.ts'
import { listRetention, readClosing, readRetention, retentionFilter, retentionSorts } from './list-retention.ts'
import { closeOwnAccount, liftRestriction, restrictFamily } from './restrict-family.ts'

const audit = { action: 'USER_MANAGEMENT', resourceType: 'user' } as const
const closings = { name: 'closings', max: 10, perSeconds: 3_600 }

/**
 * Retention and erasure (rules PRIV-K1 to PRIV-K6). The parameter in the paths for admins is `family`, not `id`, because
 * http/answers/record-access.ts refuses the `id` of a family whose account is closed, and these calls must read such families.
 */
export function createRetentionRoutes(deps: Deps) {
  const today = () => ({ now: deps.now(), privacy: deps.config.privacy })
  return createRoutes(retentionCalls)
    .on('GET /user/closing', { audience: ['user'] }, ({ caller }) =>
      readClosing(deps.database.read, caller.actor.id, today()),
    )
    .on(
      'POST /user/closing',
      { audience: ['user'], fresh: 'always', audit, limits: [{ limit: closings, by: 'account' }] },
      ({ caller }) => closeOwnAccount(deps, caller),
    )
    .on(
      'GET /admin/retention',
      { audience: ['admin'], recordsAccess: (rows) => listedRecords('family', idsOf(rows)) },
      ({ query, c }) => {
        const rules = {
          resource: 'retention',
          sortFields: retentionSorts,
          defaultSort: 'restrictedAt',
          filter: retentionFilter,
        } as const
        return answerList(c, query, rules, (list) => listRetention(deps.database.read, list, today()))
      },
    )
    .on(
      'GET /admin/retention/{family}',
      { audience: ['admin'], recordsAccess: ({ _id }) => openedRecord('family', _id) },
      ({ family }) => readRetention(deps.database.read, family, today()),
    )
    .on(
      'POST /admin/retention/{family}/restrict',
      { audience: ['admin'], recordsAccess: ({ _id }) => openedRecord('family', _id), fresh: 'factor', audit },
      async ({ family, caller }) => {
        await restrictFamily(deps, caller, { id: family })
        return readRetention(deps.database.read, family, today())
      },
    )
    .on(
      'POST /admin/retention/{family}/release',
      { audience: ['admin'], recordsAccess: ({ _id }) => openedRecord('family', _id), fresh: 'factor', audit },
      async ({ family, caller }) => {
        await liftRestriction(deps, caller, { id: family })
        return readRetention(deps.database.read, family, today())
      },
    ).router
}
