import { changePasswordSchema, updateProfileSchema } from '../contract/schemas/accounts.schema.ts'
import { texts } from '../contract/texts.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { say } from '../http/language.ts'
import { actorOf, createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { toUser } from './accounts.queries.ts'
import { changePassword } from './change-password.ts'
import { accountLimits } from './protection/account-limits.ts'
import { updateProfile } from './update-profile.ts'

const readProfile = defineRoute(
  { audience: 'signed-in', sees: 'nobody' },
  { method: 'get', path: '/user/profile', responses: { 200: jsonAnswer('GET /user/profile', 'Own profile') } },
)
const putProfile = defineRoute(
  { audience: 'signed-in', sees: 'nobody', audit: { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'system' } },
  {
    method: 'put',
    path: '/user/profile',
    request: { body: jsonBody(updateProfileSchema) },
    responses: { 200: jsonAnswer('PUT /user/profile', 'Own profile') },
  },
)
const putPassword = defineRoute(
  {
    audience: 'signed-in',
    sees: 'nobody',
    audit: { action: 'PASSWORD_RESET', resourceType: 'authentication' },
    limits: [{ limit: accountLimits.passwordChange, by: 'verb' }],
  },
  {
    method: 'put',
    path: '/user/change-password',
    request: { body: jsonBody(changePasswordSchema) },
    responses: { 200: jsonAnswer('PUT /user/change-password', 'Password changed') },
  },
)

/** The signed-in person's own account (rule ACC-25). */
export const createProfileRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readProfile, (c) => c.json(toUser(actorOf(c)), 200))
    .openapi(putProfile, async (c) => {
      const caller = callerOf(c)
      await deps.limiter.use(accountLimits.profileChanges, caller.actor.id)
      return c.json(await updateProfile(deps, caller, c.req.valid('json')), 200)
    })
    .openapi(putPassword, async (c) => {
      await changePassword(deps, callerOf(c), c.req.valid('json'))
      return c.json({ message: say(c, texts.changePassword.changed) }, 200)
    })
