import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brandPrivacy } from '../../contract/defaults/privacy.config.ts'
import { initialOffers } from '../../contract/settings/initial-offers.ts'
import { initialLook, initialOrganisation, initialPromises } from '../../contract/settings/initial-settings.ts'
import { computePageSettings } from '../../contract/settings/page-settings.ts'
import type { SettingsValues } from '../../contract/settings/settings.schema.ts'
import { type OpenPages, openPages } from './open-pages.ts'
import { lockRendering } from './rendered-folders.ts'

type Payments = SettingsValues['payments']
const none: Payments = { upi: null, bank: null, gstin: null, tax: {} }
const upi: Payments = { ...none, upi: { vpa: 'care@bank', name: 'Care', verified: false, max: 1_000 } }
const bank: Payments = { ...none, bank: { holder: 'Care', account: '123456789', ifsc: 'ABCD0123456', bank: 'Bank' } }

/** A site build whose pages show the settings they were rendered with. */
const bundle = `
const { brand } = globalThis.pageSettings
const ways = brand.payingWays.join()
const head = '<head><meta charset="utf-8"></head>'
const page = (file, text) => ({ file, body: Buffer.from(head + ways + ' ' + text), policy: "default-src 'self'" })
export async function* renderPages(publicUrl) {
  yield page('index.html', publicUrl)
  if (ways === 'bank' && process.env.GOOGLE_CLIENT_ID) throw new Error('no page for banks')
  yield page('prices/index.html', '<script type="module" src="/_astro/island.abc.js"></script>')
  yield { file: 'robots.txt', body: Buffer.from(ways), policy: null }
}
export async function* renderPictures() {
  yield { file: 'og/default.png', body: Buffer.from(ways), policy: null }
}
`

/** In ms. A rendering has a low priority, so on a busy machine it comes last. */
const longestWait = 100_000
vi.setConfig({ testTimeout: 2 * longestWait })

let folder = ''
let opened: OpenPages[] = []
const errors = vi.fn()
const rendered = vi.fn()

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-pages-'))
  for (const language of ['en', 'te']) write(`site/builds/b1/${language}/server/entry.mjs`, bundle)
  write('site/builds/b1/client/_astro/island.abc.js', 'import"./words.abc.js";import("./later.abc.js")')
  write('site/builds/b1/client/_astro/words.abc.js', 'export const words = 1')
  write('site/builds/b1/client/_astro/later.abc.js', 'JSON.parse(document.getElementById("settings").textContent)')
  write('backoffice/builds/o1/index.html', '<title>%BRAND%</title><!--settings-->')
})
afterEach(() => {
  for (const pages of opened) pages.stop()
  opened = []
  errors.mockClear()
  rendered.mockClear()
  rmSync(folder, { recursive: true, force: true })
})

const valuesWith = (payments: Payments): SettingsValues => ({
  organisation: initialOrganisation,
  services: { services: initialOffers },
  promises: initialPromises,
  privacy: brandPrivacy,
  look: initialLook,
  team: { checks: [], checksMode: 'warn', secondFactor: 'off', mailLanguage: 'en', push: false },
  payments,
})

function createSettings(payments: Payments) {
  const listeners = new Set<() => void>()
  const settings = {
    values: valuesWith(payments),
    logo: null,
    hasRatings: false,
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(next: Payments) {
      settings.values = valuesWith(next)
      for (const listener of listeners) listener()
    },
  }
  return settings
}

async function open(settings: ReturnType<typeof createSettings>, googleClientId?: string): Promise<OpenPages> {
  const pages = await openPages({
    folders: {
      site: { folder: join(folder, 'site', 'builds', 'b1'), previous: [] },
      backoffice: { folder: join(folder, 'backoffice', 'builds', 'o1'), previous: [] },
    },
    settings,
    config: {
      pagesUrl: 'https://care.example.org',
      dataDir: join(folder, 'data'),
      google: googleClientId === undefined ? undefined : ({ clientId: googleClientId } as never),
    },
    logger: { error: errors, info: rendered },
  })
  opened.push(pages)
  return pages
}
const read = ({ files }: OpenPages, path: string): string => files.site.get(path)?.plain().toString() ?? ''
const waysIn = (text: string): string => text.replace(/^.*<\/head>/, '').split(' ', 1)[0] ?? ''
const readWays = (pages: OpenPages, path = '/index.html'): string => waysIn(read(pages, path))
const pageOfOffice = ({ files }: OpenPages): string => files.backoffice.get('/index.html')?.plain().toString() ?? ''

