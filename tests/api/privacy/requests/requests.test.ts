import { randomUUID } from 'node:crypto'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import type { FollowedPrivacyRequest, PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { texts } from '@thodu/api/contract/texts'
import { dayMs, hourMs } from '@thodu/api/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasureListFile, readErased } from '../../../../api/src/operations/erasure-list.ts'
import { findRow, selectRow, selectRows } from '../../../support/rows.ts'
import { createWorld, type Person, type Refusal, type World } from '../../../support/world.ts'

let world: World
let admin: Person
let asha: Person

beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
  asha = await world.addPerson('user', 'Asha Rao')
})
afterAll(() => world.close())

const ask = (person: Person, body: object = {}) =>
  world.call<FollowedPrivacyRequest>(person, 'POST', '/user/privacy-requests', {
    kind: 'access',
    text: 'What do you know of me?',
    clientEventId: randomUUID(),
    ...body,
  })
const own = async (person: Person) =>
  (await world.call<FollowedPrivacyRequest[]>(person, 'GET', '/user/privacy-requests')).body
const byForm = (body: object) =>
  world.call<{ message: string }>(undefined, 'POST', '/privacy-requests', {
    name: 'Sita Devi',
    contact: 'sita@example.org',
    kind: 'erasure',
    text: 'Please delete what you have of me.',
    ...body,
  })
