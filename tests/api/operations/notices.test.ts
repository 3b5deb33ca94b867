import { join } from 'node:path'
import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import type { OperatorNotices } from '@thodu/api/contract/operations/operations.schema'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMailer } from '../../../api/src/mail/mailer.ts'
import { backupNow } from '../../../api/src/operations/backups/backup-now.ts'
import { writeFact } from '../../../api/src/operations/backups/system-facts.ts'
import { runNightlyBackup } from '../../../api/src/operations/nightly/nightly-backup.ts'
import { watchOperations } from '../../../api/src/operations/watch.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { insertDocument } from '../../support/insert-document.ts'
import { deleteRows, selectRows } from '../../support/rows.ts'

const token = 'a-token-of-this-test'
const start = Date.parse('2026-06-10T06:30:00.000Z')
const minute = 60_000
const hour = 60 * minute
let time: number
let api: TestApi
let admin: string
let stops: (() => Promise<void>)[]
const now = () => new Date(time)

beforeAll(async () => {
  time = start
  const env = { METRICS_TOKEN: token, BACKUP_RECIPIENTS: '', BACKUP_TO: '' }
  api = await createTestApi(env, { now })
  admin = (await api.makeAdmin()).token
  await api.makeAdmin()
  await api.deps.mailer.stop()
})
afterAll(() => api.close())
beforeEach(async () => {
  time = start
  stops = []
  await api.deps.database.write(async (tx) => {
    await tx.deleteFrom('system_facts').execute()
    await tx.deleteFrom('outbox_mails').execute()
  })
  await watchOperations(api.deps)
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const stop of stops) await stop()
})

const look = async (at: number) => {
  time = at
  await watchOperations(api.deps)
}
const rows = async () =>
  (await api.call<AttentionList>('GET', '/admin/hall', { token: admin })).body.rows.filter(
    ({ kind }) => kind === 'notice',
  )
const codes = async () => (await rows()).map(({ notice, at, group }) => [notice, at, group])
const health = async () => {
  const answer = await api.call<{ status: string; causes?: string[] }>('GET', '/health', {
    headers: { Authorization: `Bearer ${token}` },
  })
  return [answer.status, answer.body.status, answer.body.causes]
}
const iso = (at: number) => new Date(at).toISOString()
const makeBackup = (at: number, bytes = 1_000) =>
  api.deps.database.write((tx) => {
    const fact = { bytes, createdAt: iso(at), provenAt: iso(at), counts: {}, uploads: 0, sealed: true, file: 'x' }
    return writeFact(tx, 'last-proven-backup', fact, now())
  })
const mails = async () =>
  (await selectRows(api, 'outbox_mails', ['recipient', 'text_body'])).map(({ recipient, text_body }) => ({
    recipient,
    text: text_body,
  }))

describe('failing mails (rule OPS-19)', () => {
  type Send = Parameters<typeof createMailer>[0]['send']
  const refuse = (more: object) => async () => {
    throw Object.assign(new Error('535 Authentication failed'), more)
  }
  async function signUpWith(send: Send): Promise<void> {
    const { database, logger } = api.deps
    const mailer = createMailer({ processName: 'one', database, send, logger, now })
    stops.push(() => mailer.stop())
    await api.call('POST', '/auth/send-otp', { body: { email: `p${time}@example.in` } })
    await mailer.settle()
    await mailer.stop()
  }

  test('are listed in red in the attention list after ten minutes, until the next mail is sent', async () => {
    await signUpWith(refuse({ code: 'EAUTH', command: 'AUTH PLAIN' }))
    await look(start + 10 * minute)
    expect([await codes(), await health()]).toEqual([[], [200, 'ok', []]])
    await signUpWith(refuse({ code: 'ETIMEDOUT', command: 'CONN' }))
    await look(start + 11 * minute)
    expect(await codes()).toEqual([['mail_failing', iso(start), 'system']])
    // The status stays 200 for uptime checks, because the server itself works.
    expect(await health()).toEqual([200, 'degraded', ['mail_failing']])
    expect((await api.call('GET', '/health')).body).toEqual({ status: 'ok' })
    await signUpWith(async () => {})
    await look(start + 12 * minute)
    expect([await codes(), await health()]).toEqual([[], [200, 'ok', []]])
  })
})

