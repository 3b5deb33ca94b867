import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '../support/servers/processes.ts'
import { repository } from '../support/sources/source-files.ts'
import { copySources, fetchNode, fetchNpm, type Machine, scratchFolder, startMachine } from './machine.ts'

const scratch = scratchFolder()
const machines: Machine[] = []
afterAll(() => {
  for (const machine of machines) machine.remove()
  rmSync(scratch, { recursive: true, force: true })
})

async function start(suite: string, packages: readonly string[]): Promise<Machine> {
  const machine = await startMachine(suite, packages)
  machines.push(machine)
  return machine
}

const healthy = (port: number): string => `
for i in $(seq 1 300); do
  node -e "fetch('http://127.0.0.1:${port}/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))" && break
  kill -0 "$(cat /tmp/pid)" || { cat /tmp/log; exit 1; }
  sleep 1
done`

async function giveSources(machine: Machine): Promise<void> {
  await machine.run('useradd --create-home asha')
  copySources(join(machine.root, 'home', 'asha', 'thodu'))
  await machine.run('chown -R asha:asha /home/asha')
}

/** Types `npm start` in an unprivileged account, as the README says, with `more` variables in front. @returns its output */
async function startAsNewcomer(machine: Machine, more = ''): Promise<string> {
  const port = await findFreePort()
  return machine.run(
    `cd ~/thodu\nPORT=${port} ${more} npm start >/tmp/log 2>&1 & echo $! >/tmp/pid\n${healthy(port)}\nkill "$(cat /tmp/pid)"\nwait "$(cat /tmp/pid)" || true\ncat /tmp/log`,
    { account: 'asha' },
  )
}

