import { readdir } from 'node:fs/promises'
import type { CaretakerDetails } from '@thodu/api/contract/caretakers/caretakers.schema'
import type { CaregiverCard } from '@thodu/api/contract/visits/caregiver-card.schema'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { usePerson, useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld } from '../visits/visit-world.ts'

const world = useWorld(createVisitWorld)
const sridevi = usePerson(world, 'caretaker', 'Sridevi Goud')

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#b07050' } })
const base64 = async (image: Sharp) => (await image.jpeg().toBuffer()).toString('base64')
const put = <Answer = CaretakerDetails>(jpeg: string | null, by = world.admin, id = sridevi.id) =>
  world.call<Answer>(by, 'PUT', `/admin/caretakers/${id}/photo`, { jpeg })
const bytesOf = (photo: string | null | undefined) => Buffer.from(photo?.split(',')[1] ?? '', 'base64')

test('a photo is re-encoded small and square without metadata, and shown to the assigned families', async () => {
  const gps = draw(480, 360).withExif({ IFD3: { GPSLatitude: '17/1 58/1 0/1' } })
  const { status, body } = await put(await base64(gps))
  expect(status).toBe(200)
  expect(body.photo).toMatch(/^data:image\/jpeg;base64,/)
  const kept = await sharp(bytesOf(body.photo)).metadata()
  expect(kept).toMatchObject({ format: 'jpeg', width: 240, height: 240 })
  expect(kept.exif).toBeUndefined()

  const booking = await world.book(world.family)
  const card = async (who: Person) =>
    (await world.call<CaregiverCard>(who, 'GET', `/booking/${booking._id}/caregiver`)).body.caregiver?.photo
  expect(await card(world.family)).toBeUndefined()
  await world.assign(world.admin, booking, sridevi)
  expect(await card(world.family)).toBe(body.photo)
  const stranger = await world.addPerson('user', 'Another Family')
  expect((await world.call(stranger, 'GET', `/booking/${booking._id}/caregiver`)).status).toBe(404)

  expect((await put(null)).body.photo).toBeNull()
  expect(await card(world.family)).toBeNull()
  const audit = (await world.readAudit(sridevi.id)).filter(({ description }) => description.includes('photo'))
  expect(audit.map(({ description }) => description)).toEqual([
    'Changed the photo of Sridevi Goud',
    'Removed the photo of Sridevi Goud',
  ])
})

/** Builds a photo whose header claims a size beyond the memory limit of one photo. */
async function makeEnormous(): Promise<string> {
  const bytes = await draw(16, 16).jpeg({ progressive: true }).toBuffer()
  // The size is in the frame header: marker, length, depth, then height and width.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]))
  bytes.writeUInt16BE(9_000, frame + 5)
  bytes.writeUInt16BE(12_000, frame + 7)
  return bytes.toString('base64')
}

describe('an invalid photo is refused, and the old one stays', () => {
  let shown: string | null
  beforeAll(async () => {
    shown = (await put(await base64(draw(300, 300)))).body.photo
  })

  test.each([
    ['no picture', async () => Buffer.from('no picture at all').toString('base64'), 'caretaker.photo_unreadable'],
    [
      'a PNG under another name',
      async () => (await draw(9, 9).png().toBuffer()).toString('base64'),
      'caretaker.photo_unreadable',
    ],
    ['half a picture', async () => (await base64(draw(480, 480))).slice(0, 400), 'caretaker.photo_unreadable'],
    ['an enormous one', makeEnormous, 'caretaker.photo_unreadable'],
    ['no Base64', async () => '<script>', 'request.invalid'],
    ['more than a face needs', async () => 'A'.repeat(60_004), 'request.invalid'],
  ])('%s', async (_what, make, code) => {
    const { status, body } = await put<Refusal>(await make())
    expect([status, body.code]).toEqual([400, code])
    const { body: after } = await world.call<CaretakerDetails>(world.admin, 'GET', `/admin/caretakers/${sridevi.id}`)
    expect(after.photo).toBe(shown)
    expect(await readdir(world.deps.config.uploadsDir)).toEqual([])
  })
})

test('simultaneous uploads leave one photo', async () => {
  await put(null)
  const jpeg = await base64(draw(240, 240))
  const answers = await Promise.all([1, 2, 3, 4].map(() => put(jpeg)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('a stopping server refuses a photo as busy', async () => {
  world.deps.examiner.stop()
  const { status, body } = await put<Refusal>(await base64(draw(240, 240)))
  expect([status, body.code]).toEqual([503, 'document.busy'])
})
