import { calls } from '@thodu/api/contract/client/calls'
import { z } from '@thodu/api/contract/wire/zod'
import { expect, test } from 'vitest'

/** Fields that are stored unchanged: technical values, proofs, and answers about the patient except notes. */
const asTheyCome = [
  'admin.email',
  'admin.name',
  'admin.password',
  'assertion.id',
  'attestation.id',
  'confirmPassword',
  'currentPassword',
  'customer.email',
  'customer.name',
  'email',
  'name',
  'newPassword',
  'password',
  'patientDetails.address',
  'patientDetails.medications',
  'patientDetails.preExistingConditions',
  'referrer',
  'remainder',
  'serviceDescription',
  'serviceName',
  'timestamp',
  'token',
  'userAgent',
]
const typed = 'Her card is 2341 2341 2346, she says'
/** A shorter text has no room for more than a name, a number or an id. */
const longest = 400

function textsIn(schema: unknown, path: readonly string[] = []): { path: string; text: z.ZodString }[] {
  if (schema instanceof z.ZodString) return [{ path: path.join('.'), text: schema }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => textsIn(part, [...path, name]))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => textsIn(part, path))
  if (schema instanceof z.ZodArray) return textsIn(schema.element, path)
  if (schema instanceof z.ZodPipe) return [...textsIn(schema.in, path), ...textsIn(schema.out, path)]
  const isAround =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  return isAround ? textsIn(schema.unwrap(), path) : []
}

const sent = Object.entries(calls).flatMap(([call, described]) =>
  textsIn('body' in described ? described.body : undefined).map(({ path, text }) => ({ call, path, text })),
)

test('no long text of a body accepts an Aadhaar number unmasked (rule AUD-11)', () => {
  const long = sent.filter(({ text }) => (text.maxLength ?? Number.POSITIVE_INFINITY) > longest)
  const open = long.filter(({ text }) => text.safeParse(typed).data === typed)
  expect(long.length).toBeGreaterThan(20)
  expect([...new Set(open.map(({ path }) => path))].sort()).toEqual(asTheyCome)
})