const guide = readFileSync(join(repository, 'docs', 'operations.md'), 'utf8')
/** The marked blocks of the guide in order, each with its heading. */
const blocks = [...guide.matchAll(/^```sh (?:run|machine)\n([\s\S]*?)^```$/gm)].map(({ 1: commands = '', index }) => ({
  heading:
    guide
      .slice(0, index)
      .match(/^#+ (.*)$/gm)
      ?.at(-1)
      ?.replace(/^#+ /, '') ?? '',
  commands,
}))

test('Debian 13 with its own Node and npm starts as the README says', async () => {
  const machine = await start('trixie', ['nodejs', 'npm'])
  await giveSources(machine)
  const log = await startAsNewcomer(machine)
  expect(log).toContain('Downloading Node 24')
  expect(log).toContain('Thodu is running at')
  // README: a server that only runs needs 250 MB of packages, and renders pages without the others.
  await machine.run('cd ~/thodu && npm run slim', { account: 'asha' })
  expect(Number((await machine.run('du -sm /home/asha/thodu/node_modules')).split('\t')[0])).toBeLessThan(280)
  const slim = await startAsNewcomer(machine, 'PUBLIC_URL=https://care.example.org')
  expect(slim).toContain('"msg":"pages rendered"')
  expect(slim).toContain('Thodu is running at')
  expect(slim).not.toMatch(/Building|Installing/)
})

test('Debian 13 runs every block of the guide in order, in the database of the service', async () => {
  const machine = await start('trixie', ['nodejs', 'npm'])
  const port = await findFreePort()
  for (const name of ['systemctl', 'systemd-run'])
    copyFileSync(
      join(repository, 'tests', 'support', 'machine', name),
      join(machine.root, 'usr', 'local', 'sbin', name),
    )
  copyFileSync(join(repository, 'tests', 'releases', '1.1.0.tar.gz'), join(machine.root, 'srv', '1.1.0.tar.gz'))
  execFileSync('git', ['clone', '--quiet', '--bare', repository, join(machine.root, 'srv', 'thodu.git')])
  // Without an init system Debian starts no services of packages unless this file allows it.
  writeFileSync(join(machine.root, 'usr', 'sbin', 'policy-rc.d'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  // A checkout in CI has no branch.
  const bare = join(machine.root, 'srv', 'thodu.git')
  for (const args of [
    ['branch', '--force', 'released', 'HEAD'],
    ['symbolic-ref', 'HEAD', 'refs/heads/released'],
  ])
    execFileSync('git', args, { cwd: bare })
  const database = "new (require('node:sqlite').DatabaseSync)('/var/lib/thodu/thodu.db', { readOnly: true })"
  const ask = async (sql: string) => {
    const answer = `console.log(JSON.stringify(${database}.prepare(${JSON.stringify(sql)}).all()))`
    const said = await machine.run(
      `/opt/thodu/node_modules/.bin/node --no-warnings -e '${answer.replaceAll("'", "'\\''")}'`,
    )
    return said.trim()
  }
  const waitForServer = () =>
    machine.run(
      `for i in $(seq 1 120); do curl -fsS http://127.0.0.1:${port}/api/health && exit 0; sleep 0.5; done; tail -5 /var/log/thodu.log; exit 1`,
    )
  const address = 'postgres://thodu:letters7@127.0.0.1/thodu'
  const inputs: Record<string, string> = {
    'A server': 'letters7\nletters7\n',
    'Moving there, and back': `${address}\n`,
  }
  let typed = 0
  let seconds = Date.now()
  for (const { heading, commands } of blocks) {
    if (heading === 'Upgrade') {
      // Data of the previous version, a setting of the owner, and a new commit.
      await machine.run(`systemctl stop thodu
cp -a /var/lib/thodu /var/lib/thodu.own
rm -rf /var/lib/thodu/thodu.db* /var/lib/thodu/uploads
tar -xzf /srv/1.1.0.tar.gz --no-same-owner -C /var/lib/thodu thodu.db uploads && chown -R thodu:thodu /var/lib/thodu
cd /opt/thodu && sed -i 's/8700000100/8700000111/; s/87000 00100/87000 00111/' api/src/contract/defaults/brand.config.ts
git config --global user.email office@example.org && git config --global user.name Office
git clone -q /srv/thodu.git /tmp/next && cd /tmp/next && echo >> CHANGELOG.md && git commit -qam 'Next version' && git push -q`)
    }
    if (heading === 'Restore')
      await machine.run(
        'systemctl stop thodu; rm -rf /var/lib/thodu.away; cp -a /var/lib/thodu/backups/today.tar /srv/; mv /var/lib/thodu /var/lib/thodu.away; install -d -o thodu -m 700 /var/lib/thodu/backups /var/lib/thodu; install -o thodu /srv/today.tar /var/lib/thodu/backups/',
      )
    const here = commands.replaceAll('localhost:3000', `localhost:${port}`).replaceAll('REPOSITORY', '/srv/thodu.git')
    await machine.run(
      `cd /opt/thodu 2>/dev/null || cd /\n${here}`.replaceAll('apt-get install', 'apt-get install -y -q'),
      {
        input: inputs[heading] ?? '',
      },
    )
    typed += 1
    console.log(`${heading}: ${Math.round((Date.now() - seconds) / 1000)} s`)
    seconds = Date.now()
    if (commands.includes('deploy/env.example'))
      await machine.run(`sed -i 's/^SMTP_URL=.*//' /etc/thodu.env; echo PORT=${port} >> /etc/thodu.env`)
    if (/systemctl (?:start|restart|enable|daemon-reload)/.test(commands)) await waitForServer()
    if (heading === 'Install as a service' && commands.includes('admin -- create'))
      expect(await ask("select email from accounts where role = 'admin'")).toContain('office@example.org')
    if (heading === 'Backups')
      expect(await ask("select count(*) as n from audit_log where description like 'Backup made%'")).toMatch(/[1-9]/)
    if (heading === 'Upgrade') {
      expect(await machine.run('ls /var/lib/thodu/backups')).toMatch(/before-\S+\.tar/)
      expect(await machine.run('grep -c "87000 00111" /opt/thodu/api/src/contract/defaults/brand.config.ts')).toContain(
        '1',
      )
      expect(await ask('select count(*) as bookings from bookings')).toBe('[{"bookings":1}]')
      // The office of the blocks before and after continues with its own data.
      await machine.run(
        'systemctl stop thodu; rm -r /var/lib/thodu; mv /var/lib/thodu.own /var/lib/thodu; systemctl start thodu',
      )
      await waitForServer()
    }
    // The last block but one moves the database to PostgreSQL, and the last one moves it back.
    if (heading === 'Moving there, and back' && typed === blocks.length - 1)
      expect(await machine.run('runuser -u postgres -- psql -d thodu -Atc "select count(*) from accounts"')).toMatch(
        /[1-9]/,
      )
  }
  expect(await ask('select count(*) as n from accounts')).toMatch(/[1-9]/)
  expect(await machine.run('ls -d /opt/thodu/data 2>/dev/null || echo none')).toContain('none')
  copyFileSync(join(machine.root, 'srv', 'today.tar'), join(scratch, 'today.tar'))
})

test('Debian 12 with a newer Node from npm starts on it, downloads none, and restores the backup', async () => {
  const machine = await start('bookworm', [])
  copyFileSync(join(fetchNode('22.18.0'), 'node'), join(machine.root, 'usr', 'bin', 'node'))
  execFileSync('cp', ['-a', fetchNpm(), join(machine.root, 'usr', 'lib', 'npm')])
  await machine.run('for name in npm npx; do ln -s "/usr/lib/npm/bin/$name-cli.js" "/usr/bin/$name"; done')
  await giveSources(machine)
  const log = await startAsNewcomer(machine)
  expect(log).not.toContain('Downloading Node')
  expect(log).toContain('Thodu is running at')
  copyFileSync(join(scratch, 'today.tar'), join(machine.root, 'srv', 'today.tar'))
  const said = await machine.run(
    'chmod 644 /srv/today.tar; cd /home/asha/thodu; setpriv --reuid=asha --regid=asha --init-groups bash -c "DATA_DIR=/home/asha/restored npm run restore -- /srv/today.tar && DATA_DIR=/home/asha/restored npm run admin -- verify-audit"',
  )
  expect(said).toContain('The audit log is intact')
})

test('Debian 12 with its own Node stops with one message before anything is downloaded', async () => {
  const machine = await start('bookworm', ['nodejs'])
  copySources(join(machine.root, 'srv', 'thodu'))
  const begun = Date.now()
  const said = await machine.run('cd /srv/thodu && ! node scripts/launch.mjs start && ls')
  expect(Date.now() - begun).toBeLessThan(2_000)
  expect(said).toMatch(/^Node 18\.\S+ is too old: install Node 24 /)
  expect(said).not.toContain('node_modules')
})
