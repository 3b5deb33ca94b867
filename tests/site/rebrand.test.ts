import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brand, brandColours, brandInTelugu } from '@thodu/api/contract/brand.config'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..', '..')
const brandFile = join('api', 'src', 'contract', 'brand.config.ts')
const left = new Set(['node_modules', 'dist', 'builds', '.astro', '.cache'])

/** Another team's brand: its name, city, numbers, addresses and colours. */
const others: readonly (readonly [ours: RegExp, another: string])[] = [
  [/Thodu/g, 'Saathi'],
  [/thodu/g, 'saathi'],
  [/Warangal/g, 'Nagpur'],
  [/Telangana/g, 'Maharashtra'],
  [/Hanamkonda/g, 'Dharampeth'],
  [/Kazipet/g, 'Sitabuldi'],
  [/Hunter Road/g, 'Ring Road'],
  [/506001/g, '440010'],
  [/87000 001/g, '71200 345'],
  [/87000001/g, '71200345'],
  [/వరంగల్/g, 'నాగ్‌పూర్'],
  [/हनमकोंडा/g, 'धरमपेठ'],
]
/** Every colour becomes another one, so that a forgotten one is seen. */
const recolour = (colour: string): string => colour.slice(0, -1) + (colour.endsWith('1') ? '2' : '1')
const rebrand = (text: string): string =>
  others
    .reduce((changed, [ours, another]) => changed.replaceAll(ours, another), text)
    .replaceAll(/#[0-9a-f]{6}\b/g, recolour)

let folder = ''

/** The packages of a room: those of this checkout, but our own from the copy. */
function linkPackages(room: string): void {
  const source = join(repository, room, 'node_modules')
  const target = join(folder, room, 'node_modules')
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(source))
    if (name !== '@thodu' && !name.startsWith('.')) symlinkSync(join(source, name), join(target, name))
  mkdirSync(join(target, '@thodu'))
  symlinkSync(join(folder, 'api'), join(target, '@thodu', 'api'))
}

function build(room: 'site' | 'backoffice', command: string[], more: NodeJS.ProcessEnv = {}): void {
  const { PATH } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: join(folder, room),
    env: { PATH, PUBLIC_URL: 'https://care.example.org', ASTRO_TELEMETRY_DISABLED: '1', ...more },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stdout + stderr)
}

const binOf = (room: string, name: string, bin: string): string => resolve(repository, room, 'node_modules', name, bin)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-rebrand-'))
  for (const room of ['api', 'site', 'backoffice'])
    cpSync(join(repository, room), join(folder, room), {
      recursive: true,
      filter: (path) => !left.has(path.split('/').at(-1) ?? ''),
    })
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(repository, file), join(folder, file))
  for (const room of ['api', 'site', 'backoffice']) linkPackages(room)
  writeFileSync(join(folder, brandFile), rebrand(readFileSync(join(repository, brandFile), 'utf8')))
  const astro = binOf('site', 'astro', 'bin/astro.mjs')
  build('site', [astro, 'build'])
  // One more language: its pages say the brand in its own letters.
  build('site', [astro, 'build', '--outDir', 'dist/te'], { SITE_LANGUAGE: 'te' })
  build('backoffice', [binOf('backoffice', 'vite', 'bin/vite.js'), 'build'])
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const textual = /\.(html|js|css|svg|xml|json|txt|webmanifest)$/
function* listBuilt(): Generator<{ file: string; text: string }> {
  for (const room of ['site', 'backoffice']) {
    const dist = join(folder, room, 'dist')
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
      if (textual.test(file))
        yield { file: join(room, file), text: readFileSync(join(dist, file), 'utf8').replaceAll(languageHeader, '') }
  }
}

/** What must not be seen of us anywhere; names of keys in a browser's storage, and of a header, are nobody's name. */
const { leaf, leafStrong, turmeric, paper, kumkum } = brandColours
const traces = [
  new RegExp(brand.name),
  new RegExp(brand.city),
  /Hanamkonda|Telangana/,
  new RegExp(brandInTelugu.city),
  /87000\s?001/,
  new RegExp(brand.email.replaceAll('.', '\\.')),
  new RegExp([leaf, leafStrong, turmeric, paper, kumkum].map(([light]) => light).join('|'), 'i'),
]

test('with another brand file site and back office carry its name, city, numbers and colours, and no trace of ours', () => {
  const found: string[] = []
  let pages = 0
  for (const { file, text } of listBuilt()) {
    pages += file.endsWith('.html') ? 1 : 0
    for (const trace of traces) {
      const hit = trace.exec(text)
      if (hit) found.push(`${file}: …${text.slice(Math.max(0, hit.index - 40), hit.index + 40)}…`)
    }
  }
  expect(found).toEqual([])
  expect(pages).toBeGreaterThan(20)
  const home = readFileSync(join(folder, 'site', 'dist', 'index.html'), 'utf8')
  for (const text of ['Saathi', 'Nagpur', '+91 71200 34500', rebrand(leaf[0])]) expect(home).toContain(text)
})
