import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { DocumentRecord, OwnedDocument } from '@thodu/api/contract/documents/documents.schema'
import { texts } from '@thodu/api/contract/texts'
import { SignJWT } from 'jose'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { createExaminer } from '../../../api/src/documents/examine/examiner.ts'
import { readFileLink } from '../../../api/src/documents/file-links.ts'
import { createHttpServer } from '../../../api/src/serve/listen.ts'
import { createTestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertDocument } from '../../support/insert-document.ts'
import { selectRow } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { rewrittenPdf, samplePdf, uploadForm } from '../../support/samples/sample-files.ts'
import { repository } from '../../support/sources/source-files.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let owner: SignedIn
let stranger: SignedIn
let admin: SignedIn
let caretaker: SignedIn
let otherCaretaker: SignedIn

beforeAll(async () => {
  admin = await api.makeAdmin()
  owner = await api.signUp()
  stranger = await api.signUp()
  caretaker = await api.makeCaretaker(admin)
  otherCaretaker = await api.makeCaretaker(admin)
})

async function upload(category?: string): Promise<string> {
  const body = uploadForm(samplePdf(), 'report.pdf', category === undefined ? {} : { category })
  const answer = await api.call<DocumentRecord>('POST', '/document/upload', { token: owner.token, body })
  return answer.body._id
}
const open = async (id: string, person?: SignedIn) =>
  (await api.call('GET', `/files/${id}`, { token: person?.token })).status
const makeLink = (id: string, person: SignedIn) =>
  api.call<{ url: string }>('POST', `/files/${id}/link`, { token: person.token })
const follow = async (url: string) => (await api.app.request(url)).status

describe('a file', () => {
  it('can be opened by its owner, an admin and the caretaker of a booking that lists it', async () => {
    const id = await upload('medicalReports')
    expect(await open(id, caretaker)).toBe(404)
    await insertBooking(api, { owner, caretaker, files: [{ id, category: 'medicalReports' }] })
    expect(await open(id)).toBe(401)
    const statuses = await Promise.all([owner, admin, caretaker, stranger, otherCaretaker].map((one) => open(id, one)))
    expect(statuses).toEqual([200, 200, 200, 404, 404])
    expect(await open('missing', owner)).toBe(404)
    const helper = await api.makeCaretaker(admin)
    await insertBooking(api, {
      owner,
      caretaker: helper,
      status: 'completed',
      files: [{ id, category: 'medicalReports' }],
    })
    expect(await open(id, helper)).toBe(404)
  })

  it('cannot be opened by a caretaker of a single visit', async () => {
    const id = await upload('medicalReports')
    const booking = await insertBooking(api, { owner, files: [{ id, category: 'medicalReports' }] })
    const startsAt = api.deps.now().toISOString()
    await insertVisit(api, { booking: { _id: booking.id }, caretaker: { id: otherCaretaker.user._id }, startsAt })
    const asked = [await open(id, otherCaretaker), (await makeLink(id, otherCaretaker)).status]
    expect(asked).toEqual([404, 404])
  })

  it.each([
    ['by its own category', 'aadharCard', 'aadharCard'],
    ['because a booking lists it so', 'medicalReports', 'aadharCard'],
    ['though a booking lists it otherwise', 'aadharCard', 'medicalReports'],
  ])('cannot be opened by a caretaker when it is an Aadhaar card %s', async (_, own, listed) => {
    const id = await upload(own)
    const helper = await api.makeCaretaker(admin)
    await insertBooking(api, { owner, caretaker: helper, files: [{ id, category: listed }] })
    expect([await open(id, helper), (await makeLink(id, helper)).status]).toEqual([404, 404])
    expect([await open(id, owner), await open(id, admin)]).toEqual([200, 200])
  })
})

