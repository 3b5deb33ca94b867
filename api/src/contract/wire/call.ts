import type { z } from 'zod'

/**
 * What travels with one call: all that the server, both front ends and the document of the API have to agree on. Who may
 * call it, how often, and what is written down about it is the server's own and stands at its route.
 */
export type Call = {
  /** What the names in its path hold; each is an id unless it is said here. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** The body may be left out altogether. */
  bodyOptional?: true
  /** The JSON of its answer; without one it answers 204 and nothing. */
  answer?: z.ZodType
  /** The status of its answer: 200 where there is one, 204 where there is none, unless it is said here. */
  status?: AnswerStatus | readonly [AnswerStatus, ...AnswerStatus[]]
  /** What it answers, in the words of the document; by status where they differ. */
  about: string | Readonly<Partial<Record<AnswerStatus, string>>>
}
export type AnswerStatus = 200 | 201

/** Calls by method and path below /api, e.g. `GET /booking/{id}`. */
export type Calls = Readonly<Record<string, Call>>

/** The names in the path of a call. */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** What a call carries in, as the one who sends it may write it; nothing where it carries none. */
export type Sent<One extends Call, Part extends 'body' | 'query'> = One[Part] extends z.ZodType
  ? z.input<One[Part]>
  : undefined
