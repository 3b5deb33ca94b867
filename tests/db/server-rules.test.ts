import { ServerLostError, UnfitServerError } from '@thodu/db'
import { DatabaseError } from 'pg'
import { describe, expect, test } from 'vitest'
import { connectionSettings } from '../../db/src/postgres/connection-settings.ts'
import { type ServerFacts, whyUnfit } from '../../db/src/postgres/open-postgres.ts'
import { isFatal, toServerError } from '../../db/src/postgres/server-errors.ts'

const fit: ServerFacts = {
  database: 'thodu',
  version: 150_018,
  fsync: 'on',
  full_page_writes: 'on',
  encoding: 'UTF8',
  provider: 'c',
  collation: 'C.UTF-8',
  ctype: 'C.UTF-8',
  locale: null,
}

describe('a PostgreSQL server', () => {
  test.each<[string, Partial<ServerFacts>]>([
    ['of libc’s bytes', {}],
    ['of libc’s bytes, as other systems spell them', { collation: 'C.utf8', ctype: 'c.UTF8' }],
    ['of the oldest version', { version: 150_000 }],
    ['of PostgreSQL’s own bytes', { provider: 'b', locale: 'C.UTF-8', collation: 'en_US', ctype: 'en_US' }],
    ['of PostgreSQL’s own bytes and letters', { provider: 'b', locale: 'PG_UNICODE_FAST' }],
  ])('%s is accepted', (_, facts) => {
    expect(whyUnfit({ ...fit, ...facts })).toBeUndefined()
  })

  test.each<[string, Partial<ServerFacts>, string]>([
    ['with an older version', { version: 149_999 }, 'PostgreSQL 15 or newer is needed; this is 14'],
    ['that does not wait for the disk', { fsync: 'off' }, 'alter system set fsync = on; select pg_reload_conf();'],
    ['whose pages tear', { full_page_writes: 'off' }, 'alter system set full_page_writes = on; select'],
    ['of other letters', { encoding: 'SQL_ASCII' }, `create database "thodu" template template0 encoding 'UTF8'`],
    ['that sorts by a language', { collation: 'en_US.UTF-8' }, 'The database thodu does not keep UTF-8 text in the'],
    ['that does not sort letters', { ctype: 'C' }, 'in the order of its bytes'],
    ['of ICU, whatever libc would do', { provider: 'i', locale: 'C.UTF-8' }, 'in the order of its bytes'],
    ['of its own provider and another locale', { provider: 'b', locale: 'C' }, 'in the order of its bytes'],
    ['of its own provider that says none', { provider: 'b' }, 'in the order of its bytes'],
    ['of libc, whatever its own locale is', { collation: 'C', locale: 'C.UTF-8' }, 'in the order of its bytes'],
    ['with a quote in its name', { database: 'a"b', encoding: 'LATIN1' }, 'create database "a""b" template'],
  ])('%s is refused with a remedy', (_, facts, told) => {
    expect(whyUnfit({ ...fit, ...facts })).toContain(told)
  })
})

describe('the settings of a connection', () => {
  const settingsOf = (address: string, purpose: Parameters<typeof connectionSettings>[1]) => {
    const settings = connectionSettings(address, purpose)
    return { ...settings, asked: new URL(settings.connectionString ?? '').searchParams }
  }
  const common =
    '-c plan_cache_mode=force_custom_plan -c jit=off -c lock_timeout=3s -c idle_in_transaction_session_timeout=10s -c synchronous_commit=on -c client_min_messages=warning'

  test('are read-only with a statement timeout for readers', () => {
    const { asked, connectionTimeoutMillis, keepAlive, query_timeout } = settingsOf('postgres://a:b@c/d', 'reading')
    expect([...asked]).toEqual([
      ['options', `${common} -c default_transaction_read_only=on -c statement_timeout=15s`],
      ['application_name', 'thodu'],
    ])
    expect({ connectionTimeoutMillis, keepAlive, query_timeout }).toEqual({
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      query_timeout: 20_000,
    })
  })

  test('have neither for writers and migrations, and no time limit for migrations', () => {
    expect(settingsOf('postgres://c/d', 'writing').asked.get('options')).toBe(common)
    expect(settingsOf('postgres://c/d', 'writing')).toMatchObject({ query_timeout: 20_000 })
    expect(settingsOf('postgres://c/d', 'migrating').asked.get('options')).toBe(common)
    expect(settingsOf('postgres://c/d', 'migrating')).not.toHaveProperty('query_timeout')
  })

  test('keep the options of the address, which come last', () => {
    const address = 'postgres://a@c/d?sslmode=require&application_name=ours&options=-c%20work_mem%3D8MB'
    const { asked } = settingsOf(address, 'writing')
    expect(asked.get('sslmode')).toBe('require')
    expect(asked.get('application_name')).toBe('ours')
    expect(asked.get('options')).toBe(`${common} -c work_mem=8MB`)
  })
})

const said = (code?: string, severity?: string) =>
  Object.assign(new DatabaseError('no', 2, 'error'), { code, severity })

describe('an error of the PostgreSQL server', () => {
  test.each([
    ['28P01', undefined],
    ['3D000', undefined],
    ['57P01', undefined],
    ['53300', undefined],
    ['42501', 'FATAL'],
    ['XX000', 'PANIC'],
  ])('%s for a connection (%s) means a lost connection', (code, severity) => {
    const error = said(code, severity)
    expect(toServerError(error)).toBeInstanceOf(ServerLostError)
    expect(toServerError(error)).toMatchObject({
      message: 'The database server accepts no connection: no',
      code: '08006',
      cause: error,
    })
    expect(isFatal(error)).toBe(true)
  })

  test('that is unreachable means a lost connection, with every reason', () => {
    const refused = new Error('connect ECONNREFUSED')
    expect(toServerError(refused)).toMatchObject({
      message: 'The database server cannot be reached: connect ECONNREFUSED',
      cause: refused,
    })
    expect(isFatal(refused)).toBe(true)
    const both = new AggregateError([new Error('::1 refused'), new Error('127.0.0.1 refused')])
    expect(toServerError(both).message).toBe('The database server cannot be reached: ::1 refused; 127.0.0.1 refused')
    expect(toServerError(new AggregateError([refused], 'all gone')).message).toMatch(/: all gone$/)
    expect(toServerError('gone').message).toMatch(/: gone$/)
    const lost = new ServerLostError('gone before')
    expect(toServerError(lost)).toBe(lost)
    expect([lost.name, new UnfitServerError('').name]).toEqual(['ServerLostError', 'UnfitServerError'])
  })
})
