import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { AnswerOf, KnownCall } from '../contract/client/calls.ts'
import type { Role } from '../contract/people/roles.ts'
import type { FailureCode } from '../contract/wire/failures.ts'
import type { Actor } from './actor.ts'
import { type AccessDeclaration, recordAccess, refuseRestricted } from './answers/record-access.ts'
import type { AuditEvent } from './audit-event.ts'
import { visitorOf } from './caller-of.ts'
import type { AppEnvironment } from './environment.ts'
import { forbidden, notAuthenticated } from './errors/api-error.ts'
import { clientNetworks } from './limits/client-address.ts'
import type { Limit, LimitSubject } from './limits/limits.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { invalidInput, invalidSettings } from './validation.ts'

export type Audience = 'anyone' | 'signed-in' | readonly Role[]

/** The audience, and the family data shown (rule AUD-14). A route for admins or caretakers does not compile without `recordsAccess`. */
type Readers<Answer, Source> =
  | { audience: 'anyone' | readonly ['user']; recordsAccess?: AccessDeclaration<Answer, Source> }
  | { audience: 'signed-in' | readonly Role[]; recordsAccess: AccessDeclaration<Answer, Source> }
type AnswerTo<Method extends string, Path extends string> = `${Uppercase<Method>} ${Path}` extends infer Call extends
  KnownCall
  ? AnswerOf<Call>
  : never

export type Declaration<Answer = never, Source = never> = Readers<Answer, Source> & {
  /** The event of a refused or failed call (rule AUD-4); reads have none. */
  audit?: Pick<AuditEvent, 'action' | 'resourceType'>
  /** Lists every limit that a call can meet. */
  limits?: readonly RouteLimit[]
  /** Requires a fresh proof from accounts with a second factor (`factor`), or from every caller (`always`; rule ACC-39). */
  fresh?: 'factor' | 'always'
  /** Screens read all rows at once, of the call or of the named lists, so they are no export (`boundAnswer`). */
  whole?: true | readonly string[]
  /** Allowed before a required second factor is set up (rule ACC-37). */
  whileRestricted?: true
}

/**
 * The route counts the client or the account; the command counts a subject from the input (`verb`). Invalid input (400) does
 * not count, unless `evenInvalid`.
 */
export type RouteLimit = { limit: Limit; by: 'client' | 'account' | 'verb'; evenInvalid?: true }

export const hasProof = (actor: Actor, who: 'factor' | 'always'): boolean =>
  actor.isProven || (who === 'factor' && actor.second_factor_at === null)

/** Requires a fresh proof. @throws ApiError 403 `auth.factor_stale` */
export function requireProof(actor: Actor, who: 'factor' | 'always'): void {
  if (!hasProof(actor, who)) throw forbidden('auth.factor_stale')
}

const requireAudience =
  (
    {
      audience,
      fresh,
      whileRestricted,
      whole = [],
    }: Pick<Declaration, 'fresh' | 'whileRestricted' | 'whole'> & { audience: Audience },
    isRead: boolean,
  ): MiddlewareHandler<AppEnvironment> =>
  (c, next) => {
    if (whileRestricted && c.get('restricted')) c.set('actor', c.get('restricted'))
    const actor = c.get('actor')
    if (audience !== 'anyone') {
      if (!actor) throw c.get('restricted') ? forbidden('auth.factor_missing') : notAuthenticated()
      if (audience !== 'signed-in' && !audience.includes(actor.role)) throw forbidden()
      if (fresh) requireProof(actor, fresh)
      if (isRead && whole !== true) c.set('wholeLists', whole)
    }
    return next()
  }

const subjectOf = (c: Context<AppEnvironment>, by: RouteLimit['by']): LimitSubject =>
  by === 'account' ? (c.get('actor')?.id ?? '') : clientNetworks(c.get('ip'))

/** Counts a call before its work. @throws ApiError 429 */
const enforceLimits =
  (limits: readonly RouteLimit[]): MiddlewareHandler<AppEnvironment> =>
  async (c, next) => {
    const limiter = c.get('limiter')
    for (const { limit, by } of limits) await limiter.use(limit, subjectOf(c, by))
    await next()
    if (c.res.status !== 400) return
    for (const { limit, by, evenInvalid } of limits) if (!evenInvalid) await limiter.undoUse(limit, subjectOf(c, by))
  }

/** Declares a route. A test fails for any registered route not created here. */
export function declareRoute<
  Path extends string,
  Route extends Omit<RouteConfig, 'path'> & { path: Path },
  Answer,
  Source,
>(declaration: Declaration<Answer, Source>, route: Route) {
  const { audience, audit, limits = [], fresh, recordsAccess = 'none' } = declaration
  const enforced = limits.filter(({ by }) => by !== 'verb')
  return createRoute<Path, Route & { middleware: MiddlewareHandler<AppEnvironment>[]; 'x-audience': Audience }>({
    ...route,
    ...(audience === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    operationId: operationIdOf(route.method, route.path),
    'x-audience': audience,
    ...(audit ? { 'x-audit': audit } : {}),
    ...(limits.length > 0 ? { 'x-limits': limits } : {}),
    ...(fresh ? { 'x-fresh': fresh } : {}),
    'x-sees': recordsAccess !== 'none',
    middleware: [
      requireAudience(declaration, route.method === 'get'),
      ...(recordsAccess !== 'none' && route.path.includes('{id}') ? [refuseRestricted] : []),
      ...(enforced.length > 0 ? [enforceLimits(enforced)] : []),
    ],
  })
}

/** Declares a route whose handler makes the response itself: a file, a page, a stream, or an answer to a form. */
export function defineRoute<
  Path extends string,
  Route extends Omit<RouteConfig, 'path'> & { path: Path },
  Source = never,
>(declaration: Declaration<AnswerTo<Route['method'], Route['path']>, Source>, route: Route) {
  const declared = declareRoute<Path, Route, AnswerTo<Route['method'], Route['path']>, Source>(declaration, route)
  const { recordsAccess = 'none' } = declaration
  if (recordsAccess === 'none') return declared
  declared.middleware.push(async (c, next) => {
    await next()
    // A response has no value to read the families from, so the declaration uses the id of the path.
    if (c.res.status < 400) await recordAccess(c, visitorOf(c), recordsAccess, undefined as never, undefined as never)
  })
  return declared
}

type Checked = { success: true; data: unknown } | { success: false; error: z.core.$ZodError }

/**
 * Requires a valid input with storable texts. `settings` returns texts by the full path of each field.
 * @throws ApiError 400
 */
export function checkInput(result: Checked, code?: FailureCode | 'settings'): undefined {
  if (!result.success) throw code === 'settings' ? invalidSettings(result.error) : invalidInput(result.error, code)
  refuseUnstorableText(result.data)
}

/** Invalid input is answered with 400 and texts by field. */
export const createRouter = () => new OpenAPIHono<AppEnvironment>({ defaultHook: (result) => checkInput(result) })

/** Returns the signed-in account. @throws ApiError 401 */
export function actorOf(c: { get: (key: 'actor') => Actor | undefined }): Actor {
  const actor = c.get('actor')
  if (!actor) throw notAuthenticated()
  return actor
}

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
  required: true as const,
})

export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** Generated clients use this name: `getAdminBookingsById` for `GET /admin/bookings/{id}`. */
const operationIdOf = (method: string, path: string): string =>
  method +
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? `By-${part.slice(1, -1)}` : part))
    .join('-')
    .replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())

export const idParam = z.object({ id: z.string().min(1).max(64) })
