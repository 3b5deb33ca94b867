import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupNow, loadConfig, makeBackupKey, restoreBackup } from '@thodu/api'
import { migrateDatabase, openDatabase } from '@thodu/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeEnd, endBytes, type Manifest } from '../../../api/src/operations/backups/backup-format.ts'
import { openUploads } from '../../../api/src/storage/open-store.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { insertDocument } from '../../support/insert-document.ts'
import { deleteRows, selectRows } from '../../support/rows.ts'
import { startBucket, type TestBucket } from '../../support/servers/bucket.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-restore-'))
const key = makeBackupKey()
const good = join(scratch, 'good.tar')
const sealed = join(scratch, 'good.tar.sealed')
const at = new Date('2026-06-10T06:30:00.123Z')
let api: TestApi
let bytes: Buffer
let parts: Map<string, Buffer>

beforeAll(async () => {
  api = await createTestApi()
  const { user } = await api.signUp()
  for (const words of ['one', 'two']) await insertDocument(api, { ownerId: user._id, bytes: Buffer.from(words) })
  const config = { ...api.config, backupRecipients: [key.recipient] }
  const made = [await backupNow(api.deps, good), await backupNow({ ...api.deps, config }, sealed)]
  expect(made.map((backup) => backup.sealed)).toEqual([false, true])
  bytes = readFileSync(good)
  parts = unpack(bytes)
})
afterAll(async () => {
  await api.close()
  rmSync(scratch, { recursive: true, force: true })
})

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const block = 512
const padded = (length: number): number => Math.ceil(length / block) * block

/** The entries of a backup by name, in order, without the end marker. */
function unpack(tar: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (let from = 0; from < tar.length - endBytes; ) {
    const name = tar.toString('latin1', from, from + 100).replace(/\0.*$/, '')
    const size = Number.parseInt(tar.toString('latin1', from + 124, from + 135), 8)
    found.set(name, tar.subarray(from + block, from + block + size))
    from += block + padded(size)
  }
  return found
}
function entryOf(name: string, content: Buffer, type: string): Buffer {
  const header = Buffer.alloc(block)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  header.write(name, 0)
  header.write(octal(0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(content.length, 11), 124)
  header.write(octal(0, 11), 136)
  header.write(' '.repeat(8), 148)
  header.write(type, 156)
  header.write('ustar\u000000', 257)
  header.write(
    octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    ),
    148,
  )
  return Buffer.concat([header, content, Buffer.alloc(padded(content.length) - content.length)])
}
type Entry = [name: string, content: Buffer, type?: string]
/** Builds a backup of these entries with a valid digest, as an attacker who knows the format could. */
async function pack(entries: Iterable<Entry>): Promise<Buffer> {
  const body = Buffer.concat([...entries].map(([name, content, type = '0']) => entryOf(name, content, type)))
  return Buffer.concat([body, await composeEnd(sha256(body))])
}

const targetIn = (dataDir: string) => ({
  dataDir,
  databaseFile: join(dataDir, 'thodu.db'),
  uploads: { kind: 'folder', path: join(dataDir, 'uploads') } as const,
})
let folders = 0
function makeTarget() {
  folders += 1
  const dataDir = join(scratch, `target-${folders}`)
  mkdirSync(dataDir)
  return targetIn(dataDir)
}
/** Checks that a backup is refused before anything changes: not even a target folder exists. */
async function refuses(content: Buffer, words: string | RegExp): Promise<void> {
  const target = makeTarget()
  const file = join(scratch, 'refused.tar')
  writeFileSync(file, content)
  await expect(restoreBackup(file, target, at)).rejects.toThrow(words)
  expect(readdirSync(target.dataDir)).toEqual([])
}