describe('a signed link', () => {
  it('opens one file for five minutes without a header', async () => {
    const id = await upload()
    const { status, body } = await makeLink(id, owner)
    expect([status, await follow(body.url)]).toEqual([200, 200])
    const other = await upload()
    expect(await follow(body.url.replace(id, other))).toBe(401)
    expect(await follow(`${body.url}x`)).toBe(401)
    expect(await follow(`/api/files/${id}?link=${owner.token}`)).toBe(401)
    const link = new URL(body.url, 'http://x').searchParams.get('link') ?? ''
    expect((await api.call('GET', '/auth/me', { token: link })).status).toBe(401)
    api.clock.advance(5 * 60_000 + 1_000)
    expect(await follow(body.url)).toBe(401)
  })

  it('is not created for files of others, and ends with its session', async () => {
    const id = await upload()
    expect((await makeLink(id, stranger)).status).toBe(404)
    const session = await api.signIn(owner.user.email)
    const { body } = await makeLink(id, session)
    await api.call('POST', '/auth/logout', { token: session.token })
    expect(await follow(body.url)).toBe(401)
  })

  it('is refused when incomplete or created for another file', async () => {
    const { secret } = api.deps.config
    const now = api.deps.now()
    const seconds = Math.floor(now.getTime() / 1_000)
    const whole = { iss: 'thodu', aud: 'thodu-file', exp: seconds + 60, sub: 'me', sid: 'session', file: 'file' }
    const read = async (claims: object, fileId = 'file') => {
      const link = await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(secret)
      return readFileLink(secret, link, fileId, now)
    }
    expect(await read(whole)).toEqual({ accountId: 'me', sessionId: 'session' })
    expect(await read(whole, 'another')).toBeUndefined()
    for (const name of Object.keys(whole))
      expect([name, await read({ ...whole, [name]: undefined })]).toEqual([name, undefined])
    for (const wrong of [{ iss: 'x' }, { aud: 'thodu-api' }, { exp: seconds - 1 }, { sid: 5 }])
      expect(await read({ ...whole, ...wrong })).toBeUndefined()
    expect(await read({ ...whole, sub: undefined, file: undefined }, undefined)).toBeUndefined()
  })
})

describe('deleting a document', () => {
  it('deletes row and file, for the owner only', async () => {
    const id = await upload()
    const row = await selectRow(api, 'documents', ['stored_name'], { id })
    expect((await api.call('DELETE', `/document/${id}`, { token: stranger.token })).status).toBe(404)
    expect((await api.call('DELETE', `/document/${id}`, { token: owner.token })).status).toBe(204)
    expect(existsSync(join(api.config.uploadsDir, row.stored_name))).toBe(false)
    expect((await api.call('DELETE', `/document/${id}`, { token: owner.token })).status).toBe(404)
  })

  it.each(['pending', 'confirmed', 'active'] as const)(
    'is refused while a booking that is %s lists it',
    async (status) => {
      const id = await upload()
      const helper = status === 'pending' ? {} : { caretaker: await api.makeCaretaker(admin) }
      const files = [{ id, category: 'prescriptions' }]
      await insertBooking(api, { owner, status: 'completed', files })
      await insertBooking(api, { owner, status, ...helper, files })
      const answer = await api.call('DELETE', `/document/${id}`, { token: owner.token })
      expect([answer.status, answer.body.message]).toEqual([409, texts.documents.inUse])
      expect(await open(id, owner)).toBe(200)
    },
  )

  it('is allowed once every booking that lists it has ended', async () => {
    const id = await upload()
    const files = [{ id, category: 'prescriptions' }]
    const booking = await insertBooking(api, { owner, status: 'completed', files })
    await insertBooking(api, { owner, status: 'cancelled', files })
    expect((await api.call('DELETE', `/document/${id}`, { token: owner.token })).status).toBe(204)
    expect(await open(id, admin)).toBe(404)
    const { body } = await api.call<Booking>('GET', `/booking/${booking.id}`, { token: owner.token })
    expect(body.uploadedFiles).toEqual({})
  })
})

