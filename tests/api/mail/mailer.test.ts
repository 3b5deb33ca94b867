import { queueMail } from '@thodu/api'
import { newId } from '@thodu/db'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MailToSend } from '../../../api/src/http/ports.ts'
import { createMailer } from '../../../api/src/mail/mailer.ts'
import { createTestApi } from '../../support/api.ts'
import { deleteRows, insertRows, selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

type Options = Parameters<typeof createMailer>[0]

const start = Date.parse('2026-06-10T06:30:00.000Z')
const letter = { subject: 'A subject', text: 'A text', html: '<p>A text</p>' }
let time = start
const api = useWorld(() => createTestApi({}, { now: () => new Date(time) }))
let mailer: ReturnType<typeof createMailer>
let logged: Record<string, unknown>[]
const note = (fields: object, msg: string) => void logged.push({ ...fields, msg })
const logger = { warn: note, error: note } as unknown as Options['logger']

beforeAll(async () => {
  await api.deps.mailer.stop()
})
beforeEach(() => {
  time = start
  logged = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  await mailer.stop()
  await deleteRows(api, 'outbox_mails')
})

const open = (send: Options['send'], more: Partial<Options> = {}) => {
  const { database, now } = api.deps
  mailer = createMailer({ processName: 'one', database, send, logger, now, ...more })
  return mailer
}
const queue = (to: string, { text = 'A text', dueIn = 0 } = {}) =>
  api.deps.database.write((tx) => {
    const at = api.deps.now()
    return queueMail(tx, { email: to, language: 'en' }, () => ({ ...letter, text }), at, new Date(time + dueIn))
  })
const waiting = () =>
  api.deps.database.read.selectFrom('outbox_mails').selectAll().orderBy('next_attempt_at').orderBy('id').execute()
/** Replaces timers. The last one is the next look for mails, and `open` are those still running. */
function hearPauses() {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const clear = vi.spyOn(globalThis, 'clearTimeout')
  const all = () =>
    set.mock.calls
      .map(([wake, ms], index) => ({ wake, ms, timer: set.mock.results[index]?.value as NodeJS.Timeout }))
      .filter(({ wake }) => wake.name === 'wake')
  const isCleared = (timer: NodeJS.Timeout) => clear.mock.calls.some(([cleared]) => cleared === timer)
  return { last: () => all().at(-1), open: () => all().filter(({ timer }) => !isCleared(timer)) }
}
const refusing =
  (message: string, more: object = {}) =>
  async () => {
    throw Object.assign(new Error(message), more)
  }

describe('a refused mail', () => {
  test('waits with the reason without addresses, and the log has the number of the attempt', async () => {
    const text = `4.2.1 <asha.rao@example.in>: not now, ask "postmaster@example.in" ${'.'.repeat(300)}`
    open(refusing(text))
    await queue('asha.rao@example.in')
    await mailer.settle()
    const [row] = await waiting()
    const said = `4.2.1 <(address)>: not now, ask "(address)" ${'.'.repeat(300)}`.slice(0, 300)
    expect(row).toMatchObject({ status: 'waiting', attempts: 1, last_error: said, claimed_until: null })
    expect(row?.next_attempt_at).toBe(new Date(start + 10_000).toISOString())
    expect(logged).toMatchObject([{ mail: row?.id, attempt: 1, error: said, givenUp: false, msg: 'mail not sent' }])
  })

  test.each([
    [undefined, 'waiting'],
    [549, 'waiting'],
    [550, 'failed'],
    [559, 'failed'],
    [560, 'waiting'],
  ])('with the reply code %s is %s', async (responseCode, status) => {
    open(refusing('no', responseCode === undefined ? {} : { responseCode }))
    await queue('asha@example.in')
    await mailer.settle()
    expect(await waiting()).toMatchObject([{ status, attempts: 1 }])
    expect(logged).toMatchObject([{ givenUp: status === 'failed' }])
  })

  test('is tried ten more times, with pauses that grow to half a day', async () => {
    open(refusing('no'))
    await queue('asha@example.in')
    const pauses: number[] = []
    let row = (await waiting())[0]
    while (row?.status === 'waiting' && pauses.length < 20) {
      await mailer.settle()
      row = (await waiting())[0]
      if (row?.status !== 'waiting') break
      pauses.push((Date.parse(row.next_attempt_at) - time) / 1000)
      time = Date.parse(row.next_attempt_at)
    }
    expect(pauses).toEqual([10, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 43_200])
    expect(row).toMatchObject({ status: 'failed', attempts: 11 })
  })
})

test.each([
  ['ten minutes after it was written, a code still goes out', 600_000, 1],
  ['a moment later it does not, and leaves the table', 600_001, 0],
])('%s', async (_, after, sent) => {
  const out: string[] = []
  open(async ({ recipient }) => void out.push(recipient))
  await api.deps.mailer.settle()
  const mail = { id: newId(start), recipient: 'code@example.in', subject: 'A code', html_body: '' }
  await insertRows(api, 'outbox_mails', {
    ...mail,
    text_body: '[[sealed:x]]',
    created_at: new Date(start).toISOString(),
    next_attempt_at: new Date(start).toISOString(),
    status: 'waiting',
    attempts: 0,
  })
  await deleteRows(api, 'system_facts', { name: 'mail-failure' })
  await insertRows(api, 'system_facts', { name: 'mail-failure', value: '{}', updated_at: '' })
  time = start + after
  await mailer.settle()
  expect(out).toHaveLength(sent)
  expect(logged).toEqual(sent === 1 ? [] : [{ mail: mail.id, msg: 'mail not sent: its code has expired' }])
  expect(await waiting()).toEqual([])
  // Only a mail that was sent shows that the mail server works again.
  expect(await selectRows(api, 'system_facts', ['name'], { name: 'mail-failure' })).toHaveLength(1 - sent)
})

test('a sent mail is not sent again when the full disk prevented its deletion', async () => {
  const out: string[] = []
  let isFull = true
  const { database } = api.deps
  const write: typeof database.write = (job) =>
    isFull ? Promise.reject(new Error('database or disk is full')) : database.write(job)
  open(async ({ recipient }) => void out.push(recipient), { database: { ...database, isShared: false, write } })
  await queue('once@example.in')
  await mailer.settle()
  expect(logged[0]).toMatchObject({ msg: 'waiting mails could not be processed' })
  isFull = false
  await mailer.settle()
  expect(out).toEqual(['once@example.in'])
  expect(await waiting()).toEqual([])
})

describe('many waiting mails', () => {
  /** A transport whose mails wait until the test releases them. */
  function hold() {
    const held: (() => void)[] = []
    const out: string[] = []
    let most = 0
    const send = async ({ recipient }: MailToSend) => {
      out.push(recipient)
      await new Promise<void>((resolve) => {
        most = Math.max(most, held.push(resolve))
      })
    }
    const release = () => {
      for (const resumeAction of held.splice(0)) resumeAction()
    }
    return { send, out, release, most: () => most }
  }
  const queueMany = async (count: number) => {
    for (let index = 0; index < count; index += 1) await queue(`${index}@example.in`)
  }

  test('are sent four at a time, each once', async () => {
    const { send, out, release, most } = hold()
    await queueMany(9)
    open(send)
    let settled = false
    const done = mailer.settle().then(() => {
      settled = true
    })
    while (!settled) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      release()
    }
    await done
    expect(most()).toBe(4)
    expect(out.toSorted()).toEqual(Array.from({ length: 9 }, (_, index) => `${index}@example.in`))
    expect(await waiting()).toEqual([])
  })

  test('stop after the current four when the mailer stops', async () => {
    const { send, out, release } = hold()
    await queueMany(9)
    let looked = 0
    const now = () => {
      looked += 1
      return new Date(time)
    }
    open(send, { now })
    const pauses = hearPauses()
    mailer.wake()
    await expect.poll(() => out.length).toBe(4)
    const stopped = mailer.stop()
    release()
    await stopped
    const before = looked
    mailer.wake()
    await mailer.settle()
    expect(out).toHaveLength(4)
    expect(await waiting()).toHaveLength(5)
    // A stopped mailer looks for no more mails, because it would not send them.
    expect([looked, pauses.open()]).toEqual([before, []])
  })
})

describe('the mailer', () => {
  test('sends a mail when it is due', async () => {
    const out: string[] = []
    open(async ({ recipient }) => void out.push(recipient))
    const pauses = hearPauses()
    await queue('later@example.in', { dueIn: 30_000 })
    await mailer.settle()
    time += 30_000
    const { wake, ms } = pauses.last() ?? {}
    expect(ms).toBe(30_000)
    wake?.()
    await expect.poll(() => out).toEqual(['later@example.in'])
  })

  test('sends a new mail as soon as it is committed', async () => {
    const out: string[] = []
    open(async ({ recipient }) => void out.push(recipient))
    await queue('now@example.in')
    await expect.poll(() => out, { interval: 5 }).toEqual(['now@example.in'])
  })
})