describe('a backup is refused', () => {
  test('that is damaged, truncated, too long, empty or missing', async () => {
    const damaged = /^This backup cannot be used: it is damaged, cut short, or was not made by this program. Nothing/
    for (const place of [0, 600, Math.floor(bytes.length / 2), bytes.length - endBytes - 1, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] ?? 0) ^ 1
      await refuses(changed, damaged)
    }
    await refuses(bytes.subarray(0, -1), damaged)
    await refuses(bytes.subarray(0, -block), damaged)
    await refuses(Buffer.concat([bytes, Buffer.alloc(block)]), damaged)
    await refuses(Buffer.alloc(0), 'Nothing was changed')
    await refuses(await composeEnd(sha256(Buffer.alloc(0))), 'it is too short to be a backup')
    const target = makeTarget()
    await expect(restoreBackup(join(scratch, 'none'), target, at)).rejects.toThrow(/none does not exist\. Nothing/)
    // Data that the restore would replace stays as it is.
    await restoreBackup(good, target, at)
    const live = readFileSync(target.databaseFile)
    writeFileSync(join(scratch, 'cut.tar'), bytes.subarray(0, -block))
    await expect(restoreBackup(join(scratch, 'cut.tar'), target, at)).rejects.toThrow(damaged)
    expect(readFileSync(target.databaseFile)).toEqual(live)
    expect(readdirSync(target.dataDir).toSorted()).toEqual(['thodu.db', 'uploads'])
  })

  test.each<[string, Entry, string]>([
    ['a file of another name', ['notes.txt', Buffer.from('x')], 'it contains notes.txt'],
    ['a way out of its folder', ['../thodu.db', Buffer.from('x')], 'it contains ../thodu.db'],
    ['a way out of the uploads', ['uploads/../../x', Buffer.from('x')], 'it contains uploads/../../x'],
    ['a folder in the uploads', ['uploads/a/b', Buffer.from('x')], 'it contains uploads/a/b'],
    ['a name that only ends like one', ['x/thodu.db', Buffer.from('x')], 'it contains x/thodu.db'],
    ['a link', ['uploads/abc', Buffer.alloc(0), '2'], 'it contains uploads/abc'],
    ['one file twice', ['thodu.db', Buffer.from('x')], 'EEXIST'],
    ['a file that its list does not know', ['uploads/abc', Buffer.from('x')], 'its list of files does not match'],
  ])('that contains %s', async (_, entry, words) => {
    await refuses(await pack([...parts, entry]), words)
  })

  const readManifest = () => JSON.parse(String(parts.get('manifest.json'))) as Manifest
  const withManifest = (change: (manifest: Manifest) => object | string, others = new Map(parts)) => {
    const changed = change(readManifest())
    const text = typeof changed === 'string' ? changed : JSON.stringify(changed)
    return pack(others.set('manifest.json', Buffer.from(text)))
  }
  const isUpload = (name: string) => name.startsWith('uploads/')

  test('whose manifest is foreign or incomplete', async () => {
    const foreign = 'it was not made by this program'
    await refuses(await pack([...parts].filter(([name]) => name !== 'manifest.json')), foreign)
    await refuses(await withManifest(() => 'no list'), foreign)
    await refuses(await withManifest((manifest) => ({ ...manifest, format: 'another' })), foreign)
    const [database, ...uploads] = readManifest().files
    await refuses(await withManifest((manifest) => ({ ...manifest, files: uploads })), 'its list of files')
    const other = { ...database, sha256: sha256(Buffer.from('other')) }
    await refuses(
      await withManifest((manifest) => ({ ...manifest, files: [other, ...uploads] })),
      'thodu.db does not match its list of files',
    )
    const more = await withManifest((manifest) => ({ ...manifest, counts: { ...manifest.counts, accounts: 2 } }))
    await refuses(more, 'it contains 1 accounts instead of 2')
  })

  test('in which the file of a document is missing or different, although its manifest matches', async () => {
    const [name = ''] = [...parts.keys()].filter(isUpload)
    const without = new Map([...parts].filter(([one]) => one !== name))
    const gone = await withManifest(
      (manifest) => ({ ...manifest, files: manifest.files.filter((one) => one.name !== name) }),
      without,
    )
    await refuses(gone, `the uploaded file ${name.slice('uploads/'.length)} is damaged`)
    const content = Buffer.from('another')
    const swapped = await withManifest(
      (manifest) => ({
        ...manifest,
        files: manifest.files.map((one) => (one.name === name ? { ...one, sha256: sha256(content) } : one)),
      }),
      new Map(parts).set(name, content),
    )
    await refuses(swapped, `the uploaded file ${name.slice('uploads/'.length)} is damaged`)
  })

  test('whose database is damaged, although its manifest matches', async () => {
    const spoiled = Buffer.from(parts.get('thodu.db') ?? '')
    spoiled.fill(0xff, 4_096, 12_288)
    const damaged = await withManifest(
      (manifest) => ({
        ...manifest,
        files: manifest.files.map((one) => (one.name === 'thodu.db' ? { ...one, sha256: sha256(spoiled) } : one)),
      }),
      new Map(parts).set('thodu.db', spoiled),
    )
    await refuses(damaged, /^This backup cannot be used: The database is damaged.*Nothing was changed/s)
  })

  test('that is sealed, without its key, with another key, or with a file without a key', async () => {
    const keyFile = (name: string, text: string) => {
      writeFileSync(join(scratch, name), text)
      return join(scratch, name)
    }
    const target = makeTarget()
    const open = (file?: string) => restoreBackup(sealed, target, at, file)
    await expect(open()).rejects.toThrow('This backup is sealed. Give the file with its private key')
    await expect(open(keyFile('other', makeBackupKey().printed))).rejects.toThrow(
      /^This backup cannot be used: it is sea/,
    )
    await expect(open(keyFile('none', 'no key'))).rejects.toThrow(/none contains .* Nothing was changed/)
    await expect(open(join(scratch, 'not there'))).rejects.toThrow('not there cannot be read. Nothing was changed')
    expect(readdirSync(target.dataDir)).toEqual([])
    expect((await open(keyFile('key', key.printed))).manifest.files).toHaveLength(3)
    const [first = '', ...more] = [...parts.keys()].filter(isUpload)
    expect(more).toHaveLength(1)
    expect(readFileSync(join(target.dataDir, first))).toEqual(parts.get(first))
  })

  test('while a server uses the database that it would replace', async () => {
    const target = makeTarget()
    const database = openDatabase(target.databaseFile)
    await migrateDatabase(database)
    await expect(restoreBackup(good, target, at)).rejects.toThrow('The server is running. Stop it first')
    await database.close()
    expect(readdirSync(target.dataDir)).toEqual(['thodu.db'])
    expect((await restoreBackup(good, target, at)).replaced).toBe(
      join(target.dataDir, 'replaced-2026-06-10T06-30-00-123Z'),
    )
  })
})

