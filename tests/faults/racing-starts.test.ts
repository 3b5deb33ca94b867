import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { languages } from '@thodu/api/contract/people/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { type Copy, copyRepository } from '../support/sources/copy-repository.ts'
import { repository } from '../support/sources/source-files.ts'
import { printFigures } from './support/figures.ts'

let copy: Copy
const started: TestServer[] = []
beforeAll(() => {
  copy = copyRepository()
  // A site with one language is built in a third of the time.
  for (const language of languages.filter((one) => one !== 'en'))
    rmSync(join(copy.folder, 'site', 'src', 'words', language), { recursive: true })
  // The back office is built already, because only the site differs between the two.
  for (const part of ['builds', 'dist'])
    cpSync(join(repository, 'backoffice', part), join(copy.folder, 'backoffice', part), {
      recursive: true,
      verbatimSymlinks: true,
    })
})
afterAll(async () => {
  for (const server of started) await server.remove()
  copy.remove()
})

const start = async (publicUrl: string): Promise<TestServer> => {
  const command = [process.execPath, join(copy.folder, 'scripts', 'launch.mjs'), 'start']
  const server = await startServer({ command, env: { PUBLIC_URL: publicUrl } })
  started.push(server)
  return server
}

/** Loads a page with all its files. @returns incomplete files, and the canonical address of the page */
async function readPage(server: TestServer): Promise<{ faults: string[]; canonical: string | undefined }> {
  const faults: string[] = []
  const load = async (path: string) => {
    const response = await fetch(`${server.url}${path}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) faults.push(`${path} answers ${response.status}`)
    if (bytes.length === 0) faults.push(`${path} is empty`)
    return bytes.toString('utf8')
  }
  const page = await load('/')
  const files = new Set([...page.matchAll(/(?:src|href)="(\/_[^"]+)"/g)].map(([, path = '']) => path))
  for (const file of files) await load(file)
  if (files.size === 0) faults.push('the page asks for no file')
  return { faults, canonical: /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1] }
}

test('two simultaneous starts in one checkout with different addresses each serve complete pages', async () => {
  const addresses = ['http://first.example', 'http://second.example']
  const starts = addresses.map(start)
  await Promise.any(starts)
  const [early] = started
  if (!early) throw new Error('no server is up')
  const faults: string[] = []
  let visits = 0
  let isOver = false
  const others = Promise.all(starts).finally(() => {
    isOver = true
  })
  while (!isOver) {
    faults.push(...(await readPage(early)).faults)
    visits += 1
    // A pause between visits, because the builds need the processor.
    await setTimeout(20)
  }
  const servers = await others
  const said = await Promise.all(servers.map(readPage))
  expect(said.map(({ canonical }) => canonical)).toEqual(addresses.map((address) => `${address}/`))
  expect([...faults, ...said.flatMap((page) => page.faults)]).toEqual([])
  expect(visits).toBeGreaterThan(5)
  printFigures('Starts at once', { servers: 2, 'visits during the second build': visits, faults: faults.length })
})
