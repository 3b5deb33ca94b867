import { newId } from '@thodu/db'
import { systemPerformer } from '../../../api/src/http/actor.ts'
import { openRequest } from '../../../api/src/privacy/requests/open-request.ts'
import { makePromises } from '../../../api/src/promises/make-promises.ts'
import { keyOf, toGroupNumber } from '../../../api/src/telephone/phone-key.ts'
import type { TestApi } from '../api.ts'
import { markerOf, type PersonName, writerMarker } from './matrix-people.ts'

type Given = {
  idOf: (name: PersonName) => string
  addBooking: (owner: PersonName, status: 'pending' | 'completed') => Promise<string>
}

/** What people ask for and are promised, and what the office keeps about them, each made afresh. */
export function createRequestMakers(api: TestApi, { idOf, addBooking }: Given) {
  const at = () => api.deps.now().toISOString()

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
      name: writerMarker,
      email: 'r@example.in',
      phone: '',
      subject: 'Hi',
      message: `${writerMarker} my mother has diabetes`,
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
  async function addChangeRequest(owner: PersonName): Promise<string> {
    const booking_id = await addBooking(owner, 'pending')
    const asked = { kind: 'cancel', words: markerOf(owner), state: 'open' } as const
    const times = { created_at: at(), updated_at: '2020-01-01T00:00:00.000Z' }
    await api.deps.database.write((tx) =>
      tx
        .insertInto('change_requests')
        .values({ id: newId(), booking_id, ...asked, ...times })
        .execute(),
    )
    return booking_id
  }
  /** What the owner asked about the own data, signed in. */
  async function addPrivacyRequest(owner: PersonName): Promise<string> {
    const row = await api.deps.database.write((tx) =>
      openRequest(
        tx,
        api.deps.config,
        { ...systemPerformer, name: markerOf(owner) },
        { kind: 'access', text: markerOf(owner), accountId: idOf(owner) },
        api.deps.now(),
      ),
    )
    return row.id
  }
  return {
    addPrivacyRequest,
    addCallback,
    addMessage,
    addFactor,
    addBlock,
    addBrokenPromise,
    addHandedOver,
    addFamilyKey,
    addChangeRequest,
  }
}
