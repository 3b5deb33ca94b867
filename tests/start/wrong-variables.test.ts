import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { adminEnv, firstAdmin, signIn } from '../support/people.ts'
import { startServer } from '../support/servers/server.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'thodu-wrong-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Ended = { code: number | null; out: string; said: string }

function run(command: string, env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'launch.mjs'), command], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env },
  })
  let out = ''
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, said })))
}

describe.concurrent('an invalid variable stops with one line that names it, before a build', {
  timeout: 120_000,
}, () => {
  test.each([
    ['start', 'PORT', 'eighty'],
    ['start', 'PORT', '70000'],
    ['start', 'HOST', 'not an address'],
    ['start', 'HOST', '203.0.113.7'],
    ['start', 'PUBLIC_URL', 'care.example.org'],
    ['start', 'PUBLIC_URL', 'ftp://care.example.org'],
    ['start', 'PUBLIC_URL', 'https://care.example.org/home'],
    ['start', 'PUBLIC_URL', 'https://care.example.org?x=1'],
    ['start', 'DATA_DIR', '/dev/null/x'],
    ['start', 'DATABASE_URL', 'mysql://x'],
    ['start', 'SMTP_URL', 'http://mail.example.org'],
    ['start', 'JWT_SECRET', 'short'],
    ['start', 'JWT_SECRET', 'a-text-of-32-characters-or-more-the-same-for-every-process'],
    ['start', 'TRUST_PROXY', 'yes'],
    ['start', 'RATE_LIMITS', 'no'],
    ['start', 'MAX_UPLOAD_MB', '0'],
    ['start', 'METRICS_TOKEN', 'short'],
    ['start', 'LOG_LEVEL', 'loud'],
    ['start', 'ADMIN_EMAIL', 'nobody'],
    ['build', 'PUBLIC_URL', 'nonsense'],
    ['demo', 'PORT', '-1'],
    ['dev', 'PORT', 'x'],
  ])('npm run %s with %s=%s', async (command, name, value) => {
    const { code, out, said } = await run(command, {
      [name]: value,
      ...(name === 'ADMIN_EMAIL' ? { ADMIN_PASSWORD: 'Kakatiya#2026' } : {}),
    })
    expect(said).toMatch(new RegExp(`^${name} is wrong: .+\\n$`))
    expect(out).toBe('')
    expect(code).toBe(1)
  })

  test('for a port in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, said } = await run('start', { PORT: String(port) })
    expect(said).toBe(`PORT is wrong: ${port} is used by another program\n`)
    expect(code).toBe(1)
    other.close()
  })
})

test('checking a build creates no data folder', async () => {
  await run('build', { PUBLIC_URL: 'nonsense', DATA_DIR: join(folder, 'untouched') })
  expect(existsSync(join(folder, 'untouched'))).toBe(false)
})

test('a public installation with placeholder values is reported in the log and to admins', async () => {
  const server = await startServer({ env: { ...adminEnv, PUBLIC_URL: 'https://care.example.org' } })
  expect(server.log()).toMatch(/"notice":"placeholders","details":\[[^\]]*"brand\.email"/)
  await server.remove()
  const local = await startServer({ env: adminEnv })
  expect(local.log()).not.toContain('placeholders')
  const { api } = await signIn(local, firstAdmin)
  expect(await api.call('/admin/notices')).toMatchObject({ notices: [] })
  await local.remove()
})
