import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand, brandColours, brandInTelugu } from '@thodu/api/contract/defaults/brand.config'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { defaultPageSettings } from '@thodu/api/contract/settings/default-page-settings'
import { fillOfficePage, formatManifest } from '@thodu/api/contract/settings/office-page'
import type { PageSettings } from '@thodu/api/contract/settings/page-settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseBuild } from '../../api/src/serve/choose-build.ts'
import { startRendering } from '../../api/src/serve/pages/render.ts'
import { makeJob } from '../../api/src/serve/pages/rendered-folders.ts'

const repository = join(import.meta.dirname, '..', '..')
const site = chooseBuild(join(repository, 'site')).folder
const office = chooseBuild(join(repository, 'backoffice')).folder

/** The values of another brand: name, city, numbers and addresses. */
const others: readonly (readonly [ours: RegExp, another: string])[] = [
  [/Thodu/g, 'Saathi'],
  [/thodu/g, 'saathi'],
  [/తోడు/g, 'సాథీ'],
  [/तोडु/g, 'साथी'],
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
/** Changes every colour, so that a remaining one is found. */
const recolour = (colour: string): string => colour.slice(0, -1) + (colour.endsWith('1') ? '2' : '1')
const rebrand = (text: string): string =>
  others
    .reduce((changed, [ours, another]) => changed.replaceAll(ours, another), text)
    .replaceAll(/#[0-9a-f]{6}\b/g, recolour)
    .replaceAll(/"(price|originalPrice)":(\d+)/g, (_whole, field, rupees) => `"${field}":${Number(rupees) + 11}`)

const settings: PageSettings = JSON.parse(rebrand(JSON.stringify(defaultPageSettings)))
let folder = ''
let pages = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-rebrand-'))
  const wanted = { build: site, settings, publicUrl: 'https://care.example.org', googleClientId: undefined }
  const job = makeJob(wanted, folder, [])
  await startRendering(job).done
  pages = job.folder
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const textual = /\.(html|js|css|svg|xml|json|txt|webmanifest)$/
function* listServed(): Generator<{ file: string; text: string }> {
  for (const root of [pages, join(site, 'client'), office])
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (textual.test(file))
        yield { file, text: readFileSync(join(root, file), 'utf8').replaceAll(languageHeader, '') }
  yield { file: 'office', text: fillOfficePage(readFileSync(join(office, 'index.html'), 'utf8'), settings) }
  yield { file: 'manifest', text: formatManifest(settings) }
}

/** Traces of our brand that must not appear. Keys of browser storage and names of headers may stay. */
const { leaf, leafStrong, turmeric, paper, kumkum } = brandColours
const traces = [
  new RegExp(brand.name),
  new RegExp(brand.city),
  /Hanamkonda|Telangana/,
  new RegExp(`${brandInTelugu.city}|${brandInTelugu.name}(?=[<"])`),
  /87000\s?001/,
  /thodu\.example/,
  // A price of the catalogue, in a sentence or as data.
  /₹5,500|"price":5500|localhost:3000/,
  new RegExp([leaf, leafStrong, turmeric, paper, kumkum].map(([light]) => light).join('|'), 'i'),
]

test('with other settings site and back office have their name, numbers, prices and colours, and none of ours', () => {
  const found: string[] = []
  let count = 0
  for (const { file, text } of listServed()) {
    count += file.endsWith('.html') ? 1 : 0
    for (const trace of traces) {
      const hit = trace.exec(text)
      if (hit) found.push(`${file}: …${text.slice(Math.max(0, hit.index - 40), hit.index + 40)}…`)
    }
  }
  expect(found).toEqual([])
  expect(count).toBeGreaterThan(100)
  const home = readFileSync(join(pages, 'index.html'), 'utf8')
  for (const text of ['Saathi', 'Nagpur', '+91 71200 34500', rebrand(leaf[0]), 'https://care.example.org'])
    expect(home).toContain(text)
  for (const page of ['prices', 'te/prices', 'hi/prices', 'services', 'pricing-packages'])
    expect(readFileSync(join(pages, page, 'index.html'), 'utf8'), page).toMatch(/5,511|5511/)
})