describe('the upload limit', () => {
  it('is 100 MB per account, however many uploads run at once', async () => {
    const person = await api.signUp()
    const left = (await rewrittenPdf()).length * 2
    await insertDocument(api, { ownerId: person.user._id, size_bytes: 100 * 1024 * 1024 - left })
    const before = readdirSync(api.config.uploadsDir).length
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const body = uploadForm(samplePdf(), 'a.pdf')
        return (await api.call('POST', '/document/upload', { token: person.token, body })).status
      }),
    )
    expect(statuses.toSorted()).toEqual([201, 201, 413, 413, 413, 413])
    expect(readdirSync(api.config.uploadsDir)).toHaveLength(before + 2)
  })

  it('answers 503 when too many files wait for examination', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        api.call('POST', '/document/upload', { token: stranger.token, body: uploadForm(samplePdf(), 'a.pdf') }),
      ),
    )
    const busy = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]))
    expect([busy[0]?.body.code, busy[0]?.headers.get('Retry-After')]).toEqual(['document.busy', '15'])
    expect(readdirSync(api.config.uploadsDir).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  async function startSending(person: SignedIn) {
    const server = createHttpServer(api.app.fetch, (_, response) => void response.end())
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    const headers = { Authorization: `Bearer ${person.token}`, 'Content-Type': 'multipart/form-data; boundary=b' }
    const send = (megabytes: number, answered: (status: number | undefined) => void) => {
      const call = request({ port, path: '/api/document/upload', method: 'POST', headers }, (answer) => {
        answer.resume()
        answered(answer.statusCode)
      })
      call.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n')
      for (let sent = 0; sent < megabytes; sent++) call.write(Buffer.alloc(1024 * 1024, ' '))
      return call
    }
    return { server, send }
  }

  it('counts running uploads and releases the space of aborted ones', async () => {
    const person = await api.signUp()
    const { server, send } = await startSending(person)
    const statuses: (number | undefined)[] = []
    const calls = Array.from({ length: 13 }, () =>
      send(9, (status) => statuses.push(status)).on('error', () => undefined),
    )
    const heldBytes = () =>
      readdirSync(api.config.uploadsDir)
        .filter((name) => name.endsWith('.part'))
        .reduce((sum, name) => sum + statSync(join(api.config.uploadsDir, name)).size, 0)
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThanOrEqual(2), 20_000)
    expect(new Set(statuses)).toEqual(new Set([413]))
    expect(heldBytes()).toBeLessThanOrEqual(100 * 1024 * 1024)
    for (const call of calls) call.destroy()
    await vi.waitFor(() => expect(heldBytes()).toBe(0), 20_000)
    const body = uploadForm(samplePdf(), 'a.pdf')
    expect((await api.call('POST', '/document/upload', { token: person.token, body })).status).toBe(201)
    server.close()
  })

  it('answers 413 over a real connection while the client is still sending', async () => {
    const { server, send } = await startSending(owner)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      send(14, resolve).on('error', reject).end('\r\n--b--\r\n')
    })
    server.close()
    expect(status).toBe(413)
    expect(readdirSync(api.config.uploadsDir).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

it('the document queue of admins lists documents with owner and filters, and stores the decision', async () => {
  const id = await upload('prescriptions')
  const list = (filter: object) => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,0]`
    return api.call<OwnedDocument[]>('GET', `/admin/documents?${query}`, { token: admin.token })
  }
  const { body: first, headers } = await list({ status: 'pending', category: 'prescriptions' })
  expect(first).toMatchObject([{ _id: id, owner: { email: owner.user.email } }])
  expect(headers.get('Content-Range')).toBe('documents 0-0/1')
  const body = { status: 'rejected', reason: 'Not readable' }
  const decided = await api.call('PUT', `/admin/documents/${id}/status`, { token: admin.token, body })
  expect(decided).toMatchObject({ status: 200, body: { _id: id, ...body, owner: { name: owner.user.name } } })
  expect((await api.readAudit()).at(-1)).toMatchObject({ action: 'STATUS_UPDATE', resource_type: 'patient' })
  const wrong = { token: admin.token, body: { status: 'x' } }
  expect((await api.call('PUT', `/admin/documents/${id}/status`, wrong)).status).toBe(400)
  expect((await api.call('PUT', `/admin/documents/none/status`, { token: admin.token, body })).status).toBe(404)
  const ownerId = stranger.user._id
  const scan = { name: 'scan.pdf', category: 'prescriptions', size_bytes: 1_500_000 } as const
  const other = await insertDocument(api, { ownerId, ...scan })
  for (const filter of [{ q: 'SCAN' }, { id: [other] }, { owner: ownerId, category: 'prescriptions' }]) {
    const answer = await list(filter)
    expect([answer.body, answer.headers.get('Content-Range')]).toMatchObject([
      [{ _id: other, fileSize: 1.43 }],
      'documents 0-0/1',
    ])
  }
  expect((await list({ status: 'rejected' })).body).toMatchObject([{ _id: id }])
})

let folder: string
let picture: string
let plains = 0
/** A pipe without a writer, so reading it never ends. */
let endless: string
const drawPicture = (path: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
    .png()
    .toFile(path)
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-examination-'))
  picture = join(folder, 'picture')
  endless = join(folder, 'endless')
  await drawPicture(picture)
  execFileSync('mkfifo', [endless])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A new file each time, because an examination replaces it. */
function writePlain(): string {
  plains += 1
  const path = join(folder, `plain-${plains}`)
  writeFileSync(path, samplePdf())
  return path
}
const ofPicture = () => ({ path: picture, type: 'image/png', owner: 'one' }) as const
const ofPdf = (path: string, owner = 'one') => ({ path, type: 'application/pdf', owner }) as const
const spent = async () => undefined
const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number)
const isAlive = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}
/** Finds the child process that examines a file for process `pid`. */
const findChild = async (pid: number | undefined, before: readonly number[] = []): Promise<number> => {
  const child = await vi.waitUntil(() => childrenOf(pid).find((one) => !before.includes(one)), { timeout: 20_000 })
  return child ?? 0
}

test('an examination that exceeds its time or memory is ended, a busy machine refuses no file, and the next one still runs', async () => {
  const refusal = { status: 413, code: 'document.too_many_pixels' }
  const examine = (limits: Parameters<typeof createExaminer>[0]) => createExaminer(limits).examine(ofPicture(), spent)
  await expect(examine({ time: 5 })).rejects.toMatchObject({ status: 503, code: 'document.busy' })
  await expect(examine({ memory: 1_000_000, look: 1 })).rejects.toMatchObject(refusal)
  await expect(examine({ processor: 1, look: 1 })).rejects.toMatchObject(refusal)
  expect(existsSync(`${picture}.part`)).toBe(false)
  const inPdf = createExaminer({ processor: 1, look: 1 }).examine(ofPdf(writePlain()), spent)
  await expect(inPdf).rejects.toMatchObject({ status: 415, code: 'document.unreadable' })
  expect(await examine({})).toBe(`${picture}.part`)
})

test('a full disk is reported as such, and not as an invalid picture', async () => {
  const full = join(folder, 'full')
  await drawPicture(full)
  symlinkSync('/dev/full', `${full}.part`)
  const examined = createExaminer().examine({ path: full, type: 'image/png', owner: 'one' }, spent)
  await expect(examined).rejects.toMatchObject({ code: 'ENOSPC' })
  expect([existsSync(full), existsSync(`${full}.part`)]).toEqual([true, false])
})

describe('the queue of examinations', () => {
  test('runs the file of another account second when one account queues fourteen files and the first hangs', async () => {
    const examiner = createExaminer()
    const ended: string[] = []
    const refused: unknown[] = []
    const bring = (path: string, owner: string) =>
      examiner.examine(ofPdf(path, owner), spent).then(
        () => ended.push(owner),
        (error: unknown) => refused.push(error),
      )
    const greedy = [endless, ...Array.from({ length: 13 }, writePlain)].map((path) => bring(path, 'greedy'))
    const modest = bring(writePlain(), 'modest')
    await writeFile(endless, samplePdf())
    await modest
    expect(ended.indexOf('modest')).toBeLessThanOrEqual(2)
    await Promise.all(greedy)
    expect(ended).toHaveLength(14)
    expect(refused).toMatchObject([{ status: 503, code: 'document.busy', retryAfter: 15 }])
  })

  test('reports the processor time of each file, whatever the outcome', async () => {
    const told: number[] = []
    const tell = async (ms: number) => {
      told.push(ms)
    }
    await createExaminer({ look: 5 }).examine(ofPdf(writePlain()), tell)
    await expect(createExaminer({ processor: 1, look: 1 }).examine(ofPdf(writePlain()), tell)).rejects.toThrow()
    expect(told).toHaveLength(2)
    for (const ms of told) expect(ms).toBeGreaterThan(0)
  })
})

describe('an examination ends', () => {
  test('with its examiner, which begins no more', async () => {
    const examiner = createExaminer()
    const before = childrenOf(process.pid)
    const busy = { status: 503, code: 'document.busy' }
    const results = Promise.allSettled([1, 2].map(() => examiner.examine(ofPdf(endless), spent)))
    const child = await findChild(process.pid, before)
    examiner.stop()
    // The examination would also end by its time limit, but much later.
    await vi.waitUntil(() => !isAlive(child), { timeout: 1_000 })
    expect(await results).toMatchObject([
      { status: 'rejected', reason: busy },
      { status: 'rejected', reason: busy },
    ])
  })

  test('by itself when its server process is gone', async () => {
    const source = join(repository, 'api', 'src', 'documents', 'examine', 'examiner.ts')
    const code = `const { createExaminer } = await import(${JSON.stringify(source)})
      await createExaminer().examine(${JSON.stringify(ofPdf(endless))}, async () => undefined)`
    const server: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
    const child = await findChild(server.pid)
    onTestFinished(() => void (isAlive(child) && process.kill(child, 'SIGKILL')))
    server.kill('SIGKILL')
    await vi.waitUntil(() => !isAlive(child), { timeout: 15_000 })
  })
})
