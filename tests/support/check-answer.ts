import { calls } from '@thodu/api/contract/client/calls'

const patterns = Object.entries(calls).flatMap(([call, known]) => {
  if (!('answer' in known)) return []
  const schema = known.answer
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`)
  return [{ call, method, pattern, schema }]
})

/** Holds a real answer against the contract's schema of its call. @throws when it differs, or the call has none */
export function checkAnswer(method: string, path: string, body: unknown): void {
  // A fixed path wins over one with an id: /admin/bookings/stats is no booking.
  const matching = patterns.filter((known) => known.method === method && known.pattern.test(path))
  const found = matching.find(({ call }) => !call.includes('{')) ?? matching[0]
  if (!found)
    throw new Error(`${method} ${path} answers JSON that the contract does not describe (contract/client/calls.ts)`)
  const result = found.schema.safeParse(body)
  if (!result.success) throw new Error(`${found.call} answered against the contract: ${result.error.message}`)
}
