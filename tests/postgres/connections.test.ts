import { openDatabase } from '@thodu/db'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../support/api.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/engines/postgres-server.ts'

/** A separate server, because other suites must not be refused. */
let own: OwnPostgres
let office: Client
let api: TestApi
let token: string
const [name, person] = ['thodu_refused', 'thodu']
const addressWith = (secret: string) => own.address.replace('postgres@', `${person}:${secret}@`)

/** Makes the server require a password for some accounts and reload its configuration. */
async function askForPasswords(): Promise<void> {
  const { rows } = await office.query<{ file: string }>(`select current_setting('hba_file') as file`)
  const lines = [`host all ${person} 127.0.0.1/32 scram-sha-256`, 'host all all 127.0.0.1/32 trust']
  await office.query(`copy (values ${lines.map((line) => `('${line}')`).join(', ')}) to '${rows[0]?.file}'`)
  await office.query('select pg_reload_conf()')
}
const cut = (of = name) =>
  office.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [of])

beforeAll(async () => {
  own = await startOwnPostgres()
  office = new Client(`${own.address}/postgres`)
  await office.connect()
  await askForPasswords()
  await office.query(`create role ${person} login password 'right'`)
  await office.query(
    `create database ${name} owner ${person} template template0 encoding 'UTF8' locale_provider libc locale 'C.UTF-8'`,
  )
  api = await createTestApi({ DATABASE_URL: `${addressWith('right')}/${name}` })
  token = (await api.signUp()).token
})
afterAll(async () => {
  await api?.close()
  await office?.end()
  await own?.stop()
})

const read = () => api.call('GET', '/user/profile', { token })
const write = () => api.call('PUT', '/user/profile', { token, body: { location: 'Hanamkonda' } })
beforeEach(async () => {
  await expect.poll(async () => (await write()).status).toBe(200)
})

/** Ways in which the server refuses connections, each with its SQL code and its remedy. */
const refusals: [string, string, string, string][] = [
  [
    '55000',
    'the database takes none',
    `alter database ${name} allow_connections false`,
    `alter database ${name} allow_connections true`,
  ],
  [
    '53300',
    'there are too many',
    `alter role ${person} connection limit 0`,
    `alter role ${person} connection limit -1`,
  ],
  [
    '3D000',
    'the database does not exist',
    `alter database ${name} rename to elsewhere`,
    `alter database elsewhere rename to ${name}`,
  ],
  [
    '28P01',
    'the password is another one',
    `alter role ${person} password 'other'`,
    `alter role ${person} password 'right'`,
  ],
  ['28000', 'the role may not sign in', `alter role ${person} nologin`, `alter role ${person} login`],
  [
    '42501',
    'the role may not connect',
    `revoke connect on database ${name} from public, ${person}`,
    `grant connect on database ${name} to public, ${person}`,
  ],
]

test.each(refusals)(
  'a refused connection (%s: %s) gives a 503 with Retry-After, and works again afterwards',
  async (code, _, refuse, mend) => {
    if (code !== '3D000') await office.query(refuse)
    await cut()
    if (code === '3D000') await expect.poll(() => office.query(refuse).then(() => 'renamed', String)).toBe('renamed')
    for (const call of [read, write]) {
      await cut()
      const answer = await call()
      expect([answer.status, answer.body.code, answer.headers.get('Retry-After')]).toEqual([503, 'server.busy', '5'])
    }
    await office.query(mend)
    await expect.poll(async () => [(await read()).status, (await write()).status]).toEqual([200, 200])
  },
)

test('a refused start reports it in one sentence without the password', async () => {
  const database = openDatabase(`${addressWith('a-wrong-one')}/${name}`)
  const refused = await database.upkeep.check().catch((error: Error) => error)
  expect(refused).toMatchObject({
    name: 'ServerLostError',
    message: `The database server accepts no connection: password authentication failed for user "${person}"`,
  })
  await database.close()
})
