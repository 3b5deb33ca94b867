import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repository } from '../tools/run-tool.ts'
import { findFloating, floatingProjects } from './find-floating.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-floating-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('finds each promise nobody looks after, and nothing else', { timeout: 120_000 }, () => {
  const source = `
import type { Database, Tx } from '${repository}/db/src/index.ts'
export async function write(database: Database, rows: string[], log: (error: unknown) => void): Promise<void> {
  const remove = (tx: Tx, id: string) => tx.deleteFrom('accounts').where('id', '=', id)
  const removeAll = async (tx: Tx) => { for (const id of rows) await remove(tx, id).execute() }
  let running: Promise<void> | undefined
  database.write(removeAll) // floats
  database.write(removeAll).finally(() => log('done')) // floats
  database.write(removeAll).then(() => log('done')) // floats
  await database.write(async (tx) => {
    removeAll(tx) // floats
    remove(tx, 'a').execute() // floats
    remove(tx, 'b') // floats
    tx.selectFrom('accounts').selectAll().executeTakeFirst() // floats
    rows.map((id) => remove(tx, id).execute()) // floats
    rows.forEach(async (id) => { await remove(tx, id).execute() }) // floats
    rows.length > 0 && removeAll(tx) // floats
    await remove(tx, 'c').execute()
    await Promise.all(rows.map((id) => remove(tx, id).execute()))
    tx.onCommit(() => log('on disk'))
  })
  database.write(removeAll).catch(log)
  database.write(removeAll).then(() => log('done'), log)
  void database.write(removeAll)
  running ??= database.write(removeAll)
  rows.forEach((id) => log(id))
  log(await running)
}
`
  const config = {
    extends: join(repository, 'tsconfig.base.json'),
    compilerOptions: { types: [] },
    files: ['floats.ts'],
  }
  writeFileSync(join(folder, 'floats.ts'), source)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const found = findFloating([join(folder, 'tsconfig.json')], folder).filter((line) => line.startsWith('floats.ts'))
  const wanted = source
    .split('\n')
    .flatMap((line, index) => (line.endsWith('// floats') ? [`floats.ts:${index + 1}`] : []))
  expect(found.map((line) => line.split(': ')[0])).toEqual(wanted)
})

test('every room is looked at', () => {
  const rooms = floatingProjects(repository).flat()
  expect(rooms.map((file) => file.split('/').at(-2)).sort()).toEqual([
    'api',
    'backoffice',
    'db',
    'scripts',
    'site',
    'tests',
  ])
})
