import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdmin, createDeps, loadConfig } from '@thodu/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'thodu-move-'))
beforeAll(async () => {
  const deps = await createDeps(loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  await createAdmin(deps, { email: 'office@example.in', password: 'Kakatiya#2026' })
  await deps.database.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function move(given: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  return spawnSync(process.execPath, ['scripts/admin.ts', 'move-database', ...given], {
    cwd: repository,
    env: { PATH, DATA_DIR: folder, ...env },
    encoding: 'utf8',
  })
}

test('a move goes where MOVE_TO says, so that no password is in the list of processes', () => {
  const target = join(folder, 'moved.db')
  const { status, stdout, stderr } = move([], { MOVE_TO: `sqlite:${target}` })
  expect(status, stderr).toBe(0)
  expect(stderr).toMatch(/^Thodu \d+\.\d+\.\d+, database \S+thodu\.db\n$/)
  expect(stdout).toContain(', all equal.')
  expect(existsSync(target)).toBe(true)
}, 60_000)

test('a password in --to is warned of; without any target nothing is moved', () => {
  const shown = move(['--to', 'postgres://thodu:letters7@127.0.0.1:1/thodu'])
  expect(shown.status).toBe(1)
  expect(shown.stderr).toContain('Everybody on this machine can read the password in --to')
  expect(shown.stderr).not.toContain('letters7')
  const [missing, empty] = [move([]), move(['--to'], { MOVE_TO: 'sqlite:x' })]
  for (const { status, stderr } of [missing, empty]) expect([status, stderr.slice(0, 6)]).toEqual([1, 'Usage:'])
}, 60_000)
