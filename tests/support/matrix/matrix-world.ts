import type { Role } from '@thodu/api/contract/people/roles'
import { dayMs, hourMs, minuteMs } from '@thodu/api/contract/time'
import { newId, type Tables } from '@thodu/db'
import type { Insertable } from 'kysely'
import { systemPerformer } from '../../../api/src/http/actor.ts'
import { openRequest } from '../../../api/src/privacy/requests/open-request.ts'
import { makePromises } from '../../../api/src/promises/make-promises.ts'
import { keyOf, toGroupNumber } from '../../../api/src/telephone/phone-key.ts'
import type { TestApi } from '../api.ts'
import { type GivenBooking, insertBooking } from '../insert-booking.ts'
import { insertDocument } from '../insert-document.ts'
import { insertVisit } from '../samples/insert-visit.ts'
import { samplePayments } from '../samples/payments.ts'
import { samplePdf } from '../samples/sample-files.ts'
import type { Actor } from './matrix-lines.ts'

/** The accounts of the authorization matrix: the actors, and a stranger who owns things and makes no calls. */
const roles = {
  owner: 'user',
  'other customer': 'user',
  stranger: 'user',
  'assigned caretaker': 'caretaker',
  'other caretaker': 'caretaker',
  admin: 'admin',
} as const satisfies Record<string, Role>
export type PersonName = keyof typeof roles
export const people = Object.keys(roles) as PersonName[]
export const roleOf = (name: PersonName): Role => roles[name]

/** Part of every text by or about a person, so that a test can search answers for it. */
export const markerOf = (name: PersonName): string => `mark_${name.replace(' ', '')}_`
/** Part of contact messages from a person without an account. */
export const writerMarker = 'mark_writer_'

const phone = '9870000001'
const longAgo = '2020-01-01T00:00:00.000Z'

