import { type Config, createAdmin, createDeps, type Deps, openSeals } from '@thodu/api'
import { dayInCity, dayMs } from '@thodu/api/contract/time'
import { emptied } from '../../api/src/mail/queue-mail.ts'
import { addSecondStep, type DemoSecondStep } from './add-second-step.ts'
import { createCast } from './demo-cast.ts'
import { createDemoClient, type DemoClient, type DemoSession, signInToDemo } from './demo-client.ts'
import { demoAdmin, demoCaretakers, demoCustomers, demoPassword, uncheckedCaretaker } from './demo-people.ts'
import { fillBookings } from './fill-bookings.ts'
import { fillRequests } from './fill-requests.ts'

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

async function signUp(deps: Deps, call: DemoClient, person: (typeof demoCustomers)[number]): Promise<DemoSession> {
  const { email, name, location, phone } = person
  await call('POST', '/auth/send-otp', { body: { email } })
  const { cookie } = await call('POST', '/auth/verify-otp', { body: { email, otp: await readCode(deps, email) } })
  await call('POST', '/auth/signup', { cookie, body: { name, email, password: demoPassword, phone } })
  const session = await signInToDemo(call, email)
  await call('PUT', '/user/profile', { token: session.token, body: { location: `${location} (demo)` } })
  return session
}

const checkedOn = (moment: Date) => {
  const day = dayInCity(moment)
  return { policeCheckOn: day, idCheckOn: day, referencesOn: day }
}

async function addCaretakers(call: DemoClient, admin: DemoSession, now: Date): Promise<DemoSession[]> {
  const sessions: DemoSession[] = []
  for (const [place, { name, email, serviceTypes }] of demoCaretakers.entries()) {
    const body = { name, email, serviceTypes, password: demoPassword, phone: '9000000001' }
    await call('POST', '/admin/caretakers', { token: admin.token, body })
    const session = await signInToDemo(call, email)
    // The checks precede the first visit; those of one caretaker are not recorded yet.
    const checks = email === uncheckedCaretaker ? {} : checkedOn(now)
    const told = {
      ...checks,
      languages: place % 2 === 0 ? ['te', 'hi'] : ['te', 'en'],
      training: 'Nursing aide (demo)',
    }
    const profile = { ...told, worksSince: 2012 + place }
    await call('PUT', `/admin/caretakers/${session.id}/profile`, { token: admin.token, body: profile })
    sessions.push(session)
  }
  return sessions
}

/**
 * Fills an empty installation with six weeks of history, through the API and with the clock moved along.
 * @returns the admin's two-factor secrets, if requested
 */
export async function fillDemo(config: Config, withSecondStep = false): Promise<DemoSecondStep | undefined> {
  const start = Date.now() - 46 * dayMs
  let clock = start
  const made = await createDeps(config, () => new Date(clock))
  // No mail of the history is sent: the addresses do not exist.
  const mailer = { wake: () => {}, sendNow: async () => {}, settle: async () => {}, stop: async () => {} }
  const deps: Deps = { ...made, mailer }
  const call = createDemoClient(deps)
  const moveTo = (time: number) => {
    clock = Math.max(clock + 1_000, Math.min(time, Date.now()))
  }
  try {
    await createAdmin(deps, { ...demoAdmin, password: demoPassword })
    const admin = await signInToDemo(call, demoAdmin.email)
    const caretakers = await addCaretakers(call, admin, deps.now())
    const customers: DemoSession[] = []
    for (const person of demoCustomers) {
      moveTo(clock + 90 * 60_000)
      customers.push(await signUp(deps, call, person))
    }
    await fillBookings(createCast(deps, call, moveTo, { admin, caretakers, customers }))
    await fillRequests(call, await signInToDemo(call, demoCustomers[0]?.email ?? ''))
    moveTo(Date.now())
    const secondStep = withSecondStep
      ? await addSecondStep(call, await signInToDemo(call, demoAdmin.email), deps.now())
      : undefined
    await deps.database.write(async (tx) => {
      await tx.deleteFrom('outbox_mails').where('booking_id', 'is', null).execute()
      // The history shows the mails as sent.
      await tx
        .updateTable('outbox_mails')
        .set(({ ref }) => ({ ...emptied, status: 'sent', sent_at: ref('created_at') }))
        .execute()
    })
    return secondStep
  } finally {
    await deps.database.close()
  }
}
