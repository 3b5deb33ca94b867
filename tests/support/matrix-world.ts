import type { Role } from '@thodu/api/contract/people/roles'
import { newId, type Tables } from '@thodu/db'
import type { Insertable } from 'kysely'
import { keyOf, toGroupNumber } from '../../api/src/calls/phone-key.ts'
import { makePromises } from '../../api/src/promises/make-promises.ts'
import type { TestApi } from './api.ts'
import { insertBooking } from './insert-booking.ts'
import { samplePdf } from './samples/sample-files.ts'

export const actors = ['visitor', 'customer', 'otherCustomer', 'assignedCaretaker', 'otherCaretaker', 'admin'] as const
export type ActorName = (typeof actors)[number]
/** Stands in everything that is told by or about a person; answers are searched for it (matrix-oracle.ts). */
export const markerOf = (name: PersonName): string => `mark_${name.toLowerCase()}_`

const roles: Record<Exclude<ActorName, 'visitor'> | 'stranger', Role> = {
  customer: 'user',
  otherCustomer: 'user',
  stranger: 'user',
  assignedCaretaker: 'caretaker',
  otherCaretaker: 'caretaker',
  admin: 'admin',
}
export type PersonName = keyof typeof roles
export const roleOf = (name: PersonName): Role => roles[name]

