import { factorCalls } from '../../contract/accounts/accounts.calls.ts'
import type { Deps } from '../../http/environment.ts'
import { createRoutes } from '../../http/routes.ts'
import { accountLimits, codeLimits } from '../protection/account-limits.ts'
import { markDevice } from '../protection/known-device.ts'
import { beginPasskey, beginTotp, confirmPasskey, confirmTotp } from './add-factor.ts'
import { readFactors, removeFactor, renameFactor, renewRecoveryCodes } from './manage-factors.ts'
import { proveAgain, requestFreshProof } from './prove-again.ts'

const staff = ['caretaker', 'admin'] as const
const changed = { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'authentication' } as const
const limits = [{ limit: { name: 'factor-changes', max: 60, perSeconds: 3_600 }, by: 'account' }] as const
/**
 * The caller must have authenticated in the last 15 minutes. A session that is restricted because a required second factor is
 * missing may add one.
 */
const setUp = {
  audience: staff,
  recordsAccess: 'none',
  audit: changed,
  limits,
  fresh: 'always',
  whileRestricted: true,
} as const
const manage = { audience: staff, recordsAccess: 'none', audit: changed, limits, fresh: 'always' } as const

/** The call may send a code by mail, so the limits of mailed codes apply too. */
const askLimits = [...limits, ...codeLimits] as const

/** Second factors of the caller's own sign-in (rules ACC-34 to ACC-39). */
export const createFactorRoutes = (deps: Deps) =>
  createRoutes(factorCalls)
    .on('GET /user/factors', { audience: staff, recordsAccess: 'none', whileRestricted: true }, ({ caller }) =>
      readFactors(deps, caller),
    )
    .on('POST /user/factors/totp', setUp, ({ caller }) => beginTotp(deps, caller))
    .on('POST /user/factors/totp/confirm', setUp, async ({ body, caller, c }) => {
      const added = await confirmTotp(deps, caller, body)
      markDevice(c, deps, caller.actor.email, 'second')
      return added
    })
    .on('POST /user/factors/passkey', setUp, ({ caller }) => beginPasskey(deps, caller))
    .on('POST /user/factors/passkey/confirm', setUp, async ({ body, caller, c }) => {
      const added = await confirmPasskey(deps, caller, body)
      markDevice(c, deps, caller.actor.email, 'second')
      return added
    })
    .on(
      'POST /user/factors/ask',
      { audience: 'signed-in', recordsAccess: 'none', limits: askLimits, whileRestricted: true },
      ({ caller }) => requestFreshProof(deps, caller),
    )
    .on(
      'POST /user/factors/prove',
      {
        audience: 'signed-in',
        recordsAccess: 'none',
        audit: { action: 'LOGIN', resourceType: 'authentication' },
        limits: [
          { limit: accountLimits.factorTries, by: 'verb' },
          { limit: accountLimits.passwordChange, by: 'verb' },
        ],
        whileRestricted: true,
      },
      ({ body, caller }) => proveAgain(deps, caller, body),
    )
    .on('PUT /user/factors/{id}', manage, ({ id, body, caller }) => {
      return renameFactor(deps, caller, { id, ...body })
    })
    .on('DELETE /user/factors/{id}', manage, async ({ id, caller }) => {
      await removeFactor(deps, caller, { id })
    })
    .on('POST /user/recovery-codes', manage, async ({ caller }) => ({
      recoveryCodes: await renewRecoveryCodes(deps, caller),
    })).router
