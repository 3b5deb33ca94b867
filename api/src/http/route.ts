import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { AnswerOf, KnownCall } from '../contract/client/calls.ts'
import type { Role } from '../contract/people/roles.ts'
import type { FailureCode } from '../contract/wire/failures.ts'
import type { Actor } from './actor.ts'
import { noteSeen, type Sees } from './answers/sees.ts'
import type { AuditEvent } from './audit-event.ts'
import type { AppEnvironment } from './environment.ts'
import { forbidden, notAuthenticated } from './errors/api-error.ts'
import { clientNetworks } from './limits/client-address.ts'
import type { Limit, Subject } from './limits/limits.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { invalidInput, invalidSettings } from './validation.ts'

/** Who may call a route. Nothing is open unless it says so. */
export type Audience = 'anyone' | 'signed-in' | readonly Role[]

/**
 * Who may call, and what it shows of families to them (rule AUD-14). Whatever an admin or a caretaker can call says so: a route
 * without does not compile. Families read their own.
 */
type Readers<Answer, Source> =
  | { audience: 'anyone' | readonly ['user']; sees?: Sees<Answer, Source> }
  | { audience: 'signed-in' | readonly Role[]; sees: Sees<Answer, Source> }
/** What a call of this method and path answers, as the contract has it. */
type AnswerTo<Method extends string, Path extends string> = `${Uppercase<Method>} ${Path}` extends infer Call extends
  KnownCall
  ? AnswerOf<Call>
  : never

export type Declaration<Answer = never, Source = never> = Readers<Answer, Source> & {
  /** The event a refused or failed call is logged under (rule AUD-4); reads have none. */
  audit?: Pick<AuditEvent, 'action' | 'resourceType'>
  /** Every limit by rate that a call of this route can meet. */
  limits?: readonly RouteLimit[]
  /**
   * Who has to have proven anew, minutes ago, that it is them: accounts with a second step (`factor`), or everybody who calls,
   * where the second step itself is changed (`always`; rule ACC-39).
   */
  fresh?: 'factor' | 'always'
  /**
   * A screen reads all rows of this call, or of its lists of these names, at once: they are not counted as a copy of a list
   * (`boundAnswer`).
   */
  whole?: true | readonly string[]
  /** Open to who must set up a second step before anything else (rule ACC-37). */
  whileRestricted?: true
}

/**
 * A limit and whom it counts: the calling client or the signed-in account, here at the route; or somebody only the input
 * names (`verb`), in the verb. A call with invalid input (400) is given back, unless `evenInvalid`.
 */
export type RouteLimit = { limit: Limit; by: 'client' | 'account' | 'verb'; evenInvalid?: true }

/** @throws ApiError 403 `auth.factor_stale` when the person has to be asked again */
export function requireProof(actor: Actor, who: 'factor' | 'always'): void {
  if (!actor.isProven && (who === 'always' || actor.second_factor_at !== null)) throw forbidden('auth.factor_stale')
}

const requireAudience =
  ({
    audience,
    fresh,
    whileRestricted,
  }: Pick<Declaration, 'fresh' | 'whileRestricted'> & { audience: Audience }): MiddlewareHandler<AppEnvironment> =>
  (c, next) => {
    if (whileRestricted && c.get('restricted')) c.set('actor', c.get('restricted'))
    const actor = c.get('actor')
    if (audience !== 'anyone') {
      if (!actor) throw c.get('restricted') ? forbidden('auth.factor_missing') : notAuthenticated()
      if (audience !== 'signed-in' && !audience.includes(actor.role)) throw forbidden()
      if (fresh) requireProof(actor, fresh)
    }
    return next()
  }

const subjectOf = (c: Context<AppEnvironment>, by: RouteLimit['by']): Subject =>
  by === 'account' ? (c.get('actor')?.id ?? '') : clientNetworks(c.get('ip'))

/** Counts the call before any of its work. @throws ApiError 429 */
const enforceLimits =
  (limits: readonly RouteLimit[]): MiddlewareHandler<AppEnvironment> =>
  async (c, next) => {
    const limiter = c.get('limiter')
    for (const { limit, by } of limits) await limiter.use(limit, subjectOf(c, by))
    await next()
    if (c.res.status !== 400) return
    for (const { limit, by, evenInvalid } of limits) if (!evenInvalid) await limiter.giveBack(limit, subjectOf(c, by))
  }

