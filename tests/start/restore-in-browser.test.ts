import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupNow, loadConfig, makeBackupKey } from '@thodu/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeSetupToken } from '../../api/src/setup/setup-token.ts'
import { createTestApi } from '../support/api.ts'
import { insertDocument } from '../support/insert-document.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-first-run-'))
const backup = join(scratch, 'backup.tar.sealed')
const key = makeBackupKey()
const pieceBytes = 50_000
let server: TestServer
let token: string

beforeAll(async () => {
  const api = await createTestApi()
  const { user } = await api.signUp()
  await insertDocument(api, { ownerId: user._id, bytes: Buffer.from('a prescription') })
  await api.addAccount('admin', { name: 'Meera Iyer', email: 'meera@example.in' })
  await backupNow({ ...api.deps, config: { ...api.config, backupRecipients: [key.recipient] } }, backup)
  await api.close()
  server = await startServer()
  token = computeSetupToken(loadConfig({ DATA_DIR: server.dataDir }))
}, 120_000)
afterAll(async () => {
  await server.remove()
  rmSync(scratch, { recursive: true, force: true })
})

const post = (path: string, body: unknown) =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const sendPiece = (from: number, piece: Uint8Array<ArrayBuffer>) =>
  fetch(`${server.url}/api/setup/backup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', 'Setup-Token': token, 'Upload-Offset': String(from) },
    body: piece,
  })
async function upload(bytes: Buffer<ArrayBuffer>): Promise<void> {
  for (let from = 0; from < bytes.length; from += pieceBytes)
    expect((await sendPiece(from, bytes.subarray(from, from + pieceBytes))).status).toBe(204)
}
type Refused = { errors: Record<string, string> }

test('a start without an admin prints the setup link (rule SET-15)', async () => {
  await expect.poll(server.stderr).toContain(`${server.url}/setup#${token}`)
})

test('a damaged backup and a missing key are refused, and setup continues (rule SET-16)', async () => {
  const bytes = readFileSync(backup)
  await upload(bytes)
  const withoutKey = await post('/setup/restore', { token })
  expect([withoutKey.status, Object.keys(((await withoutKey.json()) as Refused).errors)]).toEqual([400, ['key']])
  const wrongKey = await post('/setup/restore', { token, key: 'ABCD' })
  expect([wrongKey.status, Object.keys(((await wrongKey.json()) as Refused).errors)]).toEqual([400, ['key']])
  const cut = await sendPiece(bytes.length - 100, new Uint8Array(0))
  expect(cut.status).toBe(204)
  const damaged = await post('/setup/restore', { token, key: key.printed })
  expect([damaged.status, ((await damaged.json()) as Refused).errors.file]).toEqual([
    400,
    expect.stringContaining('This backup cannot be used'),
  ])
  expect((await post('/setup/check', { token })).status).toBe(200)
})

test('a backup is restored in the browser, and the server continues with it at the same address (rule SET-16)', async () => {
  await upload(readFileSync(backup))
  const restored = await post('/setup/restore', { token, key: key.printed })
  expect([restored.status, await restored.json()]).toEqual([200, expect.objectContaining({ files: 1 })])
  const status = () =>
    post('/setup/check', { token }).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 60_000, interval: 250 }).toBe(404)
  expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: 'ok' })
  expect(existsSync(join(server.dataDir, 'uploaded-backup'))).toBe(false)
  expect(server.log()).not.toContain(key.printed.slice(-20))
}, 120_000)
