import { createHash } from 'node:crypto'
import { languageHeader } from '@thodu/api/contract/people/languages'
import type { PublicSettings } from '@thodu/api/contract/settings/public-settings.calls'
import type { Settings, StoredLogo } from '@thodu/api/contract/settings/settings.schema'
import { texts } from '@thodu/api/contract/texts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadForm } from '../../support/samples/sample-files.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
type Refused = { message: string; errors?: Record<string, string> }

const readLook = async () => (await world.call<Settings>(admin, 'GET', '/admin/settings')).body.sections.look
async function saveLook(changes: object, language?: 'te') {
  const { revision, values } = await readLook()
  return world.call<Settings['sections']['look'] & Refused>(
    admin,
    'PUT',
    '/admin/settings/look',
    { revision, values: { ...values, ...changes } },
    language === undefined ? {} : { [languageHeader]: language },
  )
}
const upload = (content: string | Buffer, name: string) =>
  world.call<StoredLogo & Refused>(admin, 'POST', '/admin/settings/logo', uploadForm(Buffer.from(content), name))
const svg = (inside: string, size = 'width="80" height="40"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`
const rectangle = '<rect width="80" height="40" fill="#cc0000"/>'
async function middleOf({ png, width, height }: StoredLogo): Promise<string> {
  const region = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  const pixel = await sharp(Buffer.from(png, 'base64')).extract(region).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

test('a readable accent colour applies immediately on all pages and in mails (rule SET-13)', async () => {
  expect((await saveLook({ accent: ' #7A1F5C ' })).body.values.accent).toBe('#7a1f5c')
  const { body } = await world.call<PublicSettings>(undefined, 'GET', '/settings')
  expect(body.look).toEqual({ accent: '#7a1f5c', logo: null })
  expect(world.deps.config.office.accent).toBe('#7a1f5c')
})

test('an unreadable accent is refused with the nearest readable one, in the caller’s language (rule SET-13)', async () => {
  const english = await saveLook({ accent: '#4db6e5' })
  expect(english.status).toBe(400)
  const nearest = /#[0-9a-f]{6}/.exec(english.body.errors?.accent ?? '')?.[0] ?? ''
  expect(english.body.errors?.accent).toBe(texts.settings.accent.replace('{nearest}', nearest))
  expect((await saveLook({ accent: '#4db6e5' }, 'te')).body.errors?.accent).toContain(nearest)
  expect((await saveLook({ accent: nearest })).status).toBe(200)
})

test.each(['red', '#12', '#12345g', ''])('%j is refused as a colour', async (accent) => {
  expect((await saveLook({ accent })).body.errors?.accent).toBe(texts.settings.colour)
})

test('an SVG logo becomes a PNG with sharp edges in its new size, and is shown after saving (rule SET-14)', async () => {
  const { status, body } = await upload(svg(rectangle), 'logo.svg')
  expect([status, body.width, body.height]).toEqual([201, 640, 320])
  const picture = Buffer.from(body.png, 'base64')
  expect(createHash('sha256').update(picture).digest('hex')).toBe(body.logo)
  expect((await sharp(picture).metadata()).format).toBe('png')
  expect(await middleOf(body)).toBe('#cc0000')
  expect((await world.call(admin, 'GET', `/admin/settings/logo/${body.logo}`)).body).toEqual(body)
  expect(world.deps.settings.logo).toBeNull()
  expect((await saveLook({ logo: body.logo })).status).toBe(200)
  expect(world.deps.settings.logo).toEqual(body)
  const shown = (await world.call<PublicSettings>(undefined, 'GET', '/settings')).body.look.logo
  expect(shown).toBe(`/logo-${body.logo.slice(0, 16)}.png`)
})

test('a PNG logo is re-encoded without metadata, and a small one keeps its size', async () => {
  const given = await sharp({ create: { width: 100, height: 50, channels: 4, background: '#00aa00' } })
    .withExif({ IFD0: { Artist: 'Somebody Known' } })
    .png()
    .toBuffer()
  const { body } = await upload(given, 'logo.png')
  expect([body.width, body.height, await middleOf(body)]).toEqual([100, 50, '#00aa00'])
  expect(Buffer.from(body.png, 'base64').includes('Somebody Known')).toBe(false)
})

test('an SVG logo keeps no script, file or address', async () => {
  const hostile = svg(
    `<script>alert(1)</script><rect width="80" height="40" fill="#0000cc" onload="alert(1)"/>
    <image width="80" height="40" xlink:href="file:///etc/hostname"/>
    <image width="80" height="40" href="https://elsewhere.example/a.png"/>
    <foreignObject width="80" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://elsewhere.example"/></foreignObject>`,
  )
  const { status, body } = await upload(hostile, 'logo.svg')
  expect(status).toBe(201)
  const picture = Buffer.from(body.png, 'base64').toString('latin1')
  expect(picture).not.toMatch(/script|alert|elsewhere|hostname/)
  expect(await middleOf(body)).toBe('#0000cc')
})

test.each([
  [
    'a photo',
    'logo.jpg',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
  ],
  ['a page', 'logo.svg', () => '<html><body>No logo</body></html>'],
  ['half an SVG', 'logo.svg', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'],
  ['half a PNG', 'logo.png', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  [
    'an SVG whose entities grow without end',
    'logo.svg',
    () => {
      const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(20)}">`).join('')
      return `<!DOCTYPE svg [<!ENTITY e0 "lol">${entities}]>${svg('<text>&e12;</text>').replace(/^<\?xml.*?\?>/, '')}`
    },
  ],
  ['an SVG of any size', 'logo.svg', () => svg(rectangle, 'width="9000000" height="9000000"')],
])('%s is refused as a logo (rule SET-14)', async (_, name, make) => {
  const { status, body } = await upload(await make(), name)
  expect([status, body.errors?.logo]).toEqual([400, texts.settings.logoFile])
})

test('a file of more than 1 MB is refused', async () => {
  expect((await upload(Buffer.alloc(1_100_000, 32), 'logo.svg')).status).toBe(413)
})

test('an unknown logo cannot be saved, and one that no setting refers to is deleted after a day', async () => {
  expect((await saveLook({ logo: 'f'.repeat(64) })).body.errors?.logo).toBe(texts.settings.logoGone)
  const kept = (await upload(svg(rectangle), 'logo.svg')).body.logo
  const unused = (await upload(svg('<circle r="20"/>'), 'logo.svg')).body.logo
  await saveLook({ logo: kept })
  await saveLook({ logo: null })
  world.pass(25 * 60 * 60_000)
  await upload(svg('<circle r="9"/>'), 'logo.svg')
  const ids = (await world.deps.database.read.selectFrom('logos').select('id').execute()).map(({ id }) => id)
  // One of the last ten changes refers to it and can be restored.
  expect(ids).toContain(kept)
  expect(ids).not.toContain(unused)
})
