import { readdir } from 'node:fs/promises'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Caretaker, CaretakerDetails } from '@thodu/api/contract/caretakers/caretakers.schema'
import { texts } from '@thodu/api/contract/texts'
import type { CaregiverCard } from '@thodu/api/contract/visits/caregiver-card.schema'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, password } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertRows, updateRows } from '../../support/rows.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'
import { createVisitWorld } from '../visits/visit-world.ts'

const api = useWorld(createTestApi)
let admin: SignedIn
let customer: SignedIn
beforeAll(async () => {
  admin = await api.makeAdmin()
  customer = await api.signUp()
})

type Booked = { _id: string }
const office = <Body = CaretakerDetails & Refusal>(method: string, path: string, body?: unknown) =>
  api.call<Body>(method, `/admin${path}`, { token: admin.token, ...(body === undefined ? {} : { body }) })
const edit = ({ user }: SignedIn, body: unknown) => office('PUT', `/caretakers/${user._id}`, body)
const assign = <Body = Refusal>({ _id }: Booked, { user }: SignedIn) =>
  office<Body>('PUT', `/bookings/${_id}/status`, { assignedCaregiver: user._id })
const book = async () => (await api.call<Booked>('POST', '/booking', { token: customer.token, body: bookingBody })).body
const login = (email: string, secret = password) =>
  api.call<Refusal>('POST', '/auth/login', { body: { email, password: secret } })

test('an admin edits name, phone, services and note; omitted fields stay', async () => {
  const caretaker = await api.makeCaretaker(admin, { serviceTypes: ['elderly-care'] })
  const note = 'Card 2341 2341 2346, Telugu only'
  const changes = { name: 'Lakshmi Rao', phone: '98480 12345', serviceTypes: ['other', 'baby-care'], note }
  const answer = await edit(caretaker, changes)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    name: 'Lakshmi Rao',
    phone: '9848012345',
    serviceTypes: ['baby-care', 'other'],
    note: 'Card XXXX XXXX 2346, Telugu only',
    active: true,
    inactiveSince: null,
  })
  const row = (await api.readAudit()).at(-1)
  expect(row).toMatchObject({ action: 'USER_MANAGEMENT', resource_type: 'caretaker', resource_id: caretaker.user._id })
  expect(row?.changes).toContain('Lakshmi Rao')
  expect(row?.changes).not.toContain('Telugu')
  const seen = await api.call('GET', '/user/profile', { token: caretaker.token })
  expect([seen.status, seen.text.includes('Telugu')]).toEqual([200, false])
  await edit(caretaker, changes)
  expect((await api.readAudit()).at(-1)).toEqual(row)
  expect((await edit(caretaker, { note: '' })).body).toMatchObject({ phone: '9848012345', note: null })
})

test('invalid fields of a caretaker are refused, and nothing changes', async () => {
  const caretaker = await api.makeCaretaker(admin)
  const wrong = await edit(caretaker, { name: 'L', phone: '12', serviceTypes: [] })
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    {
      name: 'Name must be at least 2 characters long',
      phone: texts.phone.tooShort,
      serviceTypes: texts.caretaker.serviceTypesRequired,
    },
  ])
  expect((await office('GET', `/caretakers/${caretaker.user._id}`)).body.name).toBe('Lakshmi Devi')
  for (const person of [customer, admin]) expect((await edit(person, { name: 'Nobody' })).status).toBe(404)
})

