import type { CallOutcome } from '@thodu/api/contract/telephone/call-outcomes'
import type { CallCard, CallRecord } from '@thodu/api/contract/telephone/telephone.schema'
import { updateRows } from '../../support/rows.ts'
import { createWorld, type Person } from '../../support/world.ts'

export async function createCallWorld() {
  const world = await createWorld()
  const { clock, call } = world
  const ravi = await world.addPerson('admin', 'Ravi')
  let calls = 0

  const wait = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
  }
  const setTime = (local: string) => {
    clock.now = new Date(`${local}:00+05:30`)
  }
  const setAccount = (person: Person, values: { phone?: string; restricted_at?: string | null; language?: 'te' }) =>
    updateRows(world, 'accounts', { id: person.id }, values)
  async function addFamily(phone: string, name = 'Latha Rao'): Promise<Person> {
    const family = await world.addPerson('user', name)
    await setAccount(family, { phone })
    return family
  }
  const ask = async (family: Person, preferredTime = 'morning') => {
    const callbackData = { preferredTime, additionalNotes: 'Please call Amma' }
    const body = { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData }
    return (await call<{ _id: string }>(family, 'POST', '/callback', body)).body._id
  }
  const write = (phone: string, more: object = {}) =>
    call(undefined, 'POST', '/contact', {
      name: 'Ravi Kumar',
      email: 'someone@example.in',
      phone,
      subject: 'Nights',
      message: 'Is a nurse free?',
      inquiryType: 'general',
      ...more,
    })
  const sheet = async () => (await call<CallCard[]>(ravi, 'GET', '/admin/call-sheet')).body
  const cardOf = async (id: string) => (await sheet()).find(({ items }) => items.some(({ _id }) => _id === id))
  const cardAt = async (phone: string) => (await sheet()).find((card) => card.phone === `+91${phone}`)
  const find = async (phone: string, person = ravi) =>
    (await call<CallCard>(person, 'POST', '/admin/call-sheet/find', { phone })).body
  const log = <Body = CallRecord>(card: CallCard | undefined, outcome: CallOutcome, more: object = {}, by = ravi) => {
    if (!card) throw new Error('no card')
    calls += 1
    const items = card.items.map(({ type, _id }) => ({ type, _id }))
    const given = { key: card.key, items, outcome, clientCallId: `client-call-${calls}`, ...more }
    return call<Body>(by, 'POST', '/admin/calls', given)
  }
  const looks = { sheet, cardOf, cardAt, find }
  return { ...world, ravi, wait, setTime, setAccount, addFamily, ask, write, ...looks, log }
}
export type CallWorld = Awaited<ReturnType<typeof createCallWorld>>
