import type { z } from 'zod'

/**
 * Contract of one call between server, front ends and OpenAPI document. Access rights, rate limits and audit entries are
 * defined at the server's route.
 */
export type Call = {
  /** Path parameters; ids unless given. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  bodyOptional?: true
  /** Without one, the call answers 204. */
  answer?: z.ZodType
  /** By default 200 with an answer and 204 without. */
  status?: AnswerStatus | readonly [AnswerStatus, ...AnswerStatus[]]
  /** For the OpenAPI document; by status where they differ. */
  about: string | Readonly<Partial<Record<AnswerStatus, string>>>
}
export type AnswerStatus = 200 | 201

/** By method and path below /api, e.g. `GET /booking/{id}`. */
export type Calls = Readonly<Record<string, Call>>

export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** Type as the sender writes it; undefined when the call has none. */
export type Sent<One extends Call, Part extends 'body' | 'query'> = One[Part] extends z.ZodType
  ? z.input<One[Part]>
  : undefined
