import type { z } from 'zod'

/**
 * One API call: everything on which the server, both front ends and the OpenAPI document agree. Access rights, rate limits
 * and audit entries are defined at the server's route.
 */
export type Call = {
  /** Schemas of path parameters; an id unless given. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  bodyOptional?: true
  /** JSON answer; without one the call answers 204. */
  answer?: z.ZodType
  /** Status of the answer; by default 200 with an answer and 204 without. */
  status?: AnswerStatus | readonly [AnswerStatus, ...AnswerStatus[]]
  /** Description of the answer for the OpenAPI document; by status where they differ. */
  about: string | Readonly<Partial<Record<AnswerStatus, string>>>
}
export type AnswerStatus = 200 | 201

/** API calls by method and path below /api, e.g. `GET /booking/{id}`. */
export type Calls = Readonly<Record<string, Call>>

export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** Type of a call's body or query as the sender writes it; undefined when the call has none. */
export type Sent<One extends Call, Part extends 'body' | 'query'> = One[Part] extends z.ZodType
  ? z.input<One[Part]>
  : undefined