/** The people of the authorization matrix, and a function that creates each kind of thing in a line. */
export async function createMatrixWorld(api: TestApi) {
  const { deps } = api
  deps.settings.values.payments = samplePayments
  const ids = new Map<PersonName, string>()
  for (const name of people) {
    const marker = markerOf(name)
    const person = { name: marker, email: `${marker}@example.in`, phone, location: marker }
    ids.set(name, await api.addAccount(roleOf(name), person))
  }
  const idOf = (name: PersonName): string => ids.get(name) ?? ''
  const at = () => deps.now().toISOString()
  const nowInMinutes = () => Math.floor(deps.now().getTime() / minuteMs)
  /** The caretaker who owns a thing of a caretaker. */
  const caretakerOf = (owner: PersonName) => (owner === 'owner' ? 'assigned caretaker' : 'other caretaker')
  let made = 0
  const next = () => ++made

  const insert = <Table extends keyof Tables>(table: Table, row: Insertable<Tables[Table]>) =>
    deps.database.write((tx) => tx.insertInto(table).values(row).execute())
  type WithoutId<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'id'>
  async function add<Table extends keyof Tables>(table: Table, row: WithoutId<Table>): Promise<string> {
    const id = newId()
    await insert(table, { ...row, id } as never)
    return id
  }

  const personOf = (name: PersonName) => ({
    user: { _id: idOf(name), name: markerOf(name), email: `${markerOf(name)}@example.in` },
  })
  /** Bookings of the owner have the assigned caretaker; those of others have none. */
  async function addBooking(owner: PersonName, columns: Partial<GivenBooking> = {}): Promise<string> {
    const caretaker = owner === 'owner' ? { caretaker: personOf('assigned caretaker') } : {}
    const given = { owner: personOf(owner), ...caretaker, marker: markerOf(owner), ...columns }
    return (await insertBooking(api, given)).id
  }
  function addFile(owner: PersonName, category = 'medicalReports'): Promise<string> {
    const bytes = samplePdf(`%${markerOf(owner)} ${next()}\n`)
    return insertDocument(api, { ownerId: idOf(owner), name: `${markerOf(owner)}.pdf`, category, bytes })
  }
  async function addFileOfBooking(owner: PersonName, category: string, status: 'pending' | 'completed' = 'pending') {
    const id = await addFile(owner, category)
    await addBooking(owner, { status, files: [{ id, category }] })
    return id
  }

  /** A booking with a schedule and one planned visit, on a day without other visits. */
  async function addSchedule(owner: PersonName): Promise<{ bookingId: string; visitId: string }> {
    const booking_id = await addBooking(owner)
    const times = { created_at: at(), updated_at: at(), generated_until: '2099-01-14' }
    await insert('rosters', { booking_id, starts_on: '2099-01-01', days_mask: 127, mode: 'visits', ...times })
    await insert('roster_shifts', { booking_id, code: 'D', start_min: 480, minutes: 360 })
    const startsAt = new Date(deps.now().getTime() + 2 * dayMs * next()).toISOString()
    const caretaker = owner === 'owner' ? { id: idOf('assigned caretaker') } : null
    const span = { service_day: '2099-01-01', ordinal: 0, startsAt, minutes: 360 }
    const visit = await insertVisit(api, { booking: { _id: booking_id }, caretaker, ...span })
    return { bookingId: booking_id, visitId: visit.id }
  }
  /** A visit whose planned start was 20 minutes ago. All other visits of these days are cancelled. */
  async function addVisitNow(owner: PersonName, columns: Partial<Insertable<Tables['visits']>> = {}): Promise<string> {
    const booking = { _id: await addBooking(owner) }
    const isNear = nowInMinutes() - 10_000
    await deps.database.write((tx) =>
      tx.updateTable('visits').where('ends_min', '>', isNear).set({ status: 'cancelled', ended_min: null }).execute(),
    )
    const startsAt = new Date(deps.now().getTime() - 20 * minuteMs).toISOString()
    const caretaker = owner === 'owner' ? { id: idOf('assigned caretaker') } : null
    const given = { booking, startsAt, caretaker, family_words: markerOf(owner), ...columns }
    const { id: visit_id } = await insertVisit(api, given)
    const note = { author_id: idOf('assigned caretaker'), text: markerOf(owner), created_at: at() }
    await add('visit_notes', { visit_id, client_event_id: newId(), ...note })
    return visit_id
  }
  /** A started visit needs a caretaker; that of a stranger has one who makes no calls. */
  const startedBy = (owner: PersonName) =>
    ({
      caretaker_id: idOf(owner === 'owner' ? 'assigned caretaker' : 'admin'),
      status: 'started',
      started_min: 1,
      start_proof: 'none',
    }) as const

  async function addCallback(owner: PersonName): Promise<string> {
    const wish = { service_type: 'elderly-care', package_id: 'basic', preferred_time: 'morning' } as const
    const texts = { additional_notes: markerOf(owner), client_timestamp: '' }
    const times = { created_at: at(), updated_at: at() }
    return add('callbacks', { user_id: idOf(owner), ...wish, ...texts, status: 'open', ...times })
  }

  /** Each creates one thing of a customer. Its caretaker is the assigned one for the owner's thing only. */
  const makers: Record<string, (owner: PersonName) => Promise<string>> = {
    account: async (owner) => idOf(owner),
    session: async (owner) => {
      await api.openSessionFor(idOf(owner))
      const newest = 'select id from sessions where account_id = ? order by id desc limit 1'
      const [row] = await (await api.sideDoor()).rows<{ id: string }>(newest, idOf(owner))
      return row?.id ?? ''
    },
    'second factor': (owner) => {
      const account_id = idOf(caretakerOf(owner))
      const app = { kind: 'totp', name: markerOf(owner), sealed_secret: 'x', counter: 0 } as const
      return add('second_factors', { account_id, ...app, created_at: at() })
    },
    'busy caretaker': async (owner) => {
      const caretaker = caretakerOf(owner)
      await insertBooking(api, { owner: personOf(owner), caretaker: personOf(caretaker) })
      return idOf(caretaker)
    },
    'time off': (owner) => {
      const caretaker = caretakerOf(owner)
      const starts_min = nowInMinutes() + 100_000 + next() * 2_000
      const leave = { kind: 'leave', status: 'requested', reason: markerOf(caretaker), created_at: at() } as const
      return add('time_off', { caretaker_id: idOf(caretaker), starts_min, ends_min: starts_min + 1_440, ...leave })
    },
    'family with a block': async (owner) => {
      const block = { account_id: idOf('other caretaker'), user_id: idOf(owner), by_account: idOf('admin') }
      await insert('caretaker_blocks', { ...block, reason: markerOf(owner), created_at: at() })
      return idOf(owner)
    },

    'pending booking': (owner) => addBooking(owner),
    'completed booking': (owner) => addBooking(owner, { status: 'completed' }),
    'scheduled booking': async (owner) => (await addSchedule(owner)).bookingId,
    'change request': async (owner) => {
      const booking_id = await addBooking(owner)
      const times = { created_at: at(), updated_at: longAgo }
      await add('change_requests', { booking_id, kind: 'cancel', words: markerOf(owner), state: 'open', ...times })
      return booking_id
    },
    'day link': async (owner) => {
      const link = { booking_id: await addBooking(owner), name: markerOf(owner), created_by: idOf(owner) }
      const times = { created_at: at(), expires_at: '2099-01-01T00:00:00.000Z' }
      return add('day_links', { ...link, zone: 'Europe/London', language: 'en', ...times })
    },
    'unused file': (owner) => addFile(owner),
    'file of a booking': (owner) => addFileOfBooking(owner, 'medicalReports'),
    'file of a completed booking': (owner) => addFileOfBooking(owner, 'medicalReports', 'completed'),
    'Aadhaar card of a booking': (owner) => addFileOfBooking(owner, 'aadharCard'),

    'planned visit': async (owner) => (await addSchedule(owner)).visitId,
    'visit now': (owner) => addVisitNow(owner),
    "substitute's visit": (owner) =>
      addVisitNow(owner, owner === 'owner' ? { caretaker_id: idOf('other caretaker') } : {}),
    'started visit': (owner) => addVisitNow(owner, startedBy(owner)),
    'visit with a complaint': (owner) => {
      const complaint = { remark: markerOf(owner), remark_at: longAgo }
      const ended = { status: 'done', ended_min: 2, end_proof: 'none' } as const
      return addVisitNow(owner, { ...startedBy(owner), ...ended, ...complaint })
    },
    incident: async (owner) => {
      const visit_id = await addVisitNow(owner)
      const report = { kind: 'fall', text: markerOf(owner), status: 'new', client_event_id: newId() } as const
      const times = { occurred_at: at(), created_at: at(), mailed_at: at() }
      return add('visit_troubles', { visit_id, by_account: idOf('assigned caretaker'), ...report, ...times })
    },

    payment: async (owner) => {
      const booking_id = await addBooking(owner)
      const request = { number: 1, reference: `P${next()}`, direction: 'in', amount: 700, method: 'upi' } as const
      return add('payments', { booking_id, ...request, status: 'asked', asked_at: at(), updated_at: at() })
    },
    'issued document': async (owner) => {
      const booking_id = await addBooking(owner)
      // Numbers count up within a financial year, so a unique year can use number 1.
      const number = { series: 'R', fy: `FY ${next()}`, number: 1, label: `R${next()}` } as const
      return add('issued_documents', { booking_id, ...number, total: 700, content: '', issued_at: at() })
    },

    callback: addCallback,
    'contact message': () => {
      const writer = { name: writerMarker, email: 'r@example.in', phone: '', subject: 'Hi', inquiry_type: 'general' }
      const message = `${writerMarker} my mother has diabetes`
      return add('messages', { ...writer, message, status: 'new', created_at: at(), updated_at: at() })
    },
    'call sheet key': async (owner) => {
      await addCallback(owner)
      return keyOf(deps.config.secret, toGroupNumber(phone) ?? '')
    },
    'WhatsApp message': async (owner) => {
      const message = { sent_to: 'family', channel: 'whatsapp', template: 'callMissed', language: 'en' } as const
      const sent = { state: 'opened', by_id: idOf('admin'), created_at: at() } as const
      return add('communications', { booking_id: await addBooking(owner), ...message, ...sent })
    },
    'broken promise': async (owner) => {
      const subject = { type: 'booking', id: await addBooking(owner, { status: 'completed' }) } as const
      const start = new Date(deps.now().getTime() - 3 * hourMs)
      return deps.database.write(async (tx) => {
        await makePromises(tx, deps.config.promises, subject, { kinds: ['call'] }, start)
        const rows = await tx.selectFrom('promises').select('id').where('subject_id', '=', subject.id).execute()
        return rows[0]?.id ?? ''
      })
    },

    'privacy request': async (owner) => {
      const performer = { ...systemPerformer, name: markerOf(owner) }
      const request = { kind: 'access', text: markerOf(owner), accountId: idOf(owner) } as const
      return (await deps.database.write((tx) => openRequest(tx, deps.config, performer, request, deps.now()))).id
    },
    breach: async () => {
      const texts = { code: newId(), client_event_id: newId(), nature: 'x', consequences: 'x', safety_steps: 'x' }
      const times = { aware_at: at(), reminded_at: at(), board_told_at: at(), board_detailed_at: at() }
      const id = await add('breaches', { by_id: idOf('admin'), ...texts, ...times, created_at: at() })
      await insert('breach_persons', { breach_id: id, account_id: idOf('other caretaker'), way: 'call' })
      return id
    },
  }
  async function make(thing: string, owner: PersonName): Promise<string> {
    const maker = makers[thing]
    if (!maker) throw new Error(`matrix-world.ts cannot create: ${thing}`)
    return maker(owner)
  }

  /**
   * Reverts changes that would affect the next answers: open bookings make a caretaker busy, blocks and factors refuse
   * calls.
   */
  const reset = () =>
    deps.database.write(async (tx) => {
      const isOpen = ['pending', 'confirmed', 'active'] as const
      await tx.updateTable('bookings').set({ status: 'cancelled' }).where('status', 'in', isOpen).execute()
      const caretakers = [idOf('assigned caretaker'), idOf('other caretaker')]
      await tx.deleteFrom('second_factors').where('account_id', 'in', caretakers).execute()
      await tx.deleteFrom('caretaker_blocks').execute()
    })

  /** Things of every customer, including completed bookings, so that no list is correct because it is empty. */
  async function fill(): Promise<void> {
    for (const owner of ['owner', 'other customer', 'stranger'] as const) {
      const words = markerOf(owner)
      for (const thing of ['unused file', 'callback', 'contact message', 'file of a completed booking'])
        await make(thing, owner)
      const review = { rating: 4, review: words, cancel_reason: words, reviewed_at: at() }
      const booking_id = await addBooking(owner, { status: 'completed', ...review })
      const author = { author_id: idOf('assigned caretaker'), author_name: 'Care' }
      await add('booking_notes', { booking_id, ...author, note: words, created_at: at() })
    }
    await addBooking('stranger', { status: 'completed', caretaker: personOf('other caretaker') })
    await addBooking('stranger')
    for (const thing of ['visit now', "substitute's visit"]) {
      await reset()
      await make(thing, 'owner')
    }
    await reset()
    for (const owner of ['owner', 'stranger'] as const) await make('time off', owner)
  }

  return {
    idOf,
    things: Object.keys(makers),
    make,
    fill,
    reset,
    /** A new session for each call, because some calls end their session. */
    openSessionOf: async (name: Actor) => (name === 'visitor' ? undefined : api.openSessionFor(idOf(name))),
  }
}
export type MatrixWorld = Awaited<ReturnType<typeof createMatrixWorld>>
