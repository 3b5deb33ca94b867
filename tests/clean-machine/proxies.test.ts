import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repository } from '../support/sources/source-files.ts'
import { type Machine, startMachine } from './machine.ts'

const machines: Machine[] = []
afterAll(() => {
  for (const machine of machines) machine.remove()
})

async function startProxy(suite: string, proxy: 'nginx' | 'caddy'): Promise<Machine> {
  const machine = await startMachine(suite, [proxy, 'openssl'])
  machines.push(machine)
  for (const file of ['nginx.conf', 'Caddyfile', 'processes.Caddyfile'])
    copyFileSync(join(repository, 'deploy', file), join(machine.root, 'srv', file))
  writeFileSync(join(machine.root, 'srv', 'test.conf'), 'events {}\nhttp { include /srv/nginx.conf; }\n')
  await machine.run(`folder=/etc/letsencrypt/live/care.example.org
mkdir -p $folder
openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=care.example.org -keyout $folder/privkey.pem -out $folder/fullchain.pem`)
  return machine
}

test.each([
  ['bullseye', '1.18'],
  ['bookworm', '1.22'],
  ['trixie', '1.26'],
])('nginx of Debian %s (%s) loads the shipped file', async (suite, version) => {
  const machine = await startProxy(suite, 'nginx')
  const said = await machine.run('nginx -v; nginx -t -c /srv/test.conf')
  expect(said).toContain(`nginx/${version}`)
  expect(said).toContain('test is successful')
})

test('Caddy of Debian 13 loads both shipped files', async () => {
  const machine = await startProxy('trixie', 'caddy')
  for (const file of ['Caddyfile', 'processes.Caddyfile'])
    expect(await machine.run(`caddy validate --adapter caddyfile --config /srv/${file}`)).toContain(
      'Valid configuration',
    )
})
