import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brand, brandPayments, brandPromises } from '../contract/defaults/brand.config.ts'
import { brandPrivacy } from '../contract/defaults/privacy.config.ts'
import { ourBrand } from './brand-setup.ts'
import { loadConfig } from './config.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'thodu-config-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const secret = 'k'.repeat(32)
const recipient = 'age1s5s0qzvfxzn4gayt0hwtg0hhtgxm7wsdycup4a8t5j5ca25mfe4qt4hs7q'
const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir, JWT_SECRET: secret, ...env })
const secretOf = (config: ReturnType<typeof loadConfig>): string => config.secret.export().toString('utf8')

test('with only DATA_DIR set, all state is in that folder', () => {
  const folder = join(dataDir, 'new', 'folder')
  const config = load({ DATA_DIR: folder })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: folder,
    databaseAddress: undefined,
    databaseFile: join(folder, 'thodu.db'),
    database: join(folder, 'thodu.db'),
    uploadsDir: join(folder, 'uploads'),
    uploads: { kind: 'folder', path: join(folder, 'uploads') },
    outboxDir: join(folder, 'outbox'),
    google: undefined,
    rateLimits: true,
    maxUploadBytes: 10 * 1024 * 1024,
    backupRecipients: [],
    backupTo: undefined,
  })
})

test('DATABASE_URL sets the database, and PUBLIC_URL the address of the site', () => {
  expect(load({ DATABASE_URL: 'sqlite:/srv/care.db' })).toMatchObject({
    databaseAddress: undefined,
    databaseFile: '/srv/care.db',
    database: '/srv/care.db',
  })
  const address = 'postgres://a:b@db/thodu'
  expect(load({ DATABASE_URL: address })).toMatchObject({
    databaseAddress: address,
    databaseFile: join(dataDir, 'thodu.db'),
    database: address,
  })
  expect(load({ PUBLIC_URL: 'https://care.example.org/' }).publicUrl).toBe('https://care.example.org')
  expect(load({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test('RATE_LIMITS=off turns the limits off, and MAX_UPLOAD_MB is read as bytes', () => {
  expect(load({ RATE_LIMITS: 'off', MAX_UPLOAD_MB: '3' })).toMatchObject({
    rateLimits: false,
    maxUploadBytes: 3_145_728,
  })
})

test('another issuer or key URL than Google’s is recognised as a replacement', () => {
  const google = (env: Record<string, string>) => load({ GOOGLE_CLIENT_ID: 'ours', ...env }).google
  expect(google({})).toMatchObject({ clientId: 'ours', isReplaced: false })
  expect(google({ GOOGLE_ISSUER: 'https://id.example.org' })).toMatchObject({
    issuer: 'https://id.example.org',
    isReplaced: true,
  })
  expect(google({ GOOGLE_JWKS_URL: 'https://id.example.org/certs' })).toMatchObject({
    jwksUrl: 'https://id.example.org/certs',
    isReplaced: true,
  })
})

test('the secret is the given one, or is created once and readable by its owner only', () => {
  expect(secretOf(load())).toBe(secret)
  const made = loadConfig({ DATA_DIR: dataDir })
  const file = join(dataDir, 'jwt-secret')
  expect(secretOf(made)).toBe(readFileSync(file, 'utf8'))
  expect(secretOf(made)).toMatch(/^[\w-]{64}$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(secretOf(loadConfig({ DATA_DIR: dataDir }))).toBe(secretOf(made))
  writeFileSync(file, ` ${secret}\n`)
  expect(secretOf(loadConfig({ DATA_DIR: dataDir }))).toBe(secret)
  writeFileSync(file, `${secret.slice(1)}\n`)
  expect(() => loadConfig({ DATA_DIR: dataDir })).toThrow(
    'JWT_SECRET is wrong: the generated file in DATA_DIR is damaged',
  )
})

test('copies of backups are refused within DATA_DIR', () => {
  const copies = (place: string) => load({ BACKUP_RECIPIENTS: recipient, BACKUP_TO: place })
  for (const within of [dataDir, join(dataDir, 'copies')])
    expect(() => copies(within)).toThrow('BACKUP_TO is wrong: it is inside DATA_DIR')
  expect(copies(`${dataDir}-copies`).backupTo).toEqual({ kind: 'folder', path: `${dataDir}-copies` })
  expect(copies('s3://k:s@s3.example.org/copies')).toMatchObject({
    backupTo: { kind: 'bucket', url: 'https://s3.example.org/copies' },
    backupRecipients: [recipient],
  })
  expect(load({ UPLOADS_URL: 's3://k:s@s3.example.org/files' }).uploads).toMatchObject({
    kind: 'bucket',
    url: 'https://s3.example.org/files',
  })
})

test('a data folder that cannot be created is reported', () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  mkdirSync(join(dataDir, 'there'))
  expect(load({ DATA_DIR: join(dataDir, 'there') }).dataDir).toBe(join(dataDir, 'there'))
  expect(() => load({ DATA_DIR: join(file, 'x') })).toThrow('DATA_DIR is wrong: the folder cannot be created')
})

test('an invalid value in a configuration file is reported with its name', () => {
  const house = { promises: brandPromises, officeHours: brand.officeHours }
  const env = { DATA_DIR: dataDir, JWT_SECRET: secret }
  const upi = { vpa: 'nobody', name: 'Thodu', verified: false, max: 1 }
  expect(() => loadConfig(env, house, { ...brandPayments, upi })).toThrow(
    'brand.config.ts is wrong: brandPayments.upi.vpa is not a UPI address',
  )
  expect(() => loadConfig(env, { ...house, promises: { ...brandPromises, call: 0 } })).toThrow(
    'brand.config.ts is wrong: promises.call is no number of minutes',
  )
  const answering = (answerDays: number) => loadConfig(env, house, brandPayments, { ...brandPrivacy, answerDays })
  // Rule PRIV-C1.
  expect(answering(90).privacy.answerDays).toBe(90)
  expect(() => answering(91)).toThrow(
    'privacy.config.ts is wrong: answerDays is above 90, the longest time allowed for an answer',
  )
  const named = { ...ourBrand, brand: { ...brand, email: 'Thodu Care' } }
  expect(() => loadConfig(env, house, brandPayments, brandPrivacy, named)).toThrow(
    'brand.config.ts is wrong: brand.email must be an e-mail address',
  )
  expect(loadConfig(env, house, brandPayments, brandPrivacy)).toMatchObject({
    payments: brandPayments,
    privacy: brandPrivacy,
  })
})
