import { expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { exportWords } from './export-words.ts'
import { listProcessors } from './processors.ts'

const { page } = exportWords.en
const list = (config: Partial<Config>) =>
  listProcessors({ uploads: { kind: 'folder', path: '/data/uploads' }, ...config } as Config, exportWords.en)
const bucket = (host: string) => ({ kind: 'bucket', url: `https://key:password@${host}/papers` }) as never

test('an installation on one machine lists only the messenger as processor', () => {
  const copies = { kind: 'folder', path: '/mnt/copies' } as const
  expect(list({ backupTo: copies })).toEqual([{ kind: page.messenger }])
})

test('processors are listed by kind and host, without the password of an address', () => {
  const named = list({
    smtpUrl: 'smtps://user:password@mail.example:465',
    uploads: bucket('papers.example'),
    backupTo: bucket('copies.example'),
    databaseAddress: 'postgres://thodu:password@data.example/thodu',
    google: { clientId: 'x' } as never,
  })
  expect(named).toEqual([
    { kind: page.mail, host: 'mail.example' },
    { kind: page.bucket, host: 'papers.example' },
    { kind: page.backups, host: 'copies.example' },
    { kind: page.database, host: 'data.example' },
    { kind: page.google },
    { kind: page.messenger },
  ])
  for (const databaseAddress of ['postgres:///thodu?host=/run/postgresql', 'postgres://user:password@a.example:no'])
    expect(list({ databaseAddress })[0]).toEqual({ kind: page.database })
})
