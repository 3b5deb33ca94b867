import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, loadConfig, removeAccount, restoreBackup } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepOrphans } from '../../../api/src/documents/kept-files.ts'
import { backupNow } from '../../../api/src/operations/backups/backup-now.ts'
import { markerName } from '../../../api/src/storage/own-place.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { deleteRows, selectRows } from '../../support/rows.ts'
import { rewrittenPdf, sampleNoise, samplePdf, samplePhoto, uploadForm } from '../../support/samples/sample-files.ts'
import { startBucket, type TestBucket } from '../../support/servers/bucket.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-homes-'))
const hour = 3_600_000
let bucket: TestBucket

beforeAll(async () => {
  bucket = await startBucket('uploads')
})
afterAll(async () => {
  await bucket.remove()
  rmSync(scratch, { recursive: true, force: true })
})
const upload = (api: TestApi, { token }: SignedIn, file = samplePdf(), name = 'report.pdf') =>
  api.call<DocumentRecord>('POST', '/document/upload', { token, body: uploadForm(file, name) })

async function download(api: TestApi, id: string, { token }: SignedIn, method = 'GET') {
  const answer = await api.app.request(`/api/files/${id}`, { method, headers: { Authorization: `Bearer ${token}` } })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Names in a bucket, without the marker that identifies the installation. */
const uploadsIn = ({ names }: TestBucket): string[] => names().filter((name) => name !== markerName)
const folderNames = (api: TestApi): string[] =>
  existsSync(api.config.uploadsDir) ? readdirSync(api.config.uploadsDir) : []

describe.each(['folder', 'bucket'] as const)('uploads stored in a %s', (home) => {
  let api: TestApi
  let owner: SignedIn
  const names = (): string[] => (home === 'bucket' ? uploadsIn(bucket) : folderNames(api)).sort()

  beforeAll(async () => {
    api = await createTestApi(home === 'bucket' ? { UPLOADS_URL: bucket.url } : {})
    owner = await api.signUp()
  })
  afterAll(() => api.close())

  test('have random names, open with their bytes, and are deleted when removed', async () => {
    const { status, body } = await upload(api, owner)
    expect(status).toBe(201)
    await upload(api, owner, await samplePhoto(), 'photo.jpg')
    expect(names()).toHaveLength(2)
    for (const name of names()) expect(name).toMatch(/^[\da-f-]{36}$/)
    if (home === 'bucket') expect(folderNames(api)).toEqual([])
    const read = await download(api, body._id, owner)
    expect(read.bytes).toEqual(await rewrittenPdf())
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String((await rewrittenPdf()).length),
      'cache-control': 'no-store',
    })
    const head = await download(api, body._id, owner, 'HEAD')
    expect([head.status, head.bytes.length, head.headers.get('Content-Length')]).toEqual([
      200,
      0,
      String((await rewrittenPdf()).length),
    ])
    const link = await api.call<{ url: string }>('POST', `/files/${body._id}/link`, { token: owner.token })
    const linked = await api.app.request(link.body.url)
    expect(Buffer.from(await linked.arrayBuffer())).toEqual(await rewrittenPdf())
    expect((await api.call('DELETE', `/document/${body._id}`, { token: owner.token })).status).toBe(204)
    expect(names()).toHaveLength(1)
  })

  test('leave nothing behind when they are refused', async () => {
    const { body } = await upload(api, owner)
    const before = names()
    expect((await upload(api, owner, Buffer.from('no pdf'), 'report.pdf')).status).toBe(415)
    const door = await api.sideDoor()
    const leaveRoom = async (bytes: number) => {
      await door.rows('update documents set size_bytes = 0')
      await door.rows('update documents set size_bytes = ? where id = ?', 100 * 1024 * 1024 - bytes, body._id)
    }
    await leaveRoom(10)
    expect((await upload(api, owner)).status).toBe(413)
    // Re-encoding enlarges this picture, which the server notices when the file is already stored.
    const grows = await sampleNoise()
    await leaveRoom(grows.length)
    expect((await upload(api, owner, grows, 'scan.jpg')).status).toBe(413)
    await leaveRoom(1024 * 1024)
    expect(names()).toEqual(before)
    expect((await upload(api, owner, grows, 'scan.jpg')).status).toBe(201)
    expect(folderNames(api).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('are deleted after an hour when no row refers to them', async () => {
    const kept = names()
    const orphan = randomUUID()
    const file = join(scratch, 'x')
    writeFileSync(file, 'x')
    const stray = { path: file, bytes: 1, sha256: '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881' }
    await api.deps.uploads.keep(orphan, stray)
    await api.deps.uploads.keep('nightly-of-somebody.tar', stray)
    const cutShort = join(api.config.uploadsDir, `${randomUUID()}.part`)
    writeFileSync(cutShort, 'x')
    expect(await sweepOrphans(api.deps)).toBe(0)
    api.clock.advance(hour + 60_000)
    expect(await sweepOrphans(api.deps)).toBe(2)
    expect(existsSync(cutShort)).toBe(false)
    expect(names()).toEqual([...kept, 'nightly-of-somebody.tar'].sort())
    await api.deps.uploads.remove('nightly-of-somebody.tar')
  })

  test('are part of a backup, and are restored into the storage of the restoring server', async () => {
    const { body } = await upload(api, owner, await samplePhoto(), 'photo.jpg')
    const { bytes } = await download(api, body._id, owner)
    const file = join(scratch, `${home}.tar`)
    expect((await backupNow(api.deps, file)).uploads).toBe(names().length)
    const before = names()
    // One upload is newer than the backup. Another one is in the backup and lost from storage.
    const later = (await upload(api, owner)).body._id
    const [{ stored_name: lost } = { stored_name: '' }] = await selectRows(api, 'documents', ['stored_name'], {
      id: body._id,
    })
    await api.deps.uploads.remove(lost)
    const other = await startBucket('others')
    for (const target of ['folder', 'bucket'] as const) {
      const dataDir = join(scratch, `${home}-to-${target}`)
      const config = loadConfig({
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        ...(target === 'bucket' && { UPLOADS_URL: other.url }),
      })
      await restoreBackup(file, config, new Date())
      const restored = target === 'bucket' ? other.names() : readdirSync(config.uploadsDir)
      expect(restored.sort()).toEqual(before)
    }
    expect(other.read(lost).equals(bytes)).toBe(true)
    // Restoring over the same storage brings back the lost file and keeps the replaced one.
    const { dataDir, databaseFile, databaseAddress, uploads } = api.config
    await (await api.sideDoor()).close()
    await api.deps.database.close()
    const { replaced = '' } = await restoreBackup(file, { dataDir, databaseFile, databaseAddress, uploads }, new Date())
    expect(names()).toEqual(expect.arrayContaining(before))
    const keptFiles = readdirSync(join(replaced, 'uploads'))
    const stored = await rewrittenPdf()
    expect(keptFiles.some((name) => readFileSync(join(replaced, 'uploads', name)).equals(stored))).toBe(true)
    expect(later).toBeTruthy()
    await other.remove()
  })
})

describe('an unavailable bucket', () => {
  let api: TestApi
  let owner: SignedIn
  let known: DocumentRecord
  let bucket: TestBucket

  beforeAll(async () => {
    bucket = await startBucket('troubled')
    api = await createTestApi({ UPLOADS_URL: bucket.url })
    owner = await api.signUp()
    known = (await upload(api, owner)).body
  })
  afterAll(async () => {
    await api.close()
    await bucket.remove()
  })

  const list = async () =>
    (await api.call<DocumentRecord[]>('GET', '/document', { token: owner.token })).body.map(({ _id }) => _id)

  test.each(['full', 'down'] as const)('that is %s answers 503, allows a retry and leaves no row', async (trouble) => {
    if (trouble === 'down') await bucket.stop()
    else bucket.makeTrouble(trouble)
    const refused = await upload(api, owner)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(refused.text).not.toMatch(/bucket|CANARY|127\.0\.0\.1/)
    expect(await list()).toEqual([known._id])
    if (trouble === 'down') {
      const read = await download(api, known._id, owner)
      expect([read.status, read.headers.get('Retry-After')]).toEqual([503, '5'])
      await bucket.start()
    }
    bucket.makeTrouble(undefined)
    expect((await download(api, known._id, owner)).bytes).toEqual(await rewrittenPdf())
    const again = await upload(api, owner)
    expect(again.status).toBe(201)
    await api.call('DELETE', `/document/${again.body._id}`, { token: owner.token })
    expect(folderNames(api)).toEqual([])
  })

  test('does not prevent a deletion: the sweep deletes the file later', async () => {
    const before = uploadsIn(bucket)
    const { body } = await upload(api, owner)
    await bucket.stop()
    expect((await api.call('DELETE', `/document/${body._id}`, { token: owner.token })).status).toBe(204)
    expect((await download(api, body._id, owner)).status).toBe(404)
    await bucket.start()
    expect(uploadsIn(bucket)).toHaveLength(before.length + 1)
    api.clock.advance(2 * hour)
    expect(await sweepOrphans(api.deps)).toBeGreaterThan(0)
    expect(uploadsIn(bucket).length).toBeLessThanOrEqual(before.length)
    expect((await download(api, known._id, owner)).bytes).toEqual(await rewrittenPdf())
  })

  test('makes a restore stop before it changes anything', async () => {
    const file = join(scratch, 'trouble.tar')
    await backupNow(api.deps, file)
    const target = { dataDir: join(scratch, 'trouble'), databaseFile: join(scratch, 'trouble', 'thodu.db') }
    await bucket.stop()
    await expect(restoreBackup(file, { ...target, uploads: api.config.uploads }, new Date())).rejects.toThrow(
      'The uploaded files cannot be restored: the bucket could not be reached (ECONNREFUSED). Nothing was changed.',
    )
    await bucket.start()
    expect(readdirSync(target.dataDir)).toEqual([])
  })

  test('does not prevent an account from being removed', async () => {
    const leaver = await api.signUp()
    await upload(api, leaver)
    await bucket.stop()
    expect((await removeAccount(api.deps, leaver.user.email)).removed.uploads).toBe(1)
    await bucket.start()
  })
})

test('the sweep does not touch the bucket of another installation', async () => {
  const shared = await startBucket('shared')
  const first = await createTestApi({ UPLOADS_URL: shared.url })
  const second = await createTestApi({ UPLOADS_URL: shared.url })
  await upload(first, await first.signUp())
  await sweepOrphans(first.deps)
  const before = shared.names()
  second.clock.advance(2 * hour)
  expect(await sweepOrphans(second.deps)).toBe(0)
  mkdirSync(second.config.uploadsDir, { recursive: true })
  writeFileSync(join(second.config.uploadsDir, `${randomUUID()}.part`), 'cut short')
  expect(await sweepOrphans(second.deps)).toBe(1)
  expect(readdirSync(second.config.uploadsDir)).toEqual([])
  expect(shared.names()).toEqual(before)
  await deleteRows(first, 'documents')
  first.clock.advance(2 * hour)
  expect(await sweepOrphans(first.deps)).toBe(1)
  await Promise.all([first.close(), second.close(), shared.remove()])
})

test('the start refuses an invalid UPLOADS_URL without repeating it', () => {
  for (const wrong of ['s3://KEY:CANARY@host', '/mnt/uploads', 'https://host/CANARY'])
    expect(() => loadConfig({ DATA_DIR: join(scratch, 'config'), UPLOADS_URL: wrong }), wrong).toThrow(ConfigError)
  expect(() => loadConfig({ DATA_DIR: join(scratch, 'config'), UPLOADS_URL: 's3://KEY:CANARY@host' })).toThrow(
    /^UPLOADS_URL is wrong: (?!.*CANARY)/,
  )
})
