import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@thodu/db'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  columnWords as teluguColumns,
  tableWords as teluguTables,
} from '../../../api/src/contract/words/te/privacy/personal-data.ts'
import { exportWords } from '../../../api/src/privacy/export/export-words.ts'
import { formatAccesses } from '../../../api/src/privacy/export/seen-by.ts'
import { columnsOf, personalTables } from '../../../api/src/privacy/inventory/personal-data.ts'
import { createTestApi, password, type TestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertDocument } from '../../support/insert-document.ts'
import { holds, type Person } from '../../support/privacy/person.ts'
import { plantPeople } from '../../support/privacy/plant.ts'
import { insertRows, selectRows, updateRows } from '../../support/rows.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'

let api: TestApi
let people: Awaited<ReturnType<typeof plantPeople>>
beforeAll(async () => {
  api = await createTestApi()
  people = await plantPeople(api)
})
afterAll(() => api.close())

const quarter = 15 * 60_000
const download = async (token: string, headers: Record<string, string> = {}) => {
  const response = await api.app.request('/api/user/data', {
    headers: { Authorization: `Bearer ${token}`, ...headers },
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const ofPerson = async ({ id }: Person) => {
  const { bytes } = await download(await api.openSessionFor(id), { 'X-Thodu-Language': 'te' })
  return Object.entries(unzipSync(bytes)).map(([name, file]) => ({ name, text: Buffer.from(file).toString('utf8') }))
}
const textOf = (files: { name: string; text: string }[], name: string): string =>
  files.find((file) => file.name === name)?.text ?? ''

/** Columns that this role may see: identifying columns of the exported tables. */
const shown = (who: Person['role']): Set<string> =>
  new Set(
    personalTables.flatMap(([table, listed]) =>
      listed.claims
        .filter(({ whose }) => whose === 'anybody' || whose === (who === 'user' ? 'family' : 'caretaker'))
        .flatMap(({ shows }) =>
          columnsOf(listed)
            .filter(([name, { as }]) => as === 'words' && shows !== 'nothing' && (shows?.includes(name) ?? true))
            .map(([name]) => `${table}.${name}`),
        ),
    ),
  )

test.each(['leaving', 'leavingCaretaker'] as const)(
  'the export contains all data of its owner (%s) and of no others',
  async (who) => {
    const person = people[who]
    const files = await ofPerson(person)
    expect(files.map(({ name }) => name)).toEqual([
      `files/01-${person.tag}.documents.name`,
      'data.json',
      'readable.html',
      'who-has-seen.csv',
    ])
    const json = textOf(files, 'data.json').toLowerCase()
    expect(() => JSON.parse(textOf(files, 'data.json'))).not.toThrow()
    const told = shown(person.role)
    const lost = person.canaries.filter(({ table, column, value }) => {
      const canary = `${person.tag}.${table}.${column}`
      return told.has(`${table}.${column}`) && !json.includes((value.includes(canary) ? canary : value).toLowerCase())
    })
    expect(told.size).toBeGreaterThan(20)
    expect(lost).toEqual([])
    for (const other of Object.values(people).filter((one) => one !== person))
      expect(files.filter(({ text, name }) => holds(other, `${name}${text}`)).map(({ name }) => name)).toEqual([])
  },
)

test('the export contains no secret, and of other people their role only', async () => {
  const all = (await ofPerson(people.staying)).map(({ text }) => text).join('\n')
  const secrets = people.staying.canaries.filter(({ table, column }) => {
    const listed = personalTables.find(([name]) => name === table)?.[1]
    return listed && columnsOf(listed).some(([name, { as }]) => name === column && as === 'secret')
  })
  expect(secrets.length).toBeGreaterThan(10)
  expect(secrets.filter(({ value }) => all.includes(value)).map(({ column }) => column)).toEqual([])
  expect(all).not.toContain('Nobody Else')
  expect(all).toContain('కేర్‌టేకర్')
})

test('the page of the export uses the language of the person, runs no script and escapes all texts', async () => {
  const files = await ofPerson(people.staying)
  const page = textOf(files, 'readable.html')
  expect(page).toContain('<html lang="te">')
  expect(page).toContain('<h1>మీ డేటా</h1>')
  expect(page).toContain(people.staying.canaries.find(({ column }) => column === 'review')?.value)
  expect(page).toContain("default-src 'none'")
  expect(page).not.toMatch(/<script|<img|<link|onerror=/)
  expect(textOf(files, 'files/01-jqwstaying.documents.name')).toContain('jqwstaying.file')
  expect(page).toContain('<li>files/01-jqwstaying.documents.name</li>')
  const { tables, filesMissing } = JSON.parse(textOf(files, 'data.json'))
  expect(tables[0]).toMatchObject({
    table: 'accounts',
    title: teluguTables.accounts,
    means: { email: teluguColumns.email, name: teluguColumns.name },
  })
  expect(filesMissing).toEqual([])
})

/** Two families with a booking, a file and a message each, with the ids that the access log uses. */
async function addLooked() {
  const addOne = async (name: string) => {
    const email = api.nextEmail('looked')
    const id = await api.addAccount('user', { name, email })
    const booking = await insertBooking(api, { owner: { user: { _id: id, name, email } } })
    const document = await insertDocument(api, { ownerId: id, name: `${name}.pdf` })
    const message = newId()
    const at = api.deps.now().toISOString()
    const said = { name, phone: '', subject: 'x', message: 'x', inquiry_type: 'general', status: 'new' } as const
    await insertRows(api, 'messages', {
      ...said,
      id: message,
      email: email.toUpperCase(),
      created_at: at,
      updated_at: at,
    })
    return { id, email, booking, document, message }
  }
  return [await addOne('asha'), await addOne('ravi')] as const
}

test('a person reads the accesses to their own data, newest first, with the role of each viewer', async () => {
  const [asha, ravi] = await addLooked()
  const look = (
    subject_type: 'booking' | 'document' | 'family' | 'message',
    subject_id: string,
    hour: number,
    role: string,
  ) => {
    const at = `2026-06-10T${String(hour).padStart(2, '0')}:00:00.000Z`
    const viewer = { viewer_id: newId(), viewer_name: 'Nobody Else', viewer_email: 'x', viewer_role: role }
    const times = { hour: at, first_at: at, last_at: at, ip_address: '203.0.113.1' }
    const counts = { opened: hour, listed: 2, refused: 3 }
    return insertRows(api, 'access_log', { id: newId(), subject_type, subject_id, ...viewer, ...times, ...counts })
  }
  for (const [hour, one] of [
    [2, asha],
    [4, ravi],
  ] as const) {
    await look('document', one.document, hour, 'caretaker')
    await look('family', one.id, hour + 6, 'admin')
    await look('message', one.message, hour + 12, 'user')
    await look('booking', one.booking.id, hour + 1, 'admin')
  }
  const csv = async ({ id, email }: { id: string; email: string }) => {
    const pieces: Uint8Array[] = []
    const person = { id, email, numbers: [] }
    for await (const piece of formatAccesses(api.deps.database.read, person, exportWords.en)) pieces.push(piece)
    return Buffer.concat(pieces).toString().trim().split('\r\n').slice(1)
  }
  const at = (hour: string) => `2026-06-10T${hour}:00:00.000Z,2026-06-10T${hour}:00:00.000Z`
  expect(await csv(asha)).toEqual([
    `${at('14')},day link: Nobody Else,Message,,14,2,3`,
    `${at('08')},office,Account,,8,2,3`,
    `${at('03')},office,Booking,${asha.booking.code},3,2,3`,
    `${at('02')},caretaker,File,asha.pdf,2,2,3`,
  ])
  expect(await csv(ravi)).toHaveLength(4)
})

test('the export requires a recent password, is audited, and is not for staff', async () => {
  const { token, user } = await api.signUp()
  const first = await download(token)
  expect([first.status, first.headers.get('Content-Type'), first.headers.get('Cache-Control')]).toEqual([
    200,
    'application/zip',
    'no-store',
  ])
  expect((await api.readAudit()).at(-1)).toMatchObject({
    action: 'USER_MANAGEMENT',
    resource_id: user._id,
    description: 'Downloaded their own data',
  })
  api.clock.advance(quarter)
  const stale = await download(token)
  expect([stale.status, JSON.parse(Buffer.from(stale.bytes).toString()).code]).toEqual([403, 'auth.factor_stale'])
  const { body } = await api.call<{ challenge: string; kinds: string[] }>('POST', '/user/factors/ask', { token })
  expect(body.kinds).toEqual(['password'])
  const wrong = { challenge: body.challenge, password: 'Wrong@123' }
  expect((await api.call('POST', '/user/factors/prove', { token, body: wrong })).status).toBe(400)
  const right = { challenge: body.challenge, password }
  expect((await api.call('POST', '/user/factors/prove', { token, body: right })).status).toBe(200)
  expect((await download(token)).status).toBe(200)
  expect((await download((await api.makeAdmin()).token)).status).toBe(403)
})

const strangerWays = {
  'of the profile': (phone: string, { token }: { token: string }) =>
    api.call('PUT', '/user/profile', { token, body: { phone: `+91${phone}` } }),
  'of an emergency contact': (phone: string, { token }: { token: string }) =>
    api.call('POST', '/booking', {
      token,
      body: { ...bookingBody, patientDetails: { ...patient, emergencyPhone: phone } },
    }),
  'to be called back at': (phone: string, { token }: { token: string }) =>
    api.call('POST', '/booking', { token, body: { ...bookingBody, formData: { callNumber: phone } } }),
  'of a message': (phone: string, { user }: { user: { email: string } }) =>
    api.call('POST', '/contact', {
      body: { name: 'A', email: user.email, phone, subject: 'x', message: 'Hello there', inquiryType: 'general' },
    }),
}
test.each(Object.entries(strangerWays))('a typed number %s does not export its calls', async (way, type) => {
  const phone = `98765460${10 + Object.keys(strangerWays).indexOf(way)}`
  const admin = await api.makeAdmin()
  const found = await api.call<{ key: string }>('POST', '/admin/call-sheet/find', {
    token: admin.token,
    body: { phone },
  })
  const note = `Her mother has an illness ${phone.slice(-2)}`
  const call = { key: found.body.key, items: [], outcome: 'reached', note, clientCallId: randomUUID() }
  expect((await api.call('POST', '/admin/calls', { token: admin.token, body: call })).status).toBe(201)
  const stranger = await api.signUp()
  expect((await type(phone, stranger)).status).toBeLessThan(300)
  const { bytes } = await download(stranger.token)
  const json = Buffer.from(unzipSync(bytes)['data.json'] ?? []).toString()
  expect(json).toContain(stranger.user._id)
  expect(json).not.toContain(note)
})

test('the export is limited to three a day', async () => {
  const strict = await createTestApi({ RATE_LIMITS: 'on' })
  const id = await strict.addAccount('user', { name: 'Asha Rao', email: strict.nextEmail('thrice') })
  const token = await strict.openSessionFor(id)
  const statuses: number[] = []
  for (let at = 0; at < 4; at += 1) statuses.push((await strict.call('GET', '/user/data', { token })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  await strict.close()
})

test('a file missing from storage is listed, and the export contains the rest', async () => {
  const person = people.stayingCaretaker
  const stored = person.canaries.find(({ column }) => column === 'stored_name')?.value ?? ''
  rmSync(join(api.config.uploadsDir, stored))
  const files = await ofPerson(person)
  expect(files.map(({ name }) => name)).toEqual(['data.json', 'readable.html', 'who-has-seen.csv'])
  expect(textOf(files, 'readable.html')).toContain(`${person.tag}.documents.name ఫైల్ తెరవడం కుదరలేదు`)
  expect(textOf(files, 'readable.html')).not.toContain('files/01-')
  expect(JSON.parse(textOf(files, 'data.json')).filesMissing).toEqual([`${person.tag}.documents.name`])
  mkdirSync(api.config.uploadsDir, { recursive: true })
  writeFileSync(join(api.config.uploadsDir, stored), 'back')
})

test('an admin exports data for a known person who asked, and for no other; both logs record it', async () => {
  const admin = await api.makeAdmin()
  const { token, user } = await api.signUp({ name: 'Vani Rao' })
  const booking = await insertBooking(api, { owner: { user } })
  const document = await insertDocument(api, { ownerId: user._id })
  const ask = async (kind: string) =>
    (
      await api.call<{ _id: string }>('POST', '/user/privacy-requests', {
        token,
        body: { kind, text: 'Please', clientEventId: randomUUID() },
      })
    ).body._id
  const get = (id: string) => api.call('GET', `/admin/privacy-requests/${id}/data`, { token: admin.token })
  const wanted = await ask('access')
  expect((await get(wanted)).status).toBe(200)
  const subjects = (await api.readMails(user.email)).map(({ subject }) => subject)
  expect(subjects).toContain('A copy of your data was handed out')
  expect((await api.readAudit()).at(-1)).toMatchObject({ resource_id: user._id, user_role: 'admin' })
  await api.deps.accessLog.settle()
  const looks = await selectRows(
    api,
    'access_log',
    ['subject_type', 'subject_id', 'opened', 'listed'],
    { viewer_id: admin.user._id },
    'subject_type',
  )
  expect(looks).toEqual([
    { subject_type: 'booking', subject_id: booking.id, opened: 0, listed: 1 },
    { subject_type: 'document', subject_id: document, opened: 0, listed: 1 },
    { subject_type: 'family', subject_id: user._id, opened: 1, listed: 0 },
  ])
  expect((await get(await ask('grievance'))).status).toBe(404)
  await updateRows(api, 'privacy_requests', { id: wanted }, { proof: null, proven_at: null })
  expect((await get(wanted)).status).toBe(404)
  expect((await get('nobody')).status).toBe(404)
})
