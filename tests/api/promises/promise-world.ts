import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { notePromises } from '../../../api/src/promises/note-promises.ts'
import { selectRow } from '../../support/rows.ts'
import { createWorld, type Person } from '../../support/world.ts'

export const hour = 3_600_000
export const second = 1_000

const callbackBody = {
  serviceType: 'elderly-care',
  selectedPackage: 'standard',
  callbackData: { preferredTime: 'morning' },
}
const message = { name: 'Ravi', email: 'ravi@example.in', subject: 'Hi', message: 'Nights?', inquiryType: 'general' }

export async function createPromiseWorld() {
  const world = await createWorld()
  const admin = await world.addPerson('admin', 'Meera Iyer')

  const setTime = (start: string, ms: number) => {
    world.clock.now = new Date(Date.parse(start) + ms)
  }
  /** Runs the work of each minute. */
  const tick = () => notePromises(world.deps)
  const readPromises = async (person: Person, booking: Booking) =>
    (await world.call(person, 'GET', `/booking/${booking._id}`)).body.promises ?? []
  const stateOf = async (person: Person, booking: Booking, kind: string) =>
    (await readPromises(person, booking)).find((promise) => promise.kind === kind)?.state
  const listPromises = async (filter: object) => {
    const query = `sort=["dueAt","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`
    return (await world.call<PromiseRecord[]>(admin, 'GET', `/admin/promises?${query}`)).body
  }
  const changePromise = <Body = PromiseRecord>(id: string, body: unknown) =>
    world.call<Body>(admin, 'PUT', `/admin/promises/${id}`, body)
  const explainPromises = (ids: string[], given: object) =>
    world.call<{ ids: string[] }>(admin, 'PUT', '/admin/promises', { ids, ...given })
  const askForCall = async (family: Person) =>
    (await world.call<{ _id: string }>(family, 'POST', '/callback', callbackBody)).body._id
  let sent = 0
  const sendMessage = async () => {
    sent += 1
    const subject = `${message.subject} ${sent}`
    await world.call(undefined, 'POST', '/contact', { ...message, subject })
    return (await selectRow(world, 'messages', ['id'], { subject })).id
  }
  const looks = { readPromises, stateOf, listPromises }
  const wait = world.pass
  return { ...world, admin, wait, setTime, tick, ...looks, changePromise, explainPromises, askForCall, sendMessage }
}
