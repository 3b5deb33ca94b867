import { setTimeout as sleep } from 'node:timers/promises'
import type { Breach, People } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { newId } from '@thodu/db'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { atOnce } from '../../../api/src/mail/waiting-mails.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { adminEnv, firstAdmin, signIn } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { isFull, printFigures } from '../support/figures.ts'

const families = isFull ? 5_000 : 400
const said = {
  nature: 'A laptop with a list was stolen.',
  consequences: 'Strangers may call you.',
  safetySteps: 'Tell nobody a code on the phone.',
}
/** Time limits for 5,000 people on a shared machine, in ms: for the call itself, and for other calls meanwhile. */
const callLimit = 10_000
const othersLimit = 2_000

async function addFamilies(api: TestApi): Promise<string[]> {
  const at = api.deps.now().toISOString()
  const rows = Array.from({ length: families }, (_, place) => ({
    ...{ id: newId(), role: 'user', name: 'Asha Rao', email: `family.${place}@example.in`, phone: '', location: '' },
    ...{ email_updates: 1, sms_alerts: 1, marketing: 0, created_at: at, updated_at: at },
  }))
  await api.deps.database.write(async (tx) => {
    for (let from = 0; from < families; from += 500)
      await tx
        .insertInto('accounts')
        .values(rows.slice(from, from + 500) as never)
        .execute()
  })
  return rows.map(({ email }) => email)
}

/** A mail server that counts mails by address. With one connection per mail, five thousand take two minutes. */
async function startSink() {
  const received = new Map<string, number>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      for (const { address } of session.envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
      stream.resume().on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', () => resolve()))
  const bound = smtp.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    received,
    url: `smtp://127.0.0.1:${port}?pool=true`,
    close: () => new Promise<void>((done) => smtp.close(() => done())),
  }
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (const begun = performance.now(); !(await condition()); await sleep(5))
    if (performance.now() - begun > 120_000) throw new Error('not within two minutes')
}

/** Requests the health check again and again. @returns a stop function that returns the slowest answer in ms */
function watch(server: TestServer): () => Promise<number> {
  let isOver = false
  let slowest = 0
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await (await fetch(`${server.url}/api/health`)).text()
      slowest = Math.max(slowest, performance.now() - begun)
      await sleep(20)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return slowest
  }
}

test('thousands are notified of a breach once each, through a kill and a restart (rule PRIV-B3)', async () => {
  const api = await createTestApi()
  const emails = await addFamilies(api)
  const sink = await startSink()
  const start = () => startServer({ env: { ...adminEnv, SMTP_URL: sink.url }, dataDir: api.dataDir })
  const toldOnes = async () =>
    Number(
      (
        await api.deps.database.read
          .selectFrom('breach_persons')
          .select(({ fn }) => fn.countAll<number>().as('told'))
          .executeTakeFirstOrThrow()
      ).told,
    )
  const doubled = () => emails.reduce((sum, email) => sum + Math.max((sink.received.get(email) ?? 0) - 1, 0), 0)

  let server = await start()
  let admin = await signIn(server, firstAdmin)
  const awareAt = api.deps.now().toISOString()
  const opening = { awareAt, nature: said.nature, clientEventId: crypto.randomUUID() }
  const { _id } = await admin.api.call<Breach>('/admin/breaches', { method: 'POST', body: opening })
  await admin.api.call(`/admin/breaches/${_id}`, { method: 'PUT', body: said })
  const whom = { whom: { kind: 'everybody' } } as const
  const tell = () => admin.api.call<People>(`/admin/breaches/${_id}/tell`, { method: 'POST', body: whom })

  const cut = tell().catch(() => undefined)
  await until(async () => (await toldOnes()) >= families / 4)
  await server.stop('SIGKILL')
  expect(await cut).toBeUndefined()
  const before = await toldOnes()
  expect(before).toBeLessThan(families)

  server = await start()
  admin = await signIn(server, firstAdmin)
  const stopWatching = watch(server)
  const begun = performance.now()
  const answer = await tell()
  const called = performance.now() - begun
  expect(answer).toMatchObject({ people: families, told: before, mails: families - before, calls: 0 })
  expect(await toldOnes()).toBe(families)
  const others = await stopWatching()

  await until(() => sink.received.size >= families / 2)
  const beforeStop = doubled()
  expect(await server.stop()).toBe(0)
  server = await start()
  admin = await signIn(server, firstAdmin)
  expect(await tell()).toMatchObject({ told: families, mails: 0, calls: 0 })
  await until(() => emails.every((email) => sink.received.has(email)))
  await server.stop()
  expect(emails.filter((email) => !sink.received.has(email))).toEqual([])
  // A kill leaves the current mails in doubt, and they are sent again with the same Message-ID. A normal stop does not.
  expect(beforeStop).toBeLessThanOrEqual(atOnce)
  expect(doubled()).toBe(beforeStop)
  expect(called).toBeLessThan(callLimit)
  expect(others).toBeLessThan(othersLimit)
  printFigures('a breach told under a kill and a restart', {
    people: families,
    'told before the kill': before,
    'call ms': Math.round(called),
    'slowest of others ms': Math.round(others),
    'mails doubled by the kill': beforeStop,
  })
  await sink.close()
  await api.close()
})