describe('an inactive caretaker', () => {
  test('keeps the time of becoming inactive until active again', async () => {
    const caretaker = await api.makeCaretaker(admin)
    const since = (await edit(caretaker, { active: false })).body.inactiveSince
    expect(since).not.toBeNull()
    api.clock.advance(60_000)
    for (const change of [{ active: false }, { name: 'Lakshmi Rao' }])
      expect((await edit(caretaker, change)).body).toMatchObject({ active: false, inactiveSince: since })
    expect((await edit(caretaker, { active: true })).body).toMatchObject({ active: true, inactiveSince: null })
  })

  test('is signed out and cannot sign in', async () => {
    const caretaker = await api.makeCaretaker(admin)
    const { email } = caretaker.user
    expect((await edit(caretaker, { active: false })).body).toMatchObject({ active: false, available: false })
    expect((await api.call('GET', '/auth/me', { token: caretaker.token })).status).toBe(401)
    const refused = await login(email)
    expect([refused.status, refused.body.message]).toEqual([403, texts.auth.inactive])
    expect((await login(email, 'Wrong@1234')).status).toBe(401)
    await edit(caretaker, { active: true })
    expect((await login(email)).status).toBe(200)
    expect((await api.call('GET', '/auth/me', { token: caretaker.token })).status).toBe(401)
  })

  test('cannot use sessions that are still open', async () => {
    const caretaker = await api.makeCaretaker(admin)
    await edit(caretaker, { active: false })
    const token = await api.openSessionFor(caretaker.user._id)
    expect((await api.call('GET', '/auth/me', { token })).status).toBe(401)
  })

  test('cannot be assigned or take over a booking, and is not listed as free', async () => {
    const [caretaker, other] = [await api.makeCaretaker(admin), await api.makeCaretaker(admin)]
    await edit(caretaker, { active: false })
    const booking = await book()
    const refused = await assign(booking, caretaker)
    expect([refused.status, refused.body.message]).toEqual([409, texts.assignment.inactive])
    await assign(booking, other)
    const body = { caretaker: caretaker.user._id, reason: 'Ill' }
    const taken = await office('POST', `/bookings/${booking._id}/handover`, body)
    expect(taken.body.code).toBe('booking.caretaker_inactive')
    const free = await office<Caretaker[]>('GET', `/caretakers?filter=${encodeURIComponent('{"available":true}')}`)
    expect(free.body.map(({ _id }) => _id)).not.toContain(caretaker.user._id)
    const inactive = await office<Caretaker[]>('GET', `/caretakers?filter=${encodeURIComponent('{"active":false}')}`)
    expect(inactive.body.map(({ _id }) => _id)).toContain(caretaker.user._id)
  })

  test('must have no open bookings before becoming inactive', async () => {
    const [caretaker, other] = [await api.makeCaretaker(admin), await api.makeCaretaker(admin)]
    const booking = await book()
    await assign(booking, caretaker)
    const refused = await edit(caretaker, { active: false, name: 'Not Saved' })
    expect([refused.status, refused.body.message]).toEqual([409, texts.admin.caretakerBound])
    await office('POST', `/bookings/${booking._id}/handover`, { caretaker: other.user._id, reason: 'Leaves' })
    const done = await edit(caretaker, { active: false })
    expect([done.status, done.body.name, done.body.jobs.length]).toEqual([200, 'Lakshmi Devi', 1])
  })
})

describe('jobs and ratings', () => {
  const world = useWorld(createWorld)
  const admin = usePerson(world, 'admin', 'Meera Iyer')
  const family = usePerson(world, 'user')

  const addPair = async () =>
    [await world.addPerson('caretaker', 'One'), await world.addPerson('caretaker', 'Other')] as const
  const pageOf = async ({ id }: Person) =>
    (await world.call<CaretakerDetails>(admin, 'GET', `/admin/caretakers/${id}`)).body

  test('the page lists a caretaker’s own jobs, days and ratings, and none of a restricted family', async () => {
    const [one, other] = await addPair()
    const closed = await world.addPerson('user')
    const job = async (owner: Person, caretaker: Person, rating: number | null, worked = caretaker) => {
      const day = worked === one ? 2 : 1
      const review = rating === null ? null : `${rating} stars`
      const { id } = await insertBooking(world, { owner, caretaker, status: 'completed', rating, review })
      const end = worked === caretaker ? null : '2026-06-03T04:30:00.000Z'
      await insertRows(world, 'booking_assignments', {
        ...{ booking_id: id, caretaker_id: worked.id, assigned_at: '2026-06-01T04:00:00.000Z', reason: null },
        ...{ care_from: `2026-06-0${day}T04:30:00.000Z`, care_until: '2026-06-03T04:30:00.000Z' },
        ...{ ended_at: end, ended_by: end === null ? null : 'handover' },
      })
      return id
    }
    const [hers, gone] = [await job(family, one, 4), await job(closed, one, 5)]
    await job(family, other, 2)
    await job(family, other, null)
    const handedOver = await job(family, other, 1, one)
    await updateRows(world, 'accounts', { id: closed.id }, { restricted_at: '2026-06-09T06:30:00.000Z' })
    const page = await pageOf(one)
    expect(page.jobs.map(({ _id }) => _id)).not.toContain(gone)
    expect(page.jobs).toEqual([
      expect.objectContaining({ _id: handedOver, rating: null, review: null }),
      expect.objectContaining({ _id: hers, rating: 4, review: '4 stars' }),
    ])
    expect([page.daysWorked, (await pageOf(other)).daysWorked]).toEqual([2, 3])
    expect(page.ratings).toEqual([0, 0, 0, 1, 1])
    expect((await pageOf(other)).ratings).toEqual([1, 1, 0, 0, 0])
  })
})

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

  for (let times = 0; times < 2; times += 1) expect((await put(null)).body.photo).toBeNull()
  expect(await card(world.family)).toBeNull()
  const audit = (await world.readAudit(sridevi.id)).filter(({ description }) => description.includes('photo'))
  expect(audit.map(({ description, changes }) => [description, JSON.parse(changes)])).toEqual([
    ['Changed the photo of Sridevi Goud', [{ field: 'photo', from: null, to: 'shown' }]],
    ['Removed the photo of Sridevi Goud', [{ field: 'photo', from: 'shown', to: null }]],
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
