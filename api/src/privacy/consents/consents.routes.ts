import { consentCalls } from '../../contract/privacy/consents.calls.ts'
import type { Deps } from '../../http/environment.ts'
import { createRoutes } from '../../http/routes.ts'
import { readConsents, readFamilyConsents } from './consents.queries.ts'
import { type CareWithdrawn, setConsent } from './set-consent.ts'

/** Each change adds a permanent audit row. */
const changesPerHour = { name: 'consents', max: 60, perSeconds: 3_600 }
const ofFamily = { audience: ['admin'], recordsAccess: 'family' } as const
const own = { audience: ['user'], recordsAccess: 'none' } as const

/** Consents of a family, for itself and for the office (rules PRIV-C3 to PRIV-C6). */
export function createConsentRoutes(deps: Deps, careWithdrawn: CareWithdrawn) {
  const { read } = deps.database
  return createRoutes(consentCalls)
    .on('GET /user/consents', own, ({ caller }) => readConsents(read, caller.actor.id, deps.now()))
    .on(
      'PUT /user/consents/{purpose}',
      {
        ...own,
        audit: { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'user' },
        limits: [{ limit: changesPerHour, by: 'account' }],
      },
      async ({ purpose, body, caller }) => {
        await setConsent(deps, caller, { accountId: caller.actor.id, purpose, way: 'site', ...body }, careWithdrawn)
        return readConsents(read, caller.actor.id, deps.now())
      },
    )
    .on('GET /admin/families/{id}/consents', ofFamily, ({ id }) => readFamilyConsents(read, id, deps.now()))
    .on(
      'PUT /admin/families/{id}/consents',
      { ...ofFamily, audit: { action: 'USER_MANAGEMENT', resourceType: 'user' } },
      async ({ id, body, caller }) => {
        await setConsent(deps, caller, { accountId: id, ...body }, careWithdrawn)
        return readFamilyConsents(read, id, deps.now())
      },
    ).router
}
