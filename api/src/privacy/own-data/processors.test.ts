import { expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { exportWords } from './export-words.ts'
import { listProcessors } from './processors.ts'

const { page } = exportWords.en
const list = (config: Partial<Config>) =>
  listProcessors({ uploads: { kind: 'folder', path: '/data/uploads' }, ...config } as Config, exportWords.en)
const bucket = (host: string) => ({ kind: 'bucket', url: `https://key:password@${host}/papers` }) as never

test('where all of it is on our own machine, nobody else is named but the messenger', () => {
  const copies = { kind: 'folder', path: '/mnt/copies' } as const
  expect(list({ backupTo: copies })).toEqual([{ kind: page.messenger }])
})

test('whoever works for us is named by kind and machine, and no address gives its password away', () => {
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
