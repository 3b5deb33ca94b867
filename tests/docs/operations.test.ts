import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createDeps, loadConfig } from '@thodu/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engine, makePostgresDatabase } from '../support/engines/test-database.ts'
import { adminEnv } from '../support/people.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const guide = join(root, 'docs', 'operations.md')
const text = readFileSync(guide, 'utf8')
const scratch = mkdtempSync(join(tmpdir(), 'thodu-docs-'))
const metricsToken = 'a-token-of-this-test'
let server: TestServer
let stored: Record<string, string> = {}
let drop = async (): Promise<void> => {}

beforeAll(async () => {
  if (engine === 'postgres') {
    const made = await makePostgresDatabase({ empty: true })
    drop = made.drop
    stored = { DATABASE_URL: made.address, JWT_SECRET: 'a secret of a test, at least 32 bytes long' }
  }
  server = await startServer({ env: { ...adminEnv, ...stored, METRICS_TOKEN: metricsToken } })
})
afterAll(async () => {
  await server.remove()
  await drop()
  rmSync(scratch, { recursive: true, force: true })
})

/** The commands of the guide with the data folder, port and key folder of this machine. */
const typedHere = (commands: string): string =>
  commands
    .replaceAll('/var/lib/thodu', server.dataDir)
    .replaceAll('localhost:3000', `localhost:${server.port}`)
    .replaceAll('/run/', `${scratch}/`)
    .replaceAll('install -o thodu', 'install')

/** A folder with the shipped `as-thodu` and a stand-in for systemd; /etc/thodu.env has the variables of the server. */
function installCommands(): string {
  const bin = join(scratch, 'bin')
  const settings = join(scratch, 'thodu.env')
  mkdirSync(bin)
  const env = { DATA_DIR: server.dataDir, METRICS_TOKEN: metricsToken, ...stored }
  writeFileSync(
    settings,
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  const shipped = readFileSync(join(root, 'deploy', 'as-thodu'), 'utf8')
  const here = shipped.replace('/etc/thodu.env', settings).replace('/opt/thodu', root)
  writeFileSync(join(bin, 'as-thodu'), here, { mode: 0o755 })
  symlinkSync(join(root, 'tests', 'support', 'machine', 'systemd-run'), join(bin, 'systemd-run'))
  return bin
}

test('every command marked to run in the guide works in order on the installation of the server', async () => {
  const blocks = [...text.matchAll(/^```sh run\n([\s\S]*?)^```$/gm)].map(([, commands]) => commands ?? '')
  expect(blocks.length).toBeGreaterThan(5)
  const path = [installCommands(), process.env.PATH].join(':')
  // A shell without the variables of the server, so commands without as-thodu find no installation.
  const env = { PATH: path, STAND_IN_PATH: path, HOME: scratch }
  for (const commands of blocks) {
    const typed = typedHere(commands)
    const result = await run('bash', ['-euo', 'pipefail', '-c', typed], { cwd: root, env }).catch((error: unknown) => {
      throw new Error(`${typed}\n${error instanceof Error ? error.message : String(error)}`)
    })
    expect(result.stdout).not.toContain('Error')
  }
  const { database } = await createDeps(loadConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: 'silent', ...stored }))
  const admins = await database.read.selectFrom('accounts').select('email').where('role', '=', 'admin').execute()
  const backups = await database.read
    .selectFrom('audit_log')
    .select('seq')
    .where('description', 'like', 'Backup made%')
    .execute()
  await database.close()
  // The commands of the page changed the database that the service uses.
  expect(admins.map(({ email }) => email)).toContain('second.office@example.org')
  // On a slow machine the nightly backup comes in between.
  expect(backups.length).toBeGreaterThanOrEqual(2)
  expect(existsSync(join(root, 'data'))).toBe(false)
}, 400_000)

test('the guide has no password to copy, and the start reports that mails are files without a mail server', () => {
  expect(text).not.toMatch(/PASSWORD=\S/)
  // A printed secret would be known to every reader, so the command generates it.
  expect(text.match(/JWT_SECRET=\S+/g)).toEqual(['JWT_SECRET=$(openssl'])
  expect(server.log()).toContain(
    'SMTP_URL is not set: mails and the codes in them are written to files, which stay for 7 days',
  )
})

test('every file and command that the guide refers to exists', () => {
  for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
    if (!target.endsWith('performance.md')) expect(existsSync(join(dirname(guide), target)), target).toBe(true)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const [, command = ''] of text.matchAll(/npm run ([a-z:]+)/g)) expect(Object.keys(scripts)).toContain(command)
})

test('the service file is hardened, and valid for systemd if it is installed', () => {
  const unit = join(root, 'deploy', 'thodu.service')
  const service = readFileSync(unit, 'utf8')
  for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'UMask=0077'])
    expect(service).toContain(line)
  if (!existsSync('/usr/bin/systemd-analyze')) return
  const verdict = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  })
  expect(Number(/exposure level for .*: ([\d.]+)/.exec(verdict)?.[1])).toBeLessThan(2.5)
})
