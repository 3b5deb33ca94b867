import { insertDocument } from '../../../support/insert-document.ts'
import { updateRows } from '../../../support/rows.ts'
import { createMoneyWorld } from '../../money/money-world.ts'

/** Texts and numbers that identify this family wherever a test finds them. */
export const traces = /canary|zqx|9811111111|9822222222/i

/** A family with finished care, settled money, a document, a message, a callback and a note, so that every list shows it. */
export async function createCanaryFamily() {
  const world = await createMoneyWorld()
  const { admin, call } = world
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const family = await world.addPerson('user', 'Canary Victim')
  await updateRows(world, 'accounts', { id: family.id }, { phone: '9811111111' })
  const as = async (who: typeof family, method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await call<unknown>(who, method, path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
    return answer.body
  }
  const document = await insertDocument(world, {
    ownerId: family.id,
    name: 'canary.pdf',
    bytes: Buffer.from('canary bytes'),
  })
  const booking = await world.book(family, {
    patientName: 'Canarypatient Zqx',
    emergencyPhone: '9822222222',
    additionalNotes: 'canary notes',
  })
  await world.assign(admin, booking, caretaker)
  const planned = await world.plan(booking)
  if (planned.status !== 201) throw new Error(planned.text)
  await world.begin(booking, caretaker)
  const [visit] = await world.visitsOf(booking._id)
  if (!visit) throw new Error('no visit')
  await world.work(visit)
  const done = await world.advance(caretaker, booking, 'completed')
  if (done.status !== 200) throw new Error(done.text)
  const { balance } = await world.money(booking._id)
  if (balance < 0) {
    const payment = await world.asked(booking._id, { amount: -balance })
    const paid = { status: 'confirmed', received: -balance, utr: '412345678901', paidOn: '2026-06-11' }
    const decided = await world.decide(payment._id, paid)
    if (decided.status !== 200) throw new Error(decided.text)
  }
  await as(family, 'POST', '/callback', {
    serviceType: 'elderly-care',
    selectedPackage: 'standard',
    callbackData: { preferredTime: 'morning', additionalNotes: 'canary' },
    timestamp: '2026-06-11T06:29:58.000Z',
  })
  await as(family, 'POST', '/contact', {
    name: 'Canary',
    email: family.email,
    phone: '9811111111',
    subject: 'canary',
    message: 'canary '.repeat(5),
    inquiryType: 'general',
  })
  await as(admin, 'POST', `/admin/families/${family.id}/notes`, { note: 'canary note' })
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  const signsIn = async ({ id, email }: typeof family) => {
    const password = 'Secret@123'
    const hash = await world.deps.passwords.hash(password)
    await updateRows(world, 'accounts', { id }, { password_hash: hash })
    return world.signIn(email, password)
  }
  return { ...world, signsIn, family, caretaker, booking, visit, document }
}
export type CanaryFamily = Awaited<ReturnType<typeof createCanaryFamily>>