/** A screen of the office shows at most this many rows at once; more rows are a copy of a list. */
const screenRows = 100

/** Counts the rows of an answer: of the longest list in it, however deep, but for lists of these names. */
function countRows(answer: unknown, uncounted: readonly string[], isCounted = true): number {
  if (typeof answer !== 'object' || answer === null) return 0
  const own = Array.isArray(answer) && isCounted ? answer.length : 0
  const inside = Object.entries(answer).map(([name, part]) => countRows(part, uncounted, !uncounted.includes(name)))
  return Math.max(own, ...inside)
}

/**
 * Refuses a read that answers more rows than a screen shows to a session without a fresh second step: a copy of a list is an
 * export, however it is read (rule ACC-39). Every read of the team has this bound unless its declaration says `whole`.
 */
const boundAnswer =
  (uncounted: readonly string[]): MiddlewareHandler<AppEnvironment> =>
  (c, next) => {
    const plain = c.json
    const bound = (value: unknown, status?: number, headers?: never): Response => {
      const actor = c.get('actor')
      const isAnswer = status === undefined || status < 300
      const isTeam = actor && actor.role !== 'user'
      if (isAnswer && isTeam && countRows(value, uncounted) > screenRows) requireProof(actor, 'factor')
      return plain(value, status as 200, headers)
    }
    c.json = bound as typeof c.json
    return next()
  }

const isForTeam = (audience: Audience): boolean =>
  audience === 'signed-in' || (audience !== 'anyone' && audience.some((role) => role !== 'user'))

/**
 * Declares a route: path, who may call it and how often, what is read and answered. A test walks every registered route and fails
 * for one that was not made here.
 */
export function defineRoute<
  Path extends string,
  Route extends Omit<RouteConfig, 'path'> & { path: Path },
  Source = never,
>(declaration: Declaration<AnswerTo<Route['method'], Route['path']>, Source>, route: Route) {
  const { audience, audit, limits = [], fresh, whole = [], sees = 'nobody' } = declaration
  const enforced = limits.filter(({ by }) => by !== 'verb')
  return createRoute<Path, Route & { middleware: MiddlewareHandler<AppEnvironment>[]; 'x-audience': Audience }>({
    ...route,
    ...(audience === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    operationId: operationIdOf(route.method, route.path),
    'x-audience': audience,
    ...(audit ? { 'x-audit': audit } : {}),
    ...(limits.length > 0 ? { 'x-limits': limits } : {}),
    ...(fresh ? { 'x-fresh': fresh } : {}),
    'x-sees': sees !== 'nobody',
    middleware: [
      requireAudience(declaration),
      ...(route.method === 'get' && isForTeam(audience) && whole !== true ? [boundAnswer(whole)] : []),
      ...(sees === 'nobody' ? [] : [noteSeen(sees)]),
      ...(enforced.length > 0 ? [enforceLimits(enforced)] : []),
    ],
  })
}

type Checked = { success: true; data: unknown } | { success: false; error: z.core.$ZodError }

/**
 * What comes in fits its schema and can be stored; `code` where a route has one of its own for what does not fit, `settings` where
 * the texts stand by the whole path of a field.
 */
export function checkInput(result: Checked, code?: FailureCode | 'settings'): undefined {
  if (!result.success) throw code === 'settings' ? invalidSettings(result.error) : invalidInput(result.error, code)
  refuseUnstorableText(result.data)
}

/** A router of one feature; input that does not fit is a 400 with texts by field. */
export const createRouter = () => new OpenAPIHono<AppEnvironment>({ defaultHook: (result) => checkInput(result) })

/** The signed-in person of a route whose audience is not `anyone`. @throws ApiError 401 */
export function actorOf(c: { get: (key: 'actor') => Actor | undefined }): Actor {
  const actor = c.get('actor')
  if (!actor) throw notAuthenticated()
  return actor
}

/** A JSON body for `request.body`. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
  required: true as const,
})

/** A JSON answer for `responses`. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** `GET /admin/bookings/{id}` is `getAdminBookingsById`: a name for generated clients. */
const operationIdOf = (method: string, path: string): string =>
  method +
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? `By-${part.slice(1, -1)}` : part))
    .join('-')
    .replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())

export const idParam = z.object({ id: z.string().min(1).max(64) })
