import { newId } from '@thodu/db'
import type { TestApi } from '../api.ts'
import { insertBooking } from '../insert-booking.ts'
import { insertDocument } from '../insert-document.ts'
import { samplePayments } from '../samples/payments.ts'
import { samplePdf } from '../samples/sample-files.ts'
import { addBreach } from './matrix-breaches.ts'
import { addIssued, addPayment } from './matrix-money.ts'
import { type ActorName, markerOf, type PersonName, people, roleOf } from './matrix-people.ts'
import { createRequestMakers } from './matrix-requests.ts'
import { createVisitMakers } from './matrix-visits.ts'

/** The people of the authorization matrix and the things they act on; each thing is made afresh for one call. */
export async function createMatrixWorld(api: TestApi) {
  const ids = new Map<PersonName, string>()
  for (const name of people) {
    const marker = markerOf(name)
    const person = { name: marker, email: `${marker}@example.in`, phone: '9870000001', location: marker }
    ids.set(name, await api.addAccount(roleOf(name), person))
  }
  let files = 0
  const idOf = (name: PersonName): string => ids.get(name) ?? ''
  const at = () => api.deps.now().toISOString()

  /** A session of its own for every call, as some calls end theirs. */
  async function openSessionOf(name: ActorName): Promise<string | undefined> {
    if (name === 'visitor') return undefined
    return api.openSessionFor(idOf(name))
  }
  const personOf = (name: PersonName) => ({
    user: { _id: idOf(name), name: markerOf(name), email: `${markerOf(name)}@example.in` },
  })

  function addFile(owner: PersonName, category: string): Promise<string> {
    files += 1
    const bytes = samplePdf(`%${markerOf(owner)} ${files}\n`)
    return insertDocument(api, { ownerId: idOf(owner), name: `${markerOf(owner)}.pdf`, category, bytes })
  }
  const addBooking = async (
    owner: PersonName,
    status: 'pending' | 'completed',
    files: { id: string; category: string }[] = [],
  ): Promise<string> => {
    const { id } = await insertBooking(api, {
      owner: personOf(owner),
      // Somebody else's booking is nobody's who takes part.
      ...(owner === 'customer' ? { caretaker: personOf('assignedCaretaker') } : {}),
      status,
      files,
      marker: markerOf(owner),
    })
    return id
  }

  async function addListedFile(
    owner: PersonName,
    category: string,
    status: 'pending' | 'completed' = 'pending',
  ): Promise<string> {
    const id = await addFile(owner, category)
    await addBooking(owner, status, [{ id, category }])
    return id
  }
  api.deps.config.payments = samplePayments
  const requests = createRequestMakers(api, { idOf, addBooking })
  const visits = createVisitMakers(api, { idOf, addBooking })
  const makers: Record<string, (owner: PersonName) => Promise<string>> = {
    'pending booking': (owner) => addBooking(owner, 'pending'),
    'completed booking': (owner) => addBooking(owner, 'completed'),
    'loose file': (owner) => addFile(owner, 'medicalReports'),
    'listed file': (owner) => addListedFile(owner, 'medicalReports'),
    'listed file of a finished booking': (owner) => addListedFile(owner, 'medicalReports', 'completed'),
    'listed aadhaar card': (owner) => addListedFile(owner, 'aadharCard'),
    'family with a block': requests.addBlock,
    callback: requests.addCallback,
    'privacy request': requests.addPrivacyRequest,
    message: requests.addMessage,
    'second step of a caretaker': (owner) =>
      requests.addFactor(owner === 'customer' ? 'assignedCaretaker' : 'otherCaretaker'),
    session: async (owner) => {
      await api.openSessionFor(idOf(owner))
      const newest = 'select id from sessions where account_id = ? order by id desc limit 1'
      const [row] = await (await api.sideDoor()).rows<{ id: string }>(newest, idOf(owner))
      return row?.id ?? ''
    },
    'broken promise': requests.addBrokenPromise,
    'key of a family': requests.addFamilyKey,
    'message handed over': requests.addHandedOver,
    account: async (owner) => idOf(owner),
    payment: (owner) => addPayment(api, () => make('pending booking', owner), at()),
    'issued document': (owner) => addIssued(api, () => make('pending booking', owner), at()),
    'booking with a change asked for': requests.addChangeRequest,
    'day-link': async (owner) => {
      const booking_id = await make('pending booking', owner)
      const link = { id: newId(), booking_id, name: markerOf(owner), zone: 'Europe/London', language: 'en' as const }
      const times = { created_at: at(), expires_at: '2099-01-01T00:00:00.000Z', revoked_at: null, last_opened_at: null }
      await api.deps.database.write((tx) =>
        tx
          .insertInto('day_links')
          .values({ ...link, ...times, created_by: idOf(owner) })
          .execute(),
      )
      return link.id
    },
    'visit now': (owner) => visits.addVisitNow(owner, {}),
    "helper's visit": (owner) =>
      visits.addVisitNow(owner, owner === 'customer' ? { caretaker_id: idOf('otherCaretaker') } : {}),
    'started visit': (owner) =>
      visits.addVisitNow(owner, {
        caretaker_id: idOf(owner === 'customer' ? 'assignedCaretaker' : 'admin'),
        status: 'started',
        started_min: 1,
        start_proof: 'none',
      }),
    'trouble of a visit': visits.addTrouble,
    breach: () => addBreach(api, idOf),
    'visit with a remark': (owner) =>
      visits.addVisitNow(owner, {
        caretaker_id: idOf(owner === 'customer' ? 'assignedCaretaker' : 'admin'),
        status: 'done',
        started_min: 1,
        ended_min: 2,
        start_proof: 'none',
        end_proof: 'none',
        remark: markerOf(owner),
        remark_at: '2020-01-01T00:00:00.000Z',
      }),
    'time off': (owner) => visits.addTimeOff(owner === 'customer' ? 'assignedCaretaker' : 'otherCaretaker'),
    'planned booking': async (owner) => (await visits.addVisit(owner)).bookingId,
    'planned visit': async (owner) => (await visits.addVisit(owner)).visitId,
    'bound caretaker': async (owner) => {
      const caretaker = owner === 'customer' ? 'assignedCaretaker' : 'otherCaretaker'
      await insertBooking(api, { owner: personOf(owner), caretaker: personOf(caretaker), status: 'pending' })
      return idOf(caretaker)
    },
  }
  /** A thing of the customer's, or of somebody who takes no part. @returns its id */
  async function make(thing: string, owner: PersonName): Promise<string> {
    const maker = makers[thing]
    if (!maker) throw new Error(`no such thing: ${thing}`)
    return maker(owner)
  }

  /** Frees the caretakers: one can be bound to one open booking only. */
  const closeBookings = () =>
    api.deps.database.write((tx) =>
      tx
        .updateTable('bookings')
        .set({ status: 'cancelled' })
        .where('status', 'in', ['pending', 'confirmed', 'active'])
        .execute(),
    )

  /** Things of everybody, among them care that is over, so that no list is empty and right by chance. */
  async function fill(): Promise<void> {
    for (const owner of ['customer', 'otherCustomer', 'stranger'] as const) {
      for (const thing of ['loose file', 'callback', 'message', 'listed file of a finished booking'])
        await make(thing, owner)
      const finished = await make('completed booking', owner)
      const door = await api.sideDoor()
      await door.rows(
        "update bookings set rating = 4, review = ?, cancel_reason = ?, reviewed_at = 'x' where id = ?",
        markerOf(owner),
        markerOf(owner),
        finished,
      )
      const note = [newId(), finished, idOf('assignedCaretaker'), 'Care', markerOf(owner), at()]
      const columns = 'id, booking_id, author_id, author_name, note, created_at'
      await door.rows(`insert into booking_notes (${columns}) values (?, ?, ?, ?, ?, ?)`, ...note)
    }
    await insertBooking(api, {
      owner: personOf('stranger'),
      caretaker: personOf('otherCaretaker'),
      status: 'completed',
      marker: markerOf('stranger'),
    })
    await make('pending booking', 'stranger')
    for (const thing of ['visit now', "helper's visit"]) {
      await closeBookings()
      await make(thing, 'customer')
    }
    await closeBookings()
    for (const owner of ['customer', 'stranger'] as const) await make('time off', owner)
  }

  /**
   * Watches every table but the logs for rows that are added, changed or removed, by triggers of this test's own.
   * Search indexes cannot be watched; only triggers on watched tables write them.
   */
  async function watchTables() {
    const door = await api.sideDoor()
    const names = await door.tables()
    await door.run('create table touched (name text primary key)')
    for (const name of names.filter((one) => !/^(audit_|access_log$)/.test(one))) await door.watch(name, 'touched')
    return {
      names,
      forget: async () => {
        // Mails leave in the background.
        await api.deps.mailer.settle()
        await door.run('delete from touched')
      },
      list: async () =>
        (await door.rows<{ name: string }>('select name from touched order by name')).map(({ name }) => name),
    }
  }
  return { idOf, openSessionOf, make, fill, closeBookings, watchTables }
}
