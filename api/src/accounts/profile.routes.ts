import { profileCalls } from '../contract/accounts/accounts.calls.ts'
import { texts } from '../contract/texts.ts'
import type { Deps } from '../http/environment.ts'
import { translateFor } from '../http/language.ts'
import { createRoutes } from '../http/routes.ts'
import { toUser } from './accounts.queries.ts'
import { changePassword } from './change-password.ts'
import { accountLimits } from './protection/account-limits.ts'
import { type UpdateConsents, updateProfile } from './update-profile.ts'

/** Reads and changes the caller's own account (rule ACC-25). */
export const createProfileRoutes = (deps: Deps, updateConsents: UpdateConsents) =>
  createRoutes(profileCalls)
    .on('GET /user/profile', { audience: 'signed-in', recordsAccess: 'none' }, ({ caller }) => toUser(caller.actor))
    .on(
      'PUT /user/profile',
      {
        audience: 'signed-in',
        recordsAccess: 'none',
        audit: { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'system' },
        limits: [{ limit: accountLimits.profileChanges, by: 'account' }],
      },
      ({ body, caller }) => updateProfile(deps, caller, body, updateConsents),
    )
    .on(
      'PUT /user/change-password',
      {
        audience: 'signed-in',
        recordsAccess: 'none',
        audit: { action: 'PASSWORD_RESET', resourceType: 'authentication' },
        limits: [{ limit: accountLimits.passwordChange, by: 'verb' }],
      },
      async ({ body, caller, c }) => {
        await changePassword(deps, caller, body)
        return { message: translateFor(c, texts.changePassword.changed) }
      },
    ).router
