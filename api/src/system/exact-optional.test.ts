import { expect, test } from 'vitest'
import { z } from '../contract/wire/zod.ts'
import { describeExactOptional } from './exact-optional.ts'

const field = z.string().exactOptional()
const calls: { body: z.ZodType; self?: unknown } = { body: z.array(z.strictObject({ field })) }
calls.self = calls
const takesNothing = () => field.safeParse(undefined).success

test('while it is described a field takes nothing sent, afterwards it refuses it again', () => {
  expect(takesNothing()).toBe(false)
  expect(describeExactOptional(calls, takesNothing)).toBe(true)
  expect(takesNothing()).toBe(false)
})

test('a description that fails leaves no field changed', () => {
  const failing = () => describeExactOptional(calls, () => expect.fail('no description'))
  expect(failing).toThrow('no description')
  expect(takesNothing()).toBe(false)
})
