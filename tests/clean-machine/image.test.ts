import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '../support/servers/processes.ts'
import { repository } from '../support/sources/source-files.ts'
import { readDockerfile, readDockerIgnore, type Stage } from './dockerfile.ts'
import { copySources, fetchNode, fetchNpm, type Machine, scratchFolder, startMachine } from './machine.ts'

const scratch = scratchFolder()
const machines: Machine[] = []
afterAll(() => {
  for (const machine of machines) machine.remove()
  rmSync(scratch, { recursive: true, force: true })
})

const { version } = JSON.parse(readFileSync(join(repository, 'scripts', 'launch', 'runtime.json'), 'utf8')) as {
  version: string
}

/** Replaces an official Node image: its Debian, its Node and npm, and its account `node`. */
async function startImage({ image }: Stage): Promise<Machine> {
  const [, major, suite = ''] = /^node:(\d+)-(\w+)-slim$/.exec(image) ?? []
  expect(version.split('.')[0], 'the image has the Node line of runtime.json').toBe(major)
  const machine = await startMachine(suite, [])
  machines.push(machine)
  const programs = join(machine.root, 'usr', 'local', 'bin')
  execFileSync('cp', ['-a', join(fetchNode(version), 'node'), programs])
  execFileSync('cp', ['-a', fetchNpm(), join(machine.root, 'usr', 'local', 'lib', 'npm')])
  await machine.run(
    'for name in npm npx; do ln -s "/usr/local/lib/npm/bin/$name-cli.js" "/usr/local/bin/$name"; done; useradd --create-home --uid 1000 node',
  )
  return machine
}

/** COPY . .: the committed sources without the patterns of .dockerignore. */
function copyContext(folder: string): void {
  copySources(folder)
  const ignore = join(scratch, 'ignore')
  writeFileSync(ignore, readDockerIgnore())
  const args = ['ls-files', '--cached', '--ignored', '-z', `--exclude-from=${ignore}`]
  const ignored = execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const path of ignored) rmSync(join(folder, path))
}

type Built = { machine: Machine; folder: string; user: string; env: string[]; health: string; command: string[] }

async function build(stage: Stage, from: (name: string) => Machine): Promise<Built> {
  const machine = await startImage(stage)
  const built: Built = { machine, folder: '/', user: 'root', env: [], health: '', command: [] }
  const inRoot = (path: string) => join(machine.root, path)
  for (const { name, value } of stage.instructions) {
    const words = value.split(' ')
    if (name === 'WORKDIR') {
      built.folder = value
      mkdirSync(inRoot(value), { recursive: true })
    } else if (name === 'COPY' && value === '. .') copyContext(inRoot(built.folder))
    else if (name === 'COPY' && value.startsWith('--from=')) {
      const [source = '', path = '', target = ''] = words
      const origin = `${join(from(source.replace('--from=', '')).root, path)}/.`
      mkdirSync(inRoot(target), { recursive: true })
      execFileSync('cp', ['-a', origin, inRoot(target)])
    } else if (name === 'RUN') await machine.run(`cd ${built.folder}\n${value}`, { account: built.user })
    else if (name === 'USER') built.user = value
    else if (name === 'ENV') built.env.push(...words)
    else if (name === 'HEALTHCHECK') built.health = value.slice(value.indexOf('CMD ') + 4)
    else if (name === 'CMD') built.command = JSON.parse(value) as string[]
    else if (name !== 'VOLUME' && name !== 'EXPOSE')
      throw new Error(`The Dockerfile has an instruction that is new: ${name}`)
  }
  return built
}

test('the image builds from its Dockerfile and serves pages for the address it is started with', async () => {
  const stages = readDockerfile()
  const done = new Map<string, Built>()
  let built: Built | undefined
  for (const stage of stages) {
    built = await build(stage, (name) => {
      const earlier = done.get(name)
      if (earlier === undefined) throw new Error(`no stage ${name}`)
      return earlier.machine
    })
    done.set(stage.name, built)
  }
  if (built === undefined) throw new Error('The Dockerfile has no stage')
  const { machine, folder, user, env, health, command } = built
  const port = await findFreePort()
  const quote = (words: readonly string[]) => words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  const check = quote((JSON.parse(health) as string[]).map((word) => word.replaceAll('3000', String(port))))
  const read = (path: string) =>
    machine.run(`node -e "fetch('http://127.0.0.1:${port}${path}').then((r) => r.text()).then(console.log)"`)
  async function runContainer(publicUrl: string): Promise<string[]> {
    const set = [...env, `PORT=${port}`, `PUBLIC_URL=${publicUrl}`, 'TRUST_PROXY=1']
    const begun = Date.now()
    await machine.run(
      `cd ${folder}; export ${quote(set)}; setsid ${quote(command)} >/tmp/log 2>&1 & echo $! >/tmp/pid
for i in $(seq 1 120); do ${check} && exit 0; kill -0 "$(cat /tmp/pid)" || break; sleep 1; done; cat /tmp/log; exit 1`,
      { account: user },
    )
    console.log(`healthy after ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    const pages = [await read('/'), await read('/te/prices'), await read('/api/health')]
    await machine.run('kill "$(cat /tmp/pid)"; while kill -0 "$(cat /tmp/pid)" 2>/dev/null; do sleep 0.1; done')
    return pages
  }
  for (const publicUrl of ['https://care.example.org', 'https://other.example.net']) {
    const [home, prices, state] = await runContainer(publicUrl)
    expect(home).toContain(`<link rel="canonical" href="${publicUrl}/"`)
    expect(prices).toContain(`${publicUrl}/te/prices`)
    // The health check of a container comes from its own machine and includes details.
    expect(JSON.parse(state ?? '')).toMatchObject({ status: 'ok', causes: [] })
  }
  // The account of the image may not write to the program folder, so both renderings are in the volume.
  expect((await machine.run('ls /data/pages')).trim().split('\n').length).toBeGreaterThanOrEqual(1)
  const log = await machine.run('cat /tmp/log')
  expect(log).not.toContain('"level":50')
  console.log(`the image adds ${(await machine.run(`du -sm ${folder}`)).split('\t')[0]} MB to Node's`)
  const said = await machine.run(
    `cd ${folder}; export ${quote(env)}; ADMIN_PASSWORD='a long password of a test' node scripts/admin.ts create office@example.org && node scripts/backup.ts /data/backups/now.tar`,
    { account: user },
  )
  expect(said).toMatch(/now\.tar: [\d.]+ MB, verified/)
})
