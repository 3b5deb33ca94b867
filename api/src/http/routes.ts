import type { RouteConfig, RouteHandler } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { AnswerStatus, Call, Calls, NamesIn } from '../contract/wire/call.ts'
import type { FailureCode } from '../contract/wire/failures.ts'
import { id as idSchema } from '../contract/wire/wire-parts.ts'
import { z as zod } from '../contract/wire/zod.ts'
import { boundAnswer } from './answers/bound-answer.ts'
import { recordAccess } from './answers/record-access.ts'
import { sendRead } from './answers/send-read.ts'
import type { Caller, Visitor } from './caller.ts'
import { callerOf, visitorOf } from './caller-of.ts'
import type { AppEnvironment } from './environment.ts'
import { type Audience, checkInput, createRouter, type Declaration, declareRoute, jsonBody } from './route.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type NamesOf<Name extends string, One extends Call> = One['params'] extends z.ZodObject
  ? z.output<One['params']>
  : Record<NamesIn<Name>, string>
type CallerFor<Who extends Audience> = Who extends 'anyone' ? Visitor : Caller

/** The handler's parsed input and caller; Hono's context is for headers and cookies. */
type Input<Name extends string, One extends Call, Who extends Audience> = NamesOf<Name, One> & {
  body: Parsed<One['body']>
  query: Parsed<One['query']>
  headers: Parsed<One['headers']>
  caller: CallerFor<Who>
  c: Context<AppEnvironment>
}
type AnswerOf<One extends Call> = One['answer'] extends z.ZodType ? z.input<One['answer']> : void
type Answered<One extends Call, Source> = [Source] extends [never]
  ? AnswerOf<One> | Reply<AnswerOf<One>> | Response
  : AnswerWithSource<AnswerOf<One>, Source>
type Handler<Name extends string, One extends Call, Who extends Audience, Source> = (
  given: Input<Name, One, Who>,
) => Promise<Answered<One, Source>> | Answered<One, Source>

type ServerSide<One extends Call, Who extends Audience, Source> = Declaration<AnswerOf<One>, Source> & {
  audience: Who
  /** Replaces the code of a 400 for invalid input; `settings` names fields by their full path. */
  invalid?: FailureCode | 'settings'
}

/** A handler returns this for another status than the call's first one. */
export class Reply<Value> {
  readonly status: AnswerStatus
  readonly value: Value
  constructor(status: AnswerStatus, value: Value) {
    this.status = status
    this.value = value
  }
}

/** A handler returns this with the rows in which `recordsAccess` finds the families. */
export class AnswerWithSource<Value, Source> {
  readonly value: Value
  readonly source: Source
  constructor(value: Value, source: Source) {
    this.value = value
    this.source = source
  }
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function paramsOf(call: Call, path: string): Call['params'] {
  const names = namesIn(path)
  return names.length === 0
    ? undefined
    : (call.params ?? zod.object(Object.fromEntries(names.map((name) => [name, idSchema]))))
}

function requestOf(call: Call, params: Call['params']): NonNullable<RouteConfig['request']> | undefined {
  const request = {
    ...(params ? { params } : {}),
    ...(call.query ? { query: call.query } : {}),
    ...(call.headers ? { headers: call.headers } : {}),
    ...(call.body ? { body: { ...jsonBody(call.body), ...(call.bodyOptional ? { required: false } : {}) } } : {}),
  }
  return Object.keys(request).length > 0 ? request : undefined
}

const statusesOf = ({ status, answer }: Call): readonly (AnswerStatus | 204)[] =>
  status === undefined ? [answer ? 200 : 204] : typeof status === 'number' ? [status] : status

const responsesOf = (call: Call): RouteConfig['responses'] =>
  Object.fromEntries(
    statusesOf(call).map((status) => [
      status,
      {
        description: typeof call.about === 'string' ? call.about : (call.about[status as AnswerStatus] ?? ''),
        ...(call.answer ? { content: { 'application/json': { schema: call.answer } } } : {}),
      },
    ]),
  )

/** A repeated name has a list of texts, which no schema accepts. */
function readQuery(c: Context<AppEnvironment>): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = c.req.queries()
  for (const name in query) if (query[name]?.length === 1) query[name] = query[name][0] ?? ''
  return query
}

function check(schema: z.ZodType, input: unknown, invalid: FailureCode | 'settings' | undefined): unknown {
  const result = schema.safeParse(input)
  checkInput(result, invalid)
  return result.data
}

/** Hono's types know it only for a literal route. */
const partOf = (c: Context<AppEnvironment>, part: 'json' | 'header'): unknown => c.req.valid(part as never)

/**
 * The routes of one feature. The contract declares input and answer; the route declares audience and logging; the handler
 * receives parsed values and returns a value (docs/architecture.md, "An API call").
 */
export class Routes<Known extends Calls> {
  readonly router = createRouter()
  readonly #calls: Known

  constructor(calls: Known) {
    this.#calls = calls
  }

  /** Adds a route for a file, a page, a stream, or a form without script. */
  raw<Route extends RouteConfig>(route: Route, handle: RouteHandler<Route, AppEnvironment>): this {
    this.router.openapi(route, handle)
    return this
  }

  on<Name extends keyof Known & string, const Who extends Audience, Source = never>(
    name: Name,
    declaration: ServerSide<Known[Name], Who, Source>,
    handle: Handler<Name, Known[Name], Who, NoInfer<Source>>,
  ): this {
    const call: Call | undefined = this.#calls[name]
    if (!call) throw new Error(`The contract has no call ${name}`)
    const [method = '', path = ''] = name.split(' ')
    const { audience, recordsAccess = 'none', invalid } = declaration
    const params = paramsOf(call, path)
    const request = requestOf(call, params)
    const isRead = method === 'GET'
    const route = declareRoute<string, RouteConfig, AnswerOf<Known[Name]>, Source>(declaration, {
      method: method.toLowerCase() as 'get',
      path,
      ...(request ? { request } : {}),
      responses: responsesOf(call),
    })
    const [first = 200] = statusesOf(call)
    this.router.openAPIRegistry.registerPath(route)
    const { params: _params, query: _query, ...checkedByHono } = request ?? {}
    this.router.openapi(
      // Hono would check path and query in two more middlewares of each call, so the handler checks them.
      { ...route, request: checkedByHono, hide: true },
      async (c) => {
        const caller = audience === 'anyone' ? visitorOf(c) : callerOf(c)
        const given = {
          ...(params ? (check(params, c.req.param(), invalid) as object) : {}),
          body: request?.body ? partOf(c, 'json') : undefined,
          query: call.query ? check(call.query, readQuery(c), invalid) : undefined,
          headers: request?.headers ? partOf(c, 'header') : undefined,
          caller,
          c,
        } as Input<Name, Known[Name], Who>
        const answered = await handle(given)
        if (answered instanceof Response) return answered
        const answer = answered instanceof AnswerWithSource || answered instanceof Reply ? answered.value : answered
        boundAnswer(c, answer)
        const source = (answered instanceof AnswerWithSource ? answered.source : undefined) as Source
        await recordAccess(c, caller, recordsAccess, answer as AnswerOf<Known[Name]>, source)
        const status = answered instanceof Reply ? answered.status : first
        if (status === 204) return c.body(null, 204)
        return isRead && status === 200 ? sendRead(c, answer) : c.json(answer, status)
      },
      (result) => checkInput(result, invalid),
    )
    return this
  }
}

/** @param calls the feature's calls in the contract */
export const createRoutes = <Known extends Calls>(calls: Known): Routes<Known> => new Routes(calls)