/** The people of the authorization matrix and the things they act on; each thing is made afresh for one call. */
export async function createMatrixWorld(api: TestApi) {
  const ids = new Map<PersonName, string>()
  for (const name of Object.keys(roles) as PersonName[]) {
    const marker = markerOf(name)
    const person = { name: marker, email: `${marker}@example.in`, phone: '9870000001', location: marker }
    ids.set(name, await api.addAccount(roles[name], person))
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

  async function addFile(owner: PersonName, category: string): Promise<string> {
    const form = new FormData()
    form.set('category', category)
    files += 1
    form.set('file', new Blob([new Uint8Array(samplePdf(`%${markerOf(owner)} ${files}\n`))]), `${markerOf(owner)}.pdf`)
    const token = await api.openSessionFor(idOf(owner))
    const answer = await api.call<{ _id: string }>('POST', '/document/upload', { token, body: form })
    return answer.body._id
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
  async function addCallback(owner: PersonName): Promise<string> {
    const id = newId()
    const times = { client_timestamp: '', created_at: at(), updated_at: at() }
    const asked = {
      service_type: 'elderly-care',
      package_id: 'basic',
      preferred_time: 'morning',
      additional_notes: markerOf(owner),
    } as const
    await api.deps.database.write((tx) =>
      tx
        .insertInto('callbacks')
        .values({ id, user_id: idOf(owner), ...asked, status: 'open', note: null, ...times })
        .execute(),
    )
    return id
  }
  async function addMessage(): Promise<string> {
    const id = newId()
    const message = {
      name: 'Ravi',
      email: 'r@example.in',
      phone: '',
      subject: 'Hi',
      message: 'Hi',
      inquiry_type: 'general',
    }
    await api.deps.database.write((tx) =>
      tx
        .insertInto('messages')
        .values({ id, ...message, status: 'new', created_at: at(), updated_at: at() })
        .execute(),
    )
    return id
  }

  /** The row alone: the account signs in as before. */
  async function addFactor(owner: PersonName): Promise<string> {
    const id = newId()
    const app = {
      kind: 'totp',
      name: markerOf(owner),
      sealed_secret: 'x',
      last_step: null,
      last_used_at: null,
    } as const
    const noPasskey = { credential_id: null, public_key: null, counter: 0, transports: null }
    await api.deps.database.write((tx) =>
      tx
        .insertInto('second_factors')
        .values({ id, account_id: idOf(owner), ...app, ...noPasskey, created_at: at() })
        .execute(),
    )
    return id
  }

  /** A family that never wants the other caretaker again. */
  async function addBlock(owner: PersonName): Promise<string> {
    const block = { account_id: idOf('otherCaretaker'), user_id: idOf(owner), by_account: idOf('admin') }
    await api.deps.database.write((tx) =>
      tx
        .insertInto('caretaker_blocks')
        .values({ ...block, reason: markerOf(owner), created_at: at() })
        .onConflict((row) => row.columns(['user_id', 'account_id']).doNothing())
        .execute(),
    )
    return idOf(owner)
  }
  let visits = 0
  /** A booking whose visits are planned; each stands on a day of its own. @returns ids of both */
  async function addVisit(owner: PersonName): Promise<{ bookingId: string; visitId: string }> {
    const bookingId = await addBooking(owner, 'pending')
    visits += 1
    const visitId = newId()
    const times = { created_at: at(), updated_at: at() }
    const starts = Math.floor(Date.now() / 60_000) + 2_880 * visits
    const span = { service_day: '2099-01-01', code: 'D' as const, starts_min: starts, ends_min: starts + 360 }
    await api.deps.database.write(async (tx) => {
      const plan = {
        starts_on: '2099-01-01',
        ends_on: null,
        days_mask: 127,
        mode: 'visits' as const,
        units_total: null,
      }
      const noPause = { pause_from: null, pause_until: null, generated_until: '2099-01-14' }
      await tx
        .insertInto('rosters')
        .values({ booking_id: bookingId, ...plan, ...noPause, ...times })
        .execute()
      await tx
        .insertInto('roster_shifts')
        .values({ booking_id: bookingId, code: 'D', start_min: 480, minutes: 360 })
        .execute()
      const caretaker_id = owner === 'customer' ? idOf('assignedCaretaker') : null
      const origin = { origin_visit_id: null, origin_kind: null }
      await tx
        .insertInto('visits')
        .values({ id: visitId, booking_id: bookingId, ...span, caretaker_id, ...origin, ...times })
        .execute()
    })
    return { bookingId, visitId }
  }
  async function addBrokenPromise(owner: PersonName): Promise<string> {
    const subject = { type: 'booking', id: await addBooking(owner, 'completed') } as const
    const start = new Date(api.deps.now().getTime() - 3 * 3_600_000)
    return api.deps.database.write(async (tx) => {
      await makePromises(tx, api.deps.config.promises, subject, { kinds: ['call'] }, start)
      const rows = await tx.selectFrom('promises').select('id').where('subject_id', '=', subject.id).execute()
      return rows[0]?.id ?? ''
    })
  }

  async function addHandedOver(owner: PersonName): Promise<string> {
    const [id, booking_id] = [newId(), await addBooking(owner, 'pending')]
    const opened = {
      sent_to: 'family',
      channel: 'whatsapp',
      template: 'callMissed',
      language: 'en',
      state: 'opened',
    } as const
    await api.deps.database.write((tx) =>
      tx
        .insertInto('communications')
        .values({ id, booking_id, ...opened, by_id: idOf('admin'), created_at: at() })
        .execute(),
    )
    return id
  }
  async function addFamilyKey(owner: PersonName): Promise<string> {
    await addCallback(owner)
    return keyOf(api.deps.config.secret, toGroupNumber('9870000001') ?? '')
  }
  /** A visit around now of a booking of its own; nobody has another one meanwhile. */
  async function addVisitNow(
    owner: PersonName,
    {
      inMinutes = -20,
      minutes = 120,
      ...given
    }: Partial<Insertable<Tables['visits']>> & { inMinutes?: number; minutes?: number },
  ): Promise<string> {
    const id = newId()
    const booking_id = await addBooking(owner, 'pending')
    const now = Math.floor(api.deps.now().getTime() / 60_000)
    const starts = now + inMinutes
    const caretaker_id = owner === 'customer' ? idOf('assignedCaretaker') : null
    const times = { created_at: at(), updated_at: at() }
    const day = new Date(starts * 60_000).toISOString().slice(0, 10)
    const span = { service_day: day, code: 'D', starts_min: starts, ends_min: starts + minutes } as const
    const none = { origin_visit_id: null, origin_kind: null }
    await api.deps.database.write(async (tx) => {
      const upcoming = tx.updateTable('visits').where('ends_min', '>', now - 10_000)
      await upcoming.set({ status: 'cancelled', ended_min: null }).execute()
      await tx
        .insertInto('visits')
        .values({ id, booking_id, ...span, caretaker_id, ...none, ...times, ...given })
        .execute()
      const note = { author_id: idOf('assignedCaretaker'), text: markerOf(owner), created_at: at() }
      await tx
        .insertInto('visit_notes')
        .values({ id: newId(), visit_id: id, client_event_id: newId(), ...note })
        .execute()
    })
    return id
  }
  let daysOff = 0
  async function addTimeOff(caretaker: PersonName): Promise<string> {
    const id = newId()
    daysOff += 1
    const starts_min = Math.floor(api.deps.now().getTime() / 60_000) + 100_000 + daysOff * 2_000
    const asked = { kind: 'leave', status: 'requested', reason: markerOf(caretaker), created_at: at() } as const
    await api.deps.database.write((tx) =>
      tx
        .insertInto('time_off')
        .values({ id, caretaker_id: idOf(caretaker), starts_min, ends_min: starts_min + 1_440, ...asked })
        .execute(),
    )
    return id
  }

  const makers: Record<string, (owner: PersonName) => Promise<string>> = {
    'pending booking': (owner) => addBooking(owner, 'pending'),
    'completed booking': (owner) => addBooking(owner, 'completed'),
    'loose file': (owner) => addFile(owner, 'medicalReports'),
    'listed file': (owner) => addListedFile(owner, 'medicalReports'),
    'listed file of a finished booking': (owner) => addListedFile(owner, 'medicalReports', 'completed'),
    'listed aadhaar card': (owner) => addListedFile(owner, 'aadharCard'),
    'family with a block': addBlock,
    callback: addCallback,
    message: addMessage,
    'second step of a caretaker': (owner) => addFactor(owner === 'customer' ? 'assignedCaretaker' : 'otherCaretaker'),
    session: async (owner) => {
      await api.openSessionFor(idOf(owner))
      const newest = 'select id from sessions where account_id = ? order by id desc limit 1'
      const [row] = await (await api.sideDoor()).rows<{ id: string }>(newest, idOf(owner))
      return row?.id ?? ''
    },
    'broken promise': addBrokenPromise,
    'key of a family': addFamilyKey,
    'message handed over': addHandedOver,
    account: async (owner) => idOf(owner),
    'visit now': (owner) => addVisitNow(owner, {}),
    "helper's visit": (owner) =>
      addVisitNow(owner, owner === 'customer' ? { caretaker_id: idOf('otherCaretaker') } : {}),
    'started visit': (owner) =>
      addVisitNow(owner, {
        caretaker_id: idOf(owner === 'customer' ? 'assignedCaretaker' : 'admin'),
        status: 'started',
        started_min: 1,
        start_proof: 'none',
      }),
    'time off': (owner) => addTimeOff(owner === 'customer' ? 'assignedCaretaker' : 'otherCaretaker'),
    'planned booking': async (owner) => (await addVisit(owner)).bookingId,
    'planned visit': async (owner) => (await addVisit(owner)).visitId,
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
      await door.rows('insert into booking_notes values (?, ?, ?, ?, ?, ?)', ...note)
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
