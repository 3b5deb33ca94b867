import { type Config, createAdmin, createDeps, type Deps, openSeals } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { dayInCity, dayMs } from '@thodu/api/contract/time'
import { createRefusalLog } from '../../api/src/audit/refusal-log.ts'
import { emptied } from '../../api/src/mail/queue-mail.ts'
import { createAccessLog } from '../../api/src/privacy/access-log/access-log.ts'
import { addSecondStep, type DemoSecondStep } from './add-second-step.ts'
import { createCast } from './demo-cast.ts'
import { createDemoClient, type DemoClient, type DemoSession, signInToDemo } from './demo-client.ts'
import {
  type DemoFamily,
  demoAdmin,
  demoCaretakers,
  demoCustomers,
  demoPassword,
  uncheckedCaretaker,
} from './demo-people.ts'
import { fillBookings } from './fill-bookings.ts'
import { fillRequests } from './fill-requests.ts'
import { setRates } from './play-pay.ts'

type Database = Deps['database']
type Tx = Parameters<Parameters<Database['write']>[0]>[0]

/** Codes in outgoing mail are encrypted. */
async function readCode(deps: Deps, email: string): Promise<string> {
  const mail = await deps.database.read
    .selectFrom('outbox_mails')
    .select('text_body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /^\s*(\d{6})\s*$/m.exec(openSeals(deps.config.secret, mail.text_body))?.[1] ?? ''
}

async function signUp(deps: Deps, call: DemoClient, person: DemoFamily): Promise<DemoSession> {
  const { email, name, location, phone } = person
  await call('POST', '/auth/send-otp', { body: { email } })
  const { cookie } = await call('POST', '/auth/verify-otp', { body: { email, otp: await readCode(deps, email) } })
  const body = { name, email, password: demoPassword, phone }
  const { token, user } = (await call<SignedIn>('POST', '/auth/signup', { cookie, body })).answer
  await call('PUT', '/user/profile', { token, body: { location: `${location} (demo)` } })
  return { id: user._id, email, token }
}

const checkedOn = (moment: Date) => {
  const day = dayInCity(moment)
  return { policeCheckOn: day, idCheckOn: day, referencesOn: day }
}

async function addCaretakers(call: DemoClient, { token }: DemoSession, now: Date): Promise<DemoSession[]> {
  const sessions: DemoSession[] = []
  for (const [place, { name, email, serviceTypes, profile }] of demoCaretakers.entries()) {
    const body = { name, email, serviceTypes, password: demoPassword, phone: String(9_000_000_001 + place) }
    const { _id } = (await call<{ _id: string }>('POST', '/admin/caretakers', { token, body })).answer
    const entered = {
      // Bookings of the next week may overlap with those that end now.
      capacity: 2,
      ...profile,
      ...(email === uncheckedCaretaker ? {} : checkedOn(now)),
      languages: place % 2 === 0 ? ['te', 'hi'] : ['te', 'en'],
      training: 'Nursing aide (demo)',
      worksSince: 2008 + place,
    }
    await call('PUT', `/admin/caretakers/${_id}/profile`, { token, body: entered })
    sessions.push({ id: _id, email, token: '' })
  }
  return sessions
}

/**
 * The demo's history is one transaction of the throwaway database: thousands of commits would take longer than the rest.
 * Everything writes with the same handle, and its password is hashed once.
 */
function withOneTransaction(made: Deps, tx: Tx): Deps {
  const database: Database = { ...made.database, read: tx, write: (job) => job(tx) }
  const hashed = made.passwords.hash(demoPassword)
  const { reserve, logger, now, passwords } = made
  return {
    ...made,
    database,
    passwords: { ...passwords, hash: () => hashed },
    refusals: createRefusalLog({ database, logger, now }),
    accessLog: createAccessLog({ database, reserve, logger, now }),
    // No mail of the history is sent: the addresses do not exist.
    mailer: { wake: () => {}, sendNow: async () => {}, settle: async () => {}, stop: async () => {} },
  }
}

/**
 * Fills an empty installation with six weeks of history, through the API and with the clock moved along.
 * @returns the admin's two-factor secrets, if requested
 */
export async function fillDemo(config: Config, withSecondStep = false): Promise<DemoSecondStep | undefined> {
  let clock = Date.now() - 48 * dayMs
  const made = await createDeps(config, () => new Date(clock))
  const moveTo = (time: number) => {
    clock = Math.max(clock + 1_000, Math.min(time, Date.now()))
  }
  async function fill(tx: Tx): Promise<DemoSecondStep | undefined> {
    const deps = withOneTransaction(made, tx)
    const call = createDemoClient(deps)
    await createAdmin(deps, { ...demoAdmin, password: demoPassword })
    const admin = await signInToDemo(call, demoAdmin.email)
    const caretakers = await addCaretakers(call, admin, deps.now())
    const customers: DemoSession[] = []
    for (const person of demoCustomers) {
      moveTo(clock + 90 * 60_000)
      customers.push(await signUp(deps, call, person))
    }
    const cast = createCast(deps, call, moveTo, { admin, caretakers, customers })
    await setRates(cast)
    await fillBookings(cast)
    await fillRequests(call, cast)
    moveTo(Date.now())
    const secondStep = withSecondStep
      ? await addSecondStep(call, await signInToDemo(call, demoAdmin.email), deps.now())
      : undefined
    await tx.deleteFrom('outbox_mails').where('booking_id', 'is', null).execute()
    // The history shows the mails as sent.
    await tx
      .updateTable('outbox_mails')
      .set(({ ref }) => ({ ...emptied, status: 'sent', sent_at: ref('created_at') }))
      .execute()
    await deps.accessLog.stop()
    return secondStep
  }
  try {
    return await made.database.write(fill)
  } finally {
    await made.database.close()
  }
}
