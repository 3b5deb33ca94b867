import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '@thodu/api/contract/settings/settings.schema'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { chooseBuild } from '../../../api/src/serve/choose-build.ts'
import { renderedFolderOf } from '../../../api/src/serve/pages/rendered-folders.ts'
import { adminEnv, firstAdmin, type Person, signIn } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { repository } from '../../support/sources/source-files.ts'
import { checkInvariants } from '../support/check-invariants.ts'
import { expectSound, printFigures, rounds } from '../support/figures.ts'
import { createLedger } from '../support/ledger.ts'

type Services = Settings['sections']['services']['values']
const atOnce = 4
/** A kill comes after some of this many answered saves, and then within this many ms. */
const mostAnswered = 4
const latestKill = 20
/** Latest kill while pages are rendered, in ms; rendering all takes some seconds. */
const latestKillOfRenderer = 1_500
/** Rupees that odd revisions add to every price. Each run uses another sum, so that its pages are rendered again. */
const raise = 10 + (process.pid % 80)

/** Pages with prices in their text, and one whose script reads them. */
const pages = ['/services', '/prices', '/te/prices', '/hi/prices', '/pricing-packages']

const readSection = async (admin: Person) => (await admin.api.call<Settings>('/admin/settings')).sections.services
const raised = (defaults: Services, by: number): Services => ({
  services: Object.fromEntries(
    Object.entries(defaults.services).map(([type, service]) => [
      type,
      {
        ...service,
        packages: Object.fromEntries(
          Object.entries(service.packages).map(([id, offer]) => [
            id,
            { ...offer, price: offer.price + by, originalPrice: offer.originalPrice + by },
          ]),
        ),
      },
    ]),
  ) as Services['services'],
})

/** The price of the package "12 Hours Daily" in the text of a page and in the data of its script. */
const pricesOn = (html: string): string[] => [
  ...new Set([...html.matchAll(/5,5\d\d|"price":55\d\d/g)].map(([found]) => found.replaceAll(/\D/g, ''))),
]
async function expectPages({ url }: TestServer, price: number): Promise<void> {
  for (const page of pages)
    expect([page, pricesOn(await (await fetch(url + page)).text())]).toEqual([page, [String(price)]])
}

function countAudited(dataDir: string): unknown {
  const database = new BetterSqlite3(join(dataDir, 'thodu.db'), { readonly: true, timeout: 5_000 })
  const changes = database.prepare(
    "select count(*) from audit_log where status = 'success' and description = 'Settings changed: services'",
  )
  const count = changes.pluck().get()
  database.close()
  return count
}

test('a kill while settings are saved leaves the old or the new ones on every page (rules SET-3, SET-11)', async () => {
  const count = rounds(100, 3)
  let server = await startServer({ env: adminEnv })
  const { dataDir } = server
  const rendered = join(renderedFolderOf(chooseBuild(join(repository, 'site')).folder, dataDir), 'pages')
  let admin = await signIn(server, firstAdmin)
  const { defaults } = await readSection(admin)
  const valuesOf = (revision: number): Services => raised(defaults, revision % 2 === 1 ? raise : 0)
  const send = (revision: number) =>
    admin.api.send('/admin/settings/services', {
      method: 'PUT',
      body: { revision: revision - 1, values: valuesOf(revision) },
    })
  const restart = async () => {
    await server.stop('SIGKILL')
    server = await startServer({ env: adminEnv, dataDir })
    admin = await signIn(server, firstAdmin)
  }
  const isRendering = () =>
    existsSync(rendered) && readdirSync(rendered).some((name) => name.endsWith(`-${server.pid}`))
  /** Checks that settings, pages and audit log after a restart are of one revision. @returns the revision */
  async function expectOneRevision(): Promise<number> {
    const { revision, values } = await readSection(admin)
    expect(values).toEqual(valuesOf(revision))
    expect(countAudited(dataDir)).toBe(revision)
    await expectPages(server, values.services['elderly-care'].packages.standard?.price ?? 0)
    return revision
  }

  expect((await send(1)).status).toBe(200)
  await expect.poll(isRendering, { interval: 5 }).toBe(true)
  await sleep(Math.random() * latestKillOfRenderer)
  await restart()
  expect(await expectOneRevision()).toBe(1)
  // From now on the pages of both kinds of revisions exist, so a restart renders nothing. Other processes have priority over it.
  await expect.poll(isRendering, { timeout: 10 * 60_000 }).toBe(false)

  const figures = { rounds: count, 'saves answered': 0, 'saves killed before their answer': 0, lost: 0 }
  let inForce = 1
  for (let round = 1; round <= count; round += 1) {
    let answered = inForce
    let isOver = false
    const saveAgain = async () => {
      while (!isOver) {
        const revision = answered + 1
        const { status } = await send(revision)
        if (status === 200) answered = Math.max(answered, revision)
      }
    }
    const saving = Promise.allSettled(Array.from({ length: atOnce }, saveAgain))
    // The last kill waits for an answered save, because the rounds prove nothing without any.
    const enough = inForce + Math.max(round === count ? 1 : 0, Math.floor(Math.random() * mostAnswered))
    await expect.poll(() => answered, { interval: 1 }).toBeGreaterThanOrEqual(enough)
    await sleep(Math.random() * latestKill)
    isOver = true
    await restart()
    await saving
    const revision = await expectOneRevision()
    // An answered save applies. Of those without an answer at most one does, because the others refer to an older revision.
    expect([answered, answered + 1]).toContain(revision)
    figures['saves answered'] += answered - inForce
    figures['saves killed before their answer'] += revision - answered
    inForce = revision
  }
  expectSound(await checkInvariants(dataDir, createLedger()))
  printFigures('Settings saved under SIGKILL', figures)
  expect(figures['saves answered']).toBeGreaterThan(0)
  await server.remove()
})
