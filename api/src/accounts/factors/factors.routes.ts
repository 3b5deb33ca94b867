import type { z } from 'zod'
import {
  confirmPasskeySchema,
  confirmTotpSchema,
  proveSchema,
  renameFactorSchema,
} from '../../contract/schemas/factors.schema.ts'
import { callerOf } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { actorOf, createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../../http/route.ts'
import { accountLimits, codeLimits } from '../protection/account-limits.ts'
import { markDevice } from '../protection/known-device.ts'
import { beginPasskey, beginTotp, confirmPasskey, confirmTotp } from './add-factor.ts'
import { readFactors, removeFactor, renameFactor, renewRecoveryCodes } from './manage-factors.ts'
import { askAgain, proveAgain } from './prove-again.ts'

const staff = ['caretaker', 'admin'] as const
const changed = { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'authentication' } as const
const limits = [{ limit: { name: 'factor-changes', max: 60, perSeconds: 3_600 }, by: 'account' }] as const
/** The second step itself is changed only by who has just proved to be its owner; it may be set up when it is all that may be done. */
const setUp = {
  audience: staff,
  sees: 'nobody',
  audit: changed,
  limits,
  fresh: 'always',
  whileRestricted: true,
} as const
const manage = { audience: staff, sees: 'nobody', audit: changed, limits, fresh: 'always' } as const

/** Where the answer is a mailed code, its limits hold as well. */
const askLimits = [...limits, ...codeLimits] as const

const post = <Path extends string>(path: Path) => ({ method: 'post' as const, path })
const body = <Schema extends z.ZodType>(schema: Schema) => ({ request: { body: jsonBody(schema) } })

const readOwn = defineRoute(
  { audience: staff, sees: 'nobody', whileRestricted: true },
  { method: 'get', path: '/user/factors', responses: { 200: jsonAnswer('GET /user/factors', 'Own second steps') } },
)
const postTotp = defineRoute(setUp, {
  ...post('/user/factors/totp'),
  responses: { 201: jsonAnswer('POST /user/factors/totp', 'A secret for an app, not in force yet') },
})
const postTotpCode = defineRoute(setUp, {
  ...post('/user/factors/totp/confirm'),
  ...body(confirmTotpSchema),
  responses: { 201: jsonAnswer('POST /user/factors/totp/confirm', 'The app counts from now on') },
})
const postPasskey = defineRoute(setUp, {
  ...post('/user/factors/passkey'),
  responses: { 201: jsonAnswer('POST /user/factors/passkey', 'What a browser needs to make a passkey') },
})
const postAttestation = defineRoute(setUp, {
  ...post('/user/factors/passkey/confirm'),
  ...body(confirmPasskeySchema),
  responses: { 201: jsonAnswer('POST /user/factors/passkey/confirm', 'The passkey counts from now on') },
})
const postAsk = defineRoute(
  { audience: staff, sees: 'nobody', limits: askLimits, whileRestricted: true },
  { ...post('/user/factors/ask'), responses: { 200: jsonAnswer('POST /user/factors/ask', 'The question') } },
)
const postProof = defineRoute(
  {
    audience: staff,
    sees: 'nobody',
    audit: { action: 'LOGIN', resourceType: 'authentication' },
    limits: [
      { limit: accountLimits.factorTries, by: 'verb' },
      { limit: accountLimits.passwordChange, by: 'verb' },
    ],
    whileRestricted: true,
  },
  {
    ...post('/user/factors/prove'),
    ...body(proveSchema),
    responses: { 200: jsonAnswer('POST /user/factors/prove', 'Proven for fifteen minutes') },
  },
)
const putFactor = defineRoute(manage, {
  method: 'put',
  path: '/user/factors/{id}',
  request: { params: idParam, body: jsonBody(renameFactorSchema) },
  responses: { 200: jsonAnswer('PUT /user/factors/{id}', 'Under its new name') },
})
const deleteFactor = defineRoute(manage, {
  method: 'delete',
  path: '/user/factors/{id}',
  request: { params: idParam },
  responses: { 204: { description: 'Removed' } },
})
const postCodes = defineRoute(manage, {
  ...post('/user/recovery-codes'),
  responses: { 201: jsonAnswer('POST /user/recovery-codes', 'Ten new codes, shown once') },
})

/** The second step of the own sign-in (rules ACC-34 to ACC-39). */
export const createFactorRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readOwn, async (c) => c.json(await readFactors(deps, callerOf(c)), 200))
    .openapi(postTotp, async (c) => c.json(await beginTotp(deps, callerOf(c)), 201))
    .openapi(postTotpCode, async (c) => {
      const added = await confirmTotp(deps, callerOf(c), c.req.valid('json'))
      markDevice(c, deps, actorOf(c).email, 'second')
      return c.json(added, 201)
    })
    .openapi(postPasskey, async (c) => c.json(await beginPasskey(deps, callerOf(c)), 201))
    .openapi(postAttestation, async (c) => {
      const added = await confirmPasskey(deps, callerOf(c), c.req.valid('json'))
      markDevice(c, deps, actorOf(c).email, 'second')
      return c.json(added, 201)
    })
    .openapi(postAsk, async (c) => c.json(await askAgain(deps, callerOf(c)), 200))
    .openapi(postProof, async (c) => c.json(await proveAgain(deps, callerOf(c), c.req.valid('json')), 200))
    .openapi(putFactor, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await renameFactor(deps, callerOf(c), { id, ...c.req.valid('json') }), 200)
    })
    .openapi(deleteFactor, async (c) => {
      await removeFactor(deps, callerOf(c), c.req.valid('param'))
      return c.body(null, 204)
    })
    .openapi(postCodes, async (c) => c.json({ recoveryCodes: await renewRecoveryCodes(deps, callerOf(c)) }, 201))