test('a restored backup equals the original, is readable by its owner only, and is recorded in the audit log', async () => {
  const target = makeTarget()
  const file = join(scratch, 'packed-anew.tar')
  writeFileSync(file, await pack(parts))
  const { manifest, replaced } = await restoreBackup(file, target, at)
  expect(replaced).toBeUndefined()
  expect(readdirSync(target.dataDir).toSorted()).toEqual(['thodu.db', 'uploads'])
  expect([statSync(target.databaseFile).mode & 0o077, statSync(target.uploads.path).mode & 0o077]).toEqual([0, 0])
  for (const [name, content] of parts)
    if (name.startsWith('uploads/')) expect(readFileSync(join(target.dataDir, name))).toEqual(content)
  const restored = openDatabase(target.databaseFile)
  const [last] = await restored.read.selectFrom('audit_log').selectAll().orderBy('seq', 'desc').limit(1).execute()
  await restored.close()
  expect(last).toMatchObject({
    action: 'ADMIN_ACTION',
    resource_type: 'system',
    description: `Restored the backup of ${manifest.createdAt} (0 bookings)`,
    created_at: at.toISOString(),
  })
})

test('a restore keeps the replaced data beside the new, and uploads outside the backup only there', async () => {
  const target = makeTarget()
  await restoreBackup(good, target, at)
  const uploads = readdirSync(target.uploads.path)
  writeFileSync(join(target.uploads.path, 'later'), 'uploaded since')
  const before = openDatabase(target.databaseFile)
  const fact = { name: 'of-before', value: '{}', updated_at: at.toISOString() }
  await before.write((tx) => tx.insertInto('system_facts').values(fact).execute())
  await before.close()
  const { replaced = '' } = await restoreBackup(good, target, new Date('2026-06-11T00:00:00Z'))
  expect(replaced).toBe(join(target.dataDir, 'replaced-2026-06-11T00-00-00-000Z'))
  expect(readdirSync(target.uploads.path).toSorted()).toEqual(uploads.toSorted())
  expect(readdirSync(join(replaced, 'uploads')).toSorted()).toEqual([...uploads, 'later'].toSorted())
  const kept = openDatabase(join(replaced, 'thodu.db'))
  const names = await kept.read.selectFrom('system_facts').select('name').where('name', '=', 'of-before').execute()
  await kept.close()
  expect(names).toHaveLength(1)
  expect(readdirSync(target.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
})

test('an unreadable or empty database is replaced too', async () => {
  for (const content of ['', 'no database']) {
    const target = makeTarget()
    writeFileSync(target.databaseFile, content)
    const { forgotten, replaced } = await restoreBackup(good, target, at)
    expect([forgotten, readdirSync(replaced ?? '')]).toEqual([0, ['thodu.db', 'uploads']])
    expect(readFileSync(join(replaced ?? '', 'thodu.db'), 'utf8').startsWith(content)).toBe(true)
  }
})

describe('restored uploads in a bucket', () => {
  let bucket: TestBucket
  beforeAll(async () => {
    bucket = await startBucket('restored')
  })
  afterAll(() => bucket.remove())
  const targetOf = (dataDir: string) => {
    const { uploads } = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', UPLOADS_URL: bucket.url })
    return { ...targetIn(dataDir), uploads }
  }
  const uploadsOf = () => [...parts].filter(([name]) => name.startsWith('uploads/'))

  test('are added to existing ones, also twice, and uploads outside the backup are copied to disk', async () => {
    const { dataDir } = makeTarget()
    const target = targetOf(dataDir)
    expect((await restoreBackup(good, target, at)).replaced).toBeUndefined()
    const names = uploadsOf().map(([name]) => name.slice('uploads/'.length))
    expect(bucket.names().toSorted()).toEqual(names.toSorted())
    for (const [name, content] of uploadsOf()) expect(bucket.read(name.slice('uploads/'.length))).toEqual(content)
    const later = randomUUID()
    const path = join(scratch, 'later')
    writeFileSync(path, 'uploaded since')
    const file = { path, bytes: 14, sha256: sha256(Buffer.from('uploaded since')) }
    for (const name of [later, 'nobody-s-upload']) await openUploads(target.uploads).keep(name, file)
    const { replaced = '' } = await restoreBackup(good, target, at)
    expect(readdirSync(join(replaced, 'uploads'))).toEqual([later])
    expect(readFileSync(join(replaced, 'uploads', later), 'utf8')).toBe('uploaded since')
    expect(bucket.names().toSorted()).toEqual([...names, later, 'nobody-s-upload'].toSorted())
  })

  test('do not replace others of the same name, and an unwritable bucket stops the restore before it begins', async () => {
    const { dataDir } = makeTarget()
    const target = targetOf(dataDir)
    const store = openUploads(target.uploads)
    const [first = ''] = uploadsOf().map(([name]) => name.slice('uploads/'.length))
    await store.remove(first)
    const path = join(scratch, 'another')
    writeFileSync(path, 'another file')
    await store.keep(first, { path, bytes: 12, sha256: sha256(Buffer.from('another file')) })
    await expect(restoreBackup(good, target, at)).rejects.toThrow(
      `The bucket contains another file with the name ${first}`,
    )
    await store.remove(first)
    bucket.makeTrouble('full')
    await expect(restoreBackup(good, target, at)).rejects.toThrow(
      /^The uploaded files cannot be restored: .*changed\.$/,
    )
    bucket.makeTrouble(undefined)
    expect(readdirSync(dataDir).filter((name) => name !== 'jwt-secret')).toEqual([])
  })
})

describe('a backup', () => {
  test('is readable by its owner only, is identified by its digest, and leaves no temporary file', async () => {
    const file = join(scratch, 'made.tar')
    const made = await backupNow(api.deps, file)
    expect(made).toMatchObject({ file, sealed: false, uploads: 2, bytes: statSync(file).size })
    expect([made.sha256, statSync(file).mode & 0o077]).toEqual([sha256(readFileSync(file)), 0])
    expect(readdirSync(join(api.dataDir, 'backups'))).toEqual([])
    expect(readdirSync(scratch).filter((name) => name.startsWith('.'))).toEqual([])
    const last = (await api.readAudit()).at(-1)
    expect(last).toMatchObject({
      action: 'ADMIN_ACTION',
      resource_type: 'system',
      description: 'Backup made and verified by restoring it: 0 bookings, 2 files',
    })
    await expect(backupNow(api.deps, file)).rejects.toThrow(`${file} already exists`)
  })

  test('lists the uploads that are missing or damaged and contains all others (rule OPS-20)', async () => {
    const { user } = await api.signUp()
    const missing = await insertDocument(api, { ownerId: user._id })
    const damaged = await insertDocument(api, { ownerId: user._id, bytes: Buffer.from('three') })
    const names = (await selectRows(api, 'documents', ['id', 'stored_name']))
      .filter(({ id }) => id === missing || id === damaged)
      .map(({ stored_name }) => stored_name)
    const uploads = join(api.dataDir, 'uploads')
    const [broken = ''] = names.filter((name) => existsSync(join(uploads, name)))
    writeFileSync(join(uploads, broken), 'thr')
    const file = join(scratch, 'lost.tar')
    const made = await backupNow(api.deps, file)
    expect([made.lostUploads.toSorted(), made.uploads]).toEqual([names.toSorted(), 3])

    // The owner uploaded the missing file again meanwhile, and the restore does not touch it.
    const target = makeTarget()
    const [absent = ''] = names.filter((name) => name !== broken)
    mkdirSync(target.uploads.path)
    for (const name of [absent, 'of-another-database']) writeFileSync(join(target.uploads.path, name), 'back')
    const { manifest } = await restoreBackup(file, target, at)
    expect(manifest.lostUploads.toSorted()).toEqual(names.toSorted())
    const restored = readdirSync(target.uploads.path)
    expect([restored.length, restored.includes(absent), restored.includes(broken)]).toEqual([4, true, true])
    for (const id of [missing, damaged]) await deleteRows(api, 'documents', { id })
  })
})
