import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdmin, createApp, createDeps, type Deps, loadConfig } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { CaretakerServiceType } from '@thodu/api/contract/care/catalogue'
import { calls } from '@thodu/api/contract/client/calls'
import type { Role } from '@thodu/api/contract/people/roles'
import { moveDatabase, newId } from '@thodu/db'
import { createPasswordHasher } from '../../api/src/accounts/protection/password-hasher.ts'
import { createToken, openSession } from '../../api/src/sessions/sessions.ts'
import { seedDatabase } from '../bench/seed.ts'
import { type DirectDatabase, openDirectDatabase } from './engines/direct-database.ts'
import { makeTestDatabase } from './engines/test-database.ts'
import { findCode, type ReadMail, readOutbox } from './mails.ts'

const patterns = Object.entries(calls).flatMap(([call, known]) => {
  if (!('answer' in known)) return []
  const schema = known.answer
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`)
  return [{ call, method, pattern, schema }]
})

/** Validates an answer against its schema in the contract. @throws when it differs, or the call has no schema */
export function checkAnswer(method: string, path: string, body: unknown): void {
  // A fixed path takes precedence over one with an id: /admin/bookings/stats is not a booking.
  const matching = patterns.filter((known) => known.method === method && known.pattern.test(path))
  const found = matching.find(({ call }) => !call.includes('{')) ?? matching[0]
  if (!found)
    throw new Error(`${method} ${path} answers JSON that the contract does not describe (contract/client/calls.ts)`)
  const result = found.schema.safeParse(body)
  if (!result.success) throw new Error(`${found.call} answered against the contract: ${result.error.message}`)
}

export type CallOptions = {
  token?: string | undefined
  /** Sent as JSON, except forms and texts. */
  body?: unknown
  headers?: Record<string, string>
  cookie?: string
  ip?: string
}
export type Answer<Body> = { status: number; headers: Headers; body: Body; text: string; cookie: string | undefined }

export const password = 'Secret@123'
/** Passwords are hashed in a millisecond here; password-hasher.test.ts tests the full cost (rule ACC-29). */
const lowCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }
let people = 0

type NewAccount = { phone: string; location: string; email_updates: 0 | 1 }
type Start = {
  now?: () => Date
  /** Starts another process on the database of this one. */
  beside?: { config: { databaseAddress: string | undefined } }
  bookings?: number
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Starts the real API on a new database in its own folder, with mails in its outbox folder. Rate limits are off unless
 * `env` sets them. Call `close` at the end.
 */
export async function createTestApi(env: Record<string, string> = {}, { now, bookings = 0, beside }: Start = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'thodu-api-'))
  const stored = await makeTestDatabase(dataDir, beside?.config.databaseAddress)
  const config = loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    REQUIRED_CHECKS: 'none',
    TRUST_PROXY: '1',
    JWT_SECRET: 'a secret of a test, at least 32 bytes long',
    ...stored.env,
    ...env,
  })
  const clock = {
    offset: 0,
    advance(ms: number) {
      clock.offset += ms
    },
  }
  if (bookings > 0) {
    // On PostgreSQL the rows are created in a file and moved to the server.
    const file = join(dataDir, 'thodu.db')
    await seedDatabase(file, { bookings, auditRows: 0, now: now?.() ?? new Date() })
    if (config.databaseAddress !== undefined) await moveDatabase({ from: file, to: config.databaseAddress })
  }
  const readTime = () => new Date((now?.().getTime() ?? Date.now()) + clock.offset)
  const deps: Deps = await createDeps(config, readTime, createPasswordHasher(lowCost))
  const app = createApp(deps)

  async function call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, headers = {}, cookie, ip = '198.51.100.7' }: CallOptions = {},
  ): Promise<Answer<Body>> {
    const plain = body instanceof FormData || typeof body === 'string'
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        'X-Forwarded-For': ip,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(cookie === undefined ? {} : { Cookie: cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.ok && response.headers.get('Content-Type')?.startsWith('application/json'))
      checkAnswer(method, path, parse(text))
    const setCookie = response.headers.get('Set-Cookie')?.split(';')[0]
    return { status: response.status, headers: response.headers, body: parse(text) as Body, text, cookie: setCookie }
  }

  async function readMails(to?: string): Promise<ReadMail[]> {
    await deps.mailer.settle()
    return readOutbox(config.outboxDir).filter((mail) => to === undefined || mail.to === to)
  }

  const lastCode = async (email: string): Promise<string> => findCode((await readMails(email)).at(-1)) ?? 'no code'

  /** Requests and enters a sign-up code. @returns the cookie of the confirmed browser */
  async function verifyEmail(email: string): Promise<string> {
    await call('POST', '/auth/send-otp', { body: { email } })
    const answer = await call('POST', '/auth/verify-otp', { body: { email, otp: await lastCode(email) } })
    if (answer.cookie === undefined) throw new Error(`not verified: ${answer.text}`)
    return answer.cookie
  }

  const nextEmail = (name: string): string => {
    people += 1
    return `${name}.${people}@example.in`
  }

  async function signUp(person: { name?: string; email?: string; phone?: string } = {}): Promise<SignedIn> {
    const email = person.email ?? nextEmail('customer')
    const cookie = await verifyEmail(email)
    const body = { name: 'Asha Rao', password, ...person, email }
    const answer = await call<SignedIn>('POST', '/auth/signup', { body, cookie })
    if (answer.status !== 201) throw new Error(`not signed up: ${answer.text}`)
    return answer.body
  }

  async function signIn(email: string, secret = password): Promise<SignedIn> {
    const answer = await call<SignedIn>('POST', '/auth/login', { body: { email, password: secret } })
    if (answer.status !== 200) throw new Error(`not signed in: ${answer.text}`)
    return answer.body
  }

  async function makeAdmin(name = 'Meera Iyer'): Promise<SignedIn> {
    const email = nextEmail('admin')
    await createAdmin(deps, { email, password, name })
    return signIn(email)
  }

  async function makeCaretaker(
    admin: SignedIn,
    person: { name?: string; serviceTypes?: CaretakerServiceType[] } = {},
  ): Promise<SignedIn> {
    const email = nextEmail('caretaker')
    const body = {
      name: 'Lakshmi Devi',
      serviceTypes: ['elderly-care'],
      phone: '9870000013',
      password,
      ...person,
      email,
    }
    const answer = await call('POST', '/admin/caretakers', { token: admin.token, body })
    if (answer.status !== 201) throw new Error(`no caretaker made: ${answer.text}`)
    return signIn(email)
  }

  /** Opens another session of an account, without a password. @returns its token */
  const openSessionFor = async (accountId: string): Promise<string> => {
    const session = { accountId, ip: '203.0.113.1', userAgent: 'test' }
    // Tokens are checked against the system clock, whatever the clock of the test.
    const opened = now ? new Date() : deps.now()
    return createToken(deps, await deps.database.write((tx) => openSession(tx, session, opened)))
  }

  /** Inserts an account without a password, which is fast. @returns its id */
  async function addAccount(role: Role, given: { name: string; email: string } & Partial<NewAccount>): Promise<string> {
    const id = newId()
    const at = deps.now().toISOString()
    const rest = {
      phone: '+91 98765 43210',
      location: 'Warangal',
      email_updates: 1,
      sms_alerts: 1,
      marketing: 0,
    } as const
    await deps.database.write((tx) =>
      tx
        .insertInto('accounts')
        .values({ id, role, ...rest, ...given, created_at: at, updated_at: at })
        .execute(),
    )
    return id
  }

  const readAudit = () => deps.database.read.selectFrom('audit_log').selectAll().orderBy('seq').execute()

  let opened: Promise<DirectDatabase> | undefined

  return {
    app,
    deps,
    config,
    dataDir,
    clock,
    call,
    readMails,
    lastCode,
    verifyEmail,
    nextEmail,
    signUp,
    signIn,
    makeAdmin,
    makeCaretaker,
    addAccount,
    openSessionFor,
    readAudit,
    /** A connection to the database that bypasses the server. */
    sideDoor: (): Promise<DirectDatabase> => {
      opened ??= openDirectDatabase(config)
      return opened
    },
    close: async () => {
      await deps.mailer.stop()
      await deps.refusals.stop()
      await deps.accessLog.stop()
      await (await opened)?.close()
      await deps.database.close()
      await stored.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestApi = Awaited<ReturnType<typeof createTestApi>>