describe('the rendered pages', () => {
  test('exist when the server starts, in every built language, with the public address', async () => {
    const pages = await open(createSettings(none))
    expect(readWays(pages)).toBe('')
    expect(readWays(pages, '/te/prices/index.html')).toBe('')
    expect(read(pages, '/index.html')).toContain('https://care.example.org')
    // Shared files exist once, beside the browser's files.
    expect(pages.files.site.has('/te/robots.txt')).toBe(false)
    expect(pages.files.site.has('/_astro/island.abc.js')).toBe(true)
  })

  test('contain the settings only when one of their scripts reads them, also a dynamically loaded one', async () => {
    const pages = await open(createSettings(none))
    expect(read(pages, '/prices/index.html')).toContain('<script type="application/json" id="settings">{"brand"')
    expect(read(pages, '/index.html')).not.toContain('application/json')
  })

  test('are replaced all at once by a change of settings', async () => {
    const settings = createSettings(none)
    const pages = await open(settings)
    const seen = new Set<string>()
    let looks = 0
    const look = setInterval(() => {
      const { site } = pages.files
      const all = ['/index.html', '/prices/index.html', '/te/index.html', '/te/prices/index.html', '/robots.txt']
      const ways = new Set(all.map((path) => waysIn(site.get(path)?.plain().toString() ?? '')))
      seen.add([...ways].join(' and '))
      looks += 1
    }, 5)
    for (const payments of [upi, bank, none, bank]) settings.change(payments)
    await vi.waitFor(() => expect(readWays(pages, '/te/prices/index.html')).toBe('bank'), longestWait)
    settings.change(upi)
    await vi.waitFor(() => expect(readWays(pages)).toBe('upi'), longestWait)
    clearInterval(look)
    expect(looks).toBeGreaterThan(5)
    expect([...seen].filter((ways) => ways.includes(' and '))).toEqual([])
    expect(pageOfOffice(pages)).toContain('"payingWays":["upi"]')
  })

  test('stay unchanged when rendering fails, and the next change is rendered', async () => {
    const settings = createSettings(none)
    const pages = await open(settings, 'google')
    settings.change(bank)
    await vi.waitFor(() => expect(errors).toHaveBeenCalled(), longestWait)
    expect(String(errors.mock.calls[0]?.[0].err)).toContain('no page for banks')
    expect(readWays(pages)).toBe('')
    settings.change(upi)
    await vi.waitFor(() => expect(readWays(pages)).toBe('upi'), longestWait)
  })

  test('are reused at a second start', async () => {
    await open(createSettings(upi))
    const kept = join(folder, 'site', 'builds', 'b1', 'cache', 'pages')
    await vi.waitFor(
      () => expect(readdirSync(kept).filter((name) => !name.startsWith('.'))).toHaveLength(1),
      longestWait,
    )
    rendered.mockClear()
    const again = await open(createSettings(upi))
    expect(readWays(again)).toBe('upi')
    expect(again.files.site.get('/og/default.png')?.plain().toString()).toBe('upi')
    expect(rendered).not.toHaveBeenCalled()
  })

  test('are rendered once by processes that share a folder, and shown by all of them', async () => {
    const settings = [createSettings(none), createSettings(none), createSettings(none)]
    const processes = await Promise.all(settings.map((one) => open(one)))
    await vi.waitFor(() => expect(rendered).toHaveBeenCalledTimes(1), longestWait)
    for (const one of settings) one.change(upi)
    await vi.waitFor(() => {
      for (const pages of processes) expect(readWays(pages, '/te/prices/index.html')).toBe('upi')
      for (const { files } of processes) expect(files.site.get('/og/default.png')?.plain().toString()).toBe('upi')
    }, longestWait)
    expect(rendered).toHaveBeenCalledTimes(2)
    const { site } = processes[2]?.files ?? {}
    expect(site?.has('/.ready')).toBe(false)
    // A process removes its lock after it has shown the pictures.
    const locks = join(folder, 'site', 'builds', 'b1', 'cache', 'locks')
    await vi.waitFor(() => expect(readdirSync(locks)).toEqual([]), longestWait)
  })

  test('are rendered by another process when the one that renders them ends', async () => {
    const rendering = { build: join(folder, 'site', 'builds', 'b1'), publicUrl: 'https://care.example.org' }
    const settings = computePageSettings(valuesWith(upi), null)
    const release = lockRendering({ ...rendering, settings, googleClientId: undefined }, join(rendering.build, 'cache'))
    const opening = open(createSettings(upi))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(rendered).not.toHaveBeenCalled()
    release?.()
    expect(readWays(await opening)).toBe('upi')
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  test('leave no unfinished rendering of a process that was killed over an hour ago', async () => {
    const kept = join(folder, 'site', 'builds', 'b1', 'cache', 'pages')
    const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000)
    for (const [name, at] of [
      ['.making-killed-1', hoursAgo(2)],
      ['.making-running-2', hoursAgo(0.1)],
    ] as const) {
      mkdirSync(join(kept, name), { recursive: true })
      utimesSync(join(kept, name), at, at)
    }
    await open(createSettings(upi))
    await vi.waitFor(() => expect(readdirSync(kept)).not.toContain('.making-killed-1'), longestWait)
    expect(readdirSync(kept)).toContain('.making-running-2')
  })

  test('are missing without a build', async () => {
    rmSync(join(folder, 'site'), { recursive: true })
    const pages = await open(createSettings(none))
    expect(pages.files.site.size).toBe(0)
    expect(pageOfOffice(pages)).toContain('<title>Thodu</title>')
  })
})
