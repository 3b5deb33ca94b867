import type { SignedIn } from '@thodu/api/contract/accounts.schema'
import type { Role } from '@thodu/api/contract/roles'
import { newId } from '@thodu/db'
import { createToken, openSession } from '../../api/src/sessions/sessions.ts'
import type { TestApi } from './api.ts'
import { insertBooking } from './bookings.ts'
import { samplePdf } from './sample-files.ts'

export const actors = ['visitor', 'customer', 'otherCustomer', 'assignedCaretaker', 'otherCaretaker', 'admin'] as const
export type ActorName = (typeof actors)[number]
type Person = { user: SignedIn['user']; token: string }

const roles: Record<Exclude<ActorName, 'visitor'> | 'stranger', Role> = {
  customer: 'user',
  otherCustomer: 'user',
  stranger: 'user',
  assignedCaretaker: 'caretaker',
  otherCaretaker: 'caretaker',
  admin: 'admin',
}
export type PersonName = keyof typeof roles

async function addAccount(api: TestApi, name: string, role: Role): Promise<string> {
  const id = newId()
  const at = api.deps.now().toISOString()
  const account = { id, email: `${name.toLowerCase()}@example.in`, name, phone: '9870000001', location: '', role }
  await api.deps.database.write((tx) =>
    tx
      .insertInto('accounts')
      .values({ ...account, email_updates: 1, sms_alerts: 1, marketing: 0, created_at: at, updated_at: at })
      .execute(),
  )
  return id
}

/** The people of the authorization matrix and the things they act on; each thing is made afresh for one call. */
export async function createMatrixWorld(api: TestApi) {
  const ids = new Map<PersonName, string>()
  for (const name of Object.keys(roles) as PersonName[]) ids.set(name, await addAccount(api, name, roles[name]))
  const idOf = (name: PersonName): string => ids.get(name) ?? ''
  const at = () => api.deps.now().toISOString()

  /** A session of its own for every call, as some calls end theirs. */
  async function openSessionOf(name: ActorName): Promise<string | undefined> {
    if (name === 'visitor') return undefined
    const now = api.deps.now()
    const session = { accountId: idOf(name), ip: '203.0.113.1', userAgent: 'matrix' }
    const claims = await api.deps.database.write((tx) => openSession(tx, session, now))
    return createToken(api.deps, claims)
  }
  const personOf = (name: PersonName): Person => ({
    token: '',
    user: {
      _id: idOf(name),
      name,
      email: `${name.toLowerCase()}@example.in`,
      phone: '',
      location: '',
      role: roles[name],
      notificationPreferences: { emailUpdates: true, smsAlerts: true, marketing: false },
      createdAt: at(),
    },
  })

  async function addFile(owner: PersonName, category: string): Promise<string> {
    const form = new FormData()
    form.set('category', category)
    form.set('file', new Blob([new Uint8Array(samplePdf())]), 'report.pdf')
    const token = await createSessionFor(owner)
    const answer = await api.call<{ _id: string }>('POST', '/document/upload', { token, body: form })
    return answer.body._id
  }
  async function createSessionFor(name: PersonName): Promise<string> {
    const session = { accountId: idOf(name), ip: '203.0.113.1', userAgent: 'matrix' }
    return createToken(api.deps, await api.deps.database.write((tx) => openSession(tx, session, api.deps.now())))
  }

  const addBooking = (
    owner: PersonName,
    status: 'pending' | 'completed',
    files: { id: string; category: string }[] = [],
  ) =>
    insertBooking(api, {
      owner: personOf(owner),
      // Somebody else's booking is nobody's who takes part.
      ...(owner === 'customer' ? { caretaker: personOf('assignedCaretaker') } : {}),
      status,
      files,
    })

  async function addListedFile(owner: PersonName, category: string): Promise<string> {
    const id = await addFile(owner, category)
    await addBooking(owner, 'completed', [{ id, category }])
    return id
  }
  async function addCallback(owner: PersonName): Promise<string> {
    const id = newId()
    const times = { client_timestamp: '', created_at: at(), updated_at: at() }
    const asked = {
      service_type: 'elderly-care',
      package_id: 'basic',
      preferred_time: 'morning',
      additional_notes: '',
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

  const makers: Record<string, (owner: PersonName) => Promise<string>> = {
    'pending booking': (owner) => addBooking(owner, 'pending'),
    'completed booking': (owner) => addBooking(owner, 'completed'),
    'loose file': (owner) => addFile(owner, 'medicalReports'),
    'listed file': (owner) => addListedFile(owner, 'medicalReports'),
    'listed aadhaar card': (owner) => addListedFile(owner, 'aadharCard'),
    callback: addCallback,
    message: addMessage,
    account: async (owner) => idOf(owner),
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

  /** Everything that calls can change, as it stands. */
  async function snapshot(): Promise<string> {
    const { read } = api.deps.database
    const [bookings, notes, documents, callbacks, messages, accounts] = await Promise.all([
      read.selectFrom('bookings').selectAll().orderBy('id').execute(),
      read.selectFrom('booking_notes').selectAll().orderBy('id').execute(),
      read.selectFrom('documents').selectAll().orderBy('id').execute(),
      read.selectFrom('callbacks').selectAll().orderBy('id').execute(),
      read.selectFrom('messages').selectAll().orderBy('id').execute(),
      read.selectFrom('accounts').selectAll().orderBy('id').execute(),
    ])
    return JSON.stringify({ bookings, notes, documents, callbacks, messages, accounts })
  }
  return { idOf, openSessionOf, make, closeBookings, snapshot }
}