describe('backups (rule OPS-19)', () => {
  test('are reported when the newest is older than 36 hours, until a newer one exists', async () => {
    await makeBackup(start - 36 * hour)
    await look(start)
    expect(await codes()).toEqual([])
    await look(start + 1)
    expect(await codes()).toEqual([['backup_old', iso(start - 36 * hour), 'system']])
    await makeBackup(time)
    await look(time)
    expect(await codes()).toEqual([])
  })

  test('are reported separately when copies are configured and fail', async () => {
    await makeBackup(start)
    await api.deps.database.write((tx) =>
      writeFact(tx, 'last-copy-elsewhere', { name: 'x', bytes: 1, at: iso(start - 40 * hour) }, now()),
    )
    await look(start)
    expect(await codes()).toEqual([])
    const copying = { ...api.deps.config, backupTo: { kind: 'folder', path: '/nowhere' } as const }
    await watchOperations({ ...api.deps, config: copying })
    expect((await codes()).map(([code]) => code)).toEqual(['copy_old'])
  })
})

test('missing uploads are reported by alarm and mail until a backup finds all files (rule OPS-20)', async () => {
  const [owner] = await selectRows(api, 'accounts', ['id'])
  const ownerId = owner?.id ?? ''
  const id = await insertDocument(api, { ownerId })
  await runNightlyBackup(api.deps)
  await look(start)
  expect(await codes()).toEqual([['uploads_missing', iso(start), 'system']])
  expect((await mails()).at(-1)?.text).toContain('Uploaded files are missing or damaged on the server.')
  const found = () => api.deps.notices.list().map(({ code, since }) => [code, since])
  // The second night finds the same, and the alarm keeps its first time.
  time = start + 24 * hour
  await runNightlyBackup(api.deps)
  await look(time)
  expect(found()).toEqual([['uploads_missing', iso(start)]])
  // A file missing for a week becomes a note on the dashboard, until another file is missing.
  await look(start + 7 * 24 * hour + 1)
  expect(found()).toContainEqual(['uploads_lost', iso(start)])
  const another = await insertDocument(api, { ownerId })
  await runNightlyBackup(api.deps)
  await look(time)
  expect(found()).toEqual([['uploads_missing', iso(time)]])
  for (const lost of [id, another]) await deleteRows(api, 'documents', { id: lost })
  await backupNow(api.deps, join(api.dataDir, 'by-hand.tar'))
  await look(time)
  expect(found()).toEqual([])
})

test('the disk is reported when it has less space than a backup needs, and when it is full (rule OPS-19)', async () => {
  await makeBackup(start, 1e15)
  await look(start)
  expect((await codes()).map(([code]) => code)).toEqual(['disk_low'])
  vi.spyOn(api.deps.reserve, 'isLow').mockReturnValue(true)
  await look(start + minute)
  expect((await codes()).map(([code]) => code)).toEqual(['disk_full'])
  expect(await health()).toEqual([200, 'degraded', ['disk_full']])
})

describe('operators (rule OPS-19)', () => {
  test('are all admins, who get a mail about backups and the disk once a day', async () => {
    await makeBackup(start, 1e15)
    await look(start)
    const [first, second, ...more] = await mails()
    expect([first?.recipient === second?.recipient, more]).toEqual([false, []])
    expect(first?.text).toContain('The disk has less free space than one backup needs.')
    await look(start + 23 * hour)
    expect(await mails()).toHaveLength(2)
    await look(start + 24 * hour)
    expect(await mails()).toHaveLength(4)
    await look(start + 37 * hour)
    expect((await mails()).at(-1)?.text).toContain('The newest backup is older than 36 hours.')
    expect((await mails()).at(-1)?.text).not.toContain('disk')
  })

  test('are the address in OPERATOR_EMAIL if it is set', async () => {
    await makeBackup(start - 40 * hour)
    const operated = { ...api.deps, config: { ...api.deps.config, operatorEmail: 'server@example.org' } }
    await Promise.all([watchOperations(operated), watchOperations(operated)])
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['server@example.org'])
  })
})

test('admins see the running version', async () => {
  const { body } = await api.call<OperatorNotices>('GET', '/admin/notices', { token: admin })
  expect(body.version).toMatch(/^\d+\.\d+\.\d+$/)
})