const list = async (filter: object = {}, sort = '["nextDueAt","ASC"]') =>
  (
    await world.call<PrivacyRequest[]>(
      admin,
      'GET',
      `/admin/privacy-requests?sort=${sort}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  ).body
const move = <Body = PrivacyRequest>(id: string, body: object) =>
  world.call<Body>(admin, 'PUT', `/admin/privacy-requests/${id}`, body)
const newest = async (contact: string) => {
  const [found] = await list({ q: contact }, '["createdAt","DESC"]')
  if (!found) throw new Error(`nothing of ${contact}`)
  return found
}

test('a signed-in request has a number, due dates and a mail, and is stored once (rule PRIV-R1)', async () => {
  const clientEventId = randomUUID()
  const now = world.clock.now
  const first = await ask(asha, { clientEventId, patientName: 'Savitri Rao', text: 'My Aadhaar is 2345 6789 0124.' })
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({
    code: expect.stringMatching(/^P-[A-HJ-NP-Z2-9]{6}$/),
    status: 'new',
    patientName: 'Savitri Rao',
    dueAt: new Date(now.getTime() + 30 * dayMs).toISOString(),
    answer: null,
  })
  expect(first.body.text).not.toContain('2345 6789')
  const again = await ask(asha, { clientEventId })
  expect([again.status, again.body._id]).toEqual([200, first.body._id])
  expect(await own(asha)).toHaveLength(1)
  expect(await world.readSubjects(asha.email)).toEqual([`We have your request ${first.body.code}`])
  expect((await world.readSubjects(brand.email)).at(-1)).toBe(`Privacy: See my data (${first.body.code})`)
  const [seen] = await list({ q: ` ${first.body.code} ` })
  expect((await list({ id: [seen?._id] })).map(({ _id }) => _id)).toEqual([seen?._id])
  expect(seen).toMatchObject({
    dueAckAt: new Date(now.getTime() + 48 * hourMs).toISOString(),
    nextDueAt: new Date(now.getTime() + 48 * hourMs).toISOString(),
    family: { _id: asha.id },
    proof: 'sign-in',
    isLate: false,
  })
  const rows = await world.readAudit(first.body._id)
  expect(rows).toMatchObject([{ action: 'STATUS_UPDATE', resource_type: 'user', user_role: 'user' }])
  expect(JSON.stringify(rows)).not.toContain('Savitri')
  expect(JSON.parse(rows[0]?.changes ?? '')).toEqual([{ field: 'status', from: null, to: 'new' }])
})

test('a person cannot read or repeat the request of another person', async () => {
  const ravi = await world.addPerson('user', 'Ravi Teja')
  const clientEventId = randomUUID()
  await ask(ravi, { clientEventId, text: 'Words of Ravi' })
  expect((await ask(asha, { clientEventId })).status).toBe(409)
  expect(JSON.stringify(await own(asha))).not.toContain('Words of Ravi')
  expect(await own(ravi)).toHaveLength(1)
})

test('a request without an account gets the same answer, whoever sends it (rule PRIV-R2)', async () => {
  const answers = [
    await byForm({ contact: asha.email }),
    await byForm({ contact: 'nobody@example.org' }),
    await byForm({ contact: '98490 12345', remainder: 'https://spam.example' }),
  ]
  for (const answer of answers)
    expect([answer.status, answer.body]).toEqual([201, { message: texts.privacyRequest.noted }])
  expect(await list({ q: '9849012345' })).toEqual([])
  await byForm({ contact: '98490 22222', text: 'By telephone.' })
  const [called] = await list({ q: '98490 22222' })
  expect(called).toMatchObject({ byPatient: false, keepFromFamily: false, isLate: false })
  const { contact_number } = await selectRow(world, 'privacy_requests', ['contact_number'], { id: called?._id ?? '' })
  expect(contact_number).toBe('9849022222')
  expect(await own(asha)).toHaveLength(1)
  const [typed] = (await list({ q: asha.email })).filter(({ proof }) => proof === null)
  expect(typed).toMatchObject({ family: null, proof: null, name: 'Sita Devi' })
})

test('the same words are one open request, and repetitions do not fill a mailbox', async () => {
  const contact = 'often@example.org'
  await byForm({ contact })
  await byForm({ contact })
  expect(await list({ q: contact })).toHaveLength(1)
  for (const nth of [2, 3, 4, 5]) await byForm({ contact, text: `Words ${nth}` })
  expect(await list({ q: contact })).toHaveLength(5)
  expect(await world.readSubjects(contact)).toHaveLength(3)
  const mails = await world.readMails(contact)
  expect(mails.map(({ text }) => text).join()).not.toMatch(/Sita|delete what|Words/)
})

test('invalid fields are named, and a plain form is redirected to its page', async () => {
  const wrong = await byForm({ name: ' ', contact: 'x@mailinator.com', kind: 'other', text: '' })
  expect([wrong.status, (wrong.body as unknown as Refusal).errors]).toEqual([
    400,
    {
      name: texts.details.required,
      contact: texts.email.disposable,
      kind: texts.details.chooseOption,
      text: texts.details.required,
    },
  ])
  expect(((await byForm({ contact: '12' })).body as unknown as Refusal).errors).toEqual({
    contact: texts.phone.tooShort,
  })
  const form = new URLSearchParams({
    name: 'Latha',
    contact: 'latha@example.org',
    kind: 'access',
    text: 'Please show me.',
    asPatient: 'yes',
    keepFromFamily: 'yes',
  })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const sent = await world.call(undefined, 'POST', '/privacy-requests?language=te', form.toString(), headers)
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/te/privacy/request?sent=1#form'])
  expect(await newest('latha@example.org')).toMatchObject({
    byPatient: true,
    keepFromFamily: true,
    patientName: 'Latha',
  })
  expect((await world.readMails('latha@example.org')).at(-1)?.subject).toContain('అందింది')
})

test('a request is acknowledged, queried and answered with a mail each, and stays answered (rule PRIV-R4)', async () => {
  const { body: asked } = await ask(asha, { kind: 'grievance', text: 'The nurse was late.' })
  world.clock.now = new Date(world.clock.now.getTime() + hourMs)
  const taken = await move(asked._id, { status: 'acknowledged' })
  expect(taken.body).toMatchObject({
    status: 'acknowledged',
    acknowledgedAt: world.clock.now.toISOString(),
    nextDueAt: asked.dueAt,
    by: { _id: admin.id },
  })
  expect(await world.readSubjects(asha.email)).not.toContain(`Our answer to your request ${asked.code}`)
  for (let round = 0; round < 2; round += 1)
    await move(asked._id, { status: 'waiting', answer: 'On which day was that?' })
  const questions = (await world.readMails(asha.email)).filter(({ text }) => text.includes('On which day was that?'))
  expect(questions).toHaveLength(1)
  const done = await move(asked._id, { status: 'done', answer: 'We have spoken with her. We are sorry.' })
  expect(done.body).toMatchObject({ status: 'done', decidedAt: world.clock.now.toISOString(), isLate: false })
  const last = (await world.readMails(asha.email)).at(-1)
  expect([last?.subject, last?.text]).toEqual([
    `Our answer to your request ${asked.code}`,
    expect.stringContaining('We have spoken with her.'),
  ])
  expect(await own(asha)).toContainEqual(
    expect.objectContaining({ _id: asked._id, answer: 'We have spoken with her. We are sorry.' }),
  )
  const late = await move<Refusal>(asked._id, { status: 'refused', reason: 'No' })
  expect([late.status, late.body.code]).toEqual([409, 'privacy.decided'])
  expect(JSON.stringify(await world.readAudit(asked._id))).not.toMatch(/spoken|which day/)
})

test('a refusal requires a reason, which the person can read', async () => {
  const { body: asked } = await ask(asha, { kind: 'erasure' })
  for (const body of [{ status: 'refused' }, { status: 'refused', reason: '  ' }, { status: 'refused', answer: 'x' }]) {
    const refused = await move<Refusal>(asked._id, body)
    expect([refused.status, refused.body.errors]).toEqual([400, { reason: texts.privacyRequest.reasonRequired }])
  }
  await move(asked._id, { status: 'refused', reason: 'Care goes on until Friday.' })
  expect(await own(asha)).toContainEqual(
    expect.objectContaining({ _id: asked._id, status: 'refused', answer: 'Care goes on until Friday.' }),
  )
  expect((await world.readMails(asha.email)).at(-1)?.text).toContain('Care goes on until Friday.')
})

test('an erasure request needs a closed family before it is done, and names the obstacle (rules PRIV-R4, PRIV-K1)', async () => {
  const family = await world.addPerson('user', 'Ravi Teja')
  const booking = await world.book(family)
  const { body: asked } = await ask(family, { kind: 'erasure', text: 'Please delete all.' })
  const early = await move<Refusal>(asked._id, { status: 'done', answer: 'It is closed.' })
  expect([early.status, early.body.code]).toEqual([409, 'account.has_open_bookings'])
  expect((await own(family))[0]?.status).toBe('new')
  await world.call(family, 'POST', `/booking/${booking._id}/cancel`, { reason: 'x' })
  const done = await move(asked._id, { status: 'done', answer: 'It is closed.' })
  expect([done.status, done.body.status]).toEqual([200, 'done'])
  expect((await world.call(family, 'GET', '/user/privacy-requests')).status).toBe(401)
  expect(readErased([erasureListFile(world.deps.config.dataDir)]).get(family.id)?.what).toBe('closed')
  const mails = await world.readMails(family.email)
  expect(mails.slice(-2).map(({ subject }) => subject)).toEqual([
    'Your Thodu account is closed',
    `Our answer to your request ${asked.code}`,
  ])
})

test('the erasure request of a patient in the booking of another family closes no account', async () => {
  const family = await world.addPerson('user', 'Vani Rao')
  await byForm({ name: 'Kamala Devi', contact: 'kamala@example.org', asPatient: true, keepFromFamily: true })
  const request = await newest('kamala@example.org')
  const done = await move(request._id, { status: 'done', family: family.id, proof: 'paper' })
  expect([done.status, (await own(family)).length]).toEqual([200, 0])
})

test('a request of an unknown person can be refused and not fulfilled', async () => {
  await byForm({ contact: '+919849055555', kind: 'access', text: 'Show me all.' })
  const request = await newest('9849055555')
  const early = await move<Refusal>(request._id, { status: 'done' })
  expect([early.status, early.body.code]).toEqual([409, 'privacy.not_proven'])
  const proven = await move(request._id, { status: 'acknowledged', family: asha.id, proof: 'call' })
  expect(proven.body).toMatchObject({ proof: 'call', family: { _id: asha.id }, nominee: null })
  expect((await move(request._id, { status: 'done' })).status).toBe(200)
  await byForm({ contact: '+919849066666' })
  const other = await newest('9849066666')
  const unknown = await move<Refusal>(other._id, { status: 'acknowledged', family: admin.id })
  expect([unknown.status, unknown.body.code]).toEqual([409, 'privacy.unknown_family'])
  expect((await move(other._id, { status: 'refused', reason: 'We could not make sure.' })).status).toBe(200)
})

test.each([
  [false, 1],
  [true, 0],
])(
  'the family is notified of the request of its patient unless the patient objects: kept %s (rule PRIV-R6)',
  async (keepFromFamily, told) => {
    const family = await world.addPerson('user', 'Vijay Kumar')
    const contact = `patient.${told}@example.org`
    await byForm({
      name: 'Kamala Devi',
      contact,
      kind: 'access',
      text: 'Secret words',
      asPatient: true,
      keepFromFamily,
    })
    const request = await newest(contact)
    await move(request._id, { status: 'acknowledged', family: family.id })
    expect(await world.readMails(family.email)).toHaveLength(0)
    await move(request._id, { status: 'acknowledged', proof: 'paper' })
    await move(request._id, { status: 'done', answer: 'Here it is.' })
    const mails = await world.readMails(family.email)
    expect(mails).toHaveLength(told)
    expect(JSON.stringify(mails)).not.toMatch(/Secret words|Here it is/)
    expect(await own(family)).toEqual([])
  },
)

test('a correction links to the audit row of the change', async () => {
  const booking = await world.book(asha)
  world.clock.now = new Date(world.clock.now.getTime() + hourMs)
  const { body: asked } = await ask(asha, { kind: 'correction', text: 'Her name is Savithri.' })
  world.clock.now = new Date(world.clock.now.getTime() + hourMs)
  await world.call(admin, 'PUT', `/admin/bookings/${booking._id}`, { patientDetails: { patientName: 'Savithri Rao' } })
  const done = await move(asked._id, { status: 'done' })
  const row = await findRow(world, 'audit_log', ['action', 'resource_id'], { id: done.body.correctedBy?._id ?? '' })
  expect(row).toEqual({ action: 'PATIENT_DETAILS_UPDATED', resource_id: booking._id })
  expect(done.body.correctedBy).toMatchObject({ resourceId: booking._id, at: world.clock.now.toISOString() })
  world.clock.now = new Date(world.clock.now.getTime() + hourMs)
  const { body: nothing } = await ask(asha, { kind: 'correction', text: 'All is well after all.' })
  expect((await move(nothing._id, { status: 'done' })).body.correctedBy).toBeNull()
  const { body: other } = await ask(asha)
  await world.call(admin, 'PUT', `/admin/bookings/${booking._id}`, { patientDetails: { patientName: 'Savithri R.' } })
  expect((await move(other._id, { status: 'done' })).body.correctedBy).toBeNull()
})

test('requests are listed by due date with late ones marked, and each access is recorded', async () => {
  const open = await list({ open: true })
  expect(open.map(({ nextDueAt }) => nextDueAt)).toEqual(open.map(({ nextDueAt }) => nextDueAt).sort())
  expect(open.every(({ decidedAt }) => decidedAt === null)).toBe(true)
  const [first] = open
  world.clock.now = new Date(Date.parse(first?.nextDueAt ?? '') + 1)
  expect((await world.call<PrivacyRequest>(admin, 'GET', `/admin/privacy-requests/${first?._id}`)).body.isLate).toBe(
    true,
  )
  await world.deps.accessLog.settle()
  const looked = await selectRows(world, 'access_log', ['subject_type', 'subject_id'], { viewer_id: admin.id })
  expect(looked).toContainEqual({ subject_type: 'family', subject_id: asha.id })
  expect(looked).toContainEqual({
    subject_type: 'message',
    subject_id: (await list({ q: 'latha@example.org' }))[0]?._id,
  })
})

test('the family edits its nominee, and an admin reads it (rule PRIV-R5)', async () => {
  const named = { name: 'Sita Devi', phone: '+91 98480 12345', relation: 'Daughter' }
  const at = world.clock.now.toISOString()
  const kept = { ...named, phone: '+919848012345', namedAt: at }
  expect((await world.call(asha, 'PUT', '/user/nominee', named)).body).toEqual({ nominee: kept })
  expect((await world.call(asha, 'GET', '/user/nominee')).body).toEqual({ nominee: kept })
  expect((await list({ family: asha.id }))[0]?.nominee).toEqual(kept)
  const page = await world.call<{ nominee: unknown }>(admin, 'GET', `/admin/families/${asha.id}`)
  expect(page.body.nominee).toEqual(kept)
  const wrong = await world.call<Refusal>(asha, 'PUT', '/user/nominee', { name: '', phone: '', relation: '' })
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['name', 'phone', 'relation'])
  const other = await world.addPerson('user')
  expect((await world.call(other, 'GET', '/user/nominee')).body).toEqual({ nominee: null })
  expect((await world.call(asha, 'DELETE', '/user/nominee')).status).toBe(204)
  expect((await world.call(asha, 'GET', '/user/nominee')).body).toEqual({ nominee: null })
  const rows = await world.readAudit(asha.id)
  expect(rows.filter(({ action }) => action === 'SYSTEM_SETTINGS_CHANGED')).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('Sita')
})

test('the office enters a request that came by letter: deadlines run from the day it came (rule PRIV-R8)', async () => {
  const cameAt = new Date(world.clock.now.getTime() - 5 * dayMs).toISOString()
  const letter = {
    ...{ name: 'Asha Rao', contact: asha.email, kind: 'access', text: 'What do you know of me?', way: 'letter' },
    ...{ cameAt, family: asha.id, proof: 'call', clientEventId: randomUUID() },
  }
  const enter = (more: object = {}) =>
    world.call<PrivacyRequest & Refusal>(admin, 'POST', '/admin/privacy-requests', { ...letter, ...more })
  const first = await enter()
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({
    status: 'new',
    createdAt: cameAt,
    family: { _id: asha.id },
    proof: 'call',
    entered: { by: { name: 'Meera Iyer' }, way: 'letter' },
  })
  const sent = (await ask(asha, { text: 'Once more' })).body
  expect(Date.parse(sent.dueAt) - Date.parse(first.body.dueAt)).toBe(5 * dayMs)
  expect((await own(asha)).some(({ _id }) => _id === first.body._id)).toBe(true)
  expect((await world.readMails(asha.email)).some(({ text }) => text.includes(first.body.code))).toBe(true)
  const log = (await world.readAudit(first.body._id))[0]
  expect(log).toMatchObject({ user_role: 'admin', description: expect.stringContaining('received by letter: access') })
  const again = await enter()
  expect([again.status, again.body._id]).toEqual([200, first.body._id])
  const ahead = await enter({
    cameAt: new Date(world.clock.now.getTime() + dayMs).toISOString(),
    clientEventId: randomUUID(),
  })
  expect([ahead.status, ahead.body.code]).toEqual([400, 'entry.time_wrong'])
  const unknown = await enter({ family: admin.id, clientEventId: randomUUID() })
  expect([unknown.status, unknown.body.code]).toEqual([409, 'privacy.unknown_family'])
})

test('a patient’s own request by phone is stored beside the family, which cannot read it (rules PRIV-R6, PRIV-R8)', async () => {
  const { body } = await world.call<PrivacyRequest>(admin, 'POST', '/admin/privacy-requests', {
    ...{ name: 'Savitri Rao', contact: '9876512345', kind: 'access', text: 'Who sees my notes?', way: 'phone' },
    ...{ cameAt: world.clock.now.toISOString(), family: asha.id, asPatient: true, keepFromFamily: true },
    ...{ proof: 'call', clientEventId: randomUUID() },
  })
  expect(body).toMatchObject({ byPatient: true, keepFromFamily: true, familyToldAt: null })
  expect((await own(asha)).map(({ _id }) => _id)).not.toContain(body._id)
})
