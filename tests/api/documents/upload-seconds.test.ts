import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '../../../api/src/http/errors/api-error.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { pdfOfWords } from '../../support/samples/pdf-samples.ts'
import { samplePdf, uploadForm } from '../../support/samples/sample-files.ts'

let api: TestApi
let greedy: SignedIn
let modest: SignedIn
beforeAll(async () => {
  api = await createTestApi({ RATE_LIMITS: 'on' })
  greedy = await api.signUp()
  modest = await api.signUp()
})
afterAll(() => api.close())

const upload = async ({ token }: SignedIn, content = samplePdf()) =>
  (await api.call('POST', '/document/upload', { token, body: uploadForm(content, 'a.pdf') })).status

test('fourteen files of the word "stream" keep nobody else from uploading', async () => {
  const flood = Array.from({ length: 14 }, () => upload(greedy, pdfOfWords(600_000)))
  expect(await upload(modest)).toBe(201)
  for (const status of await Promise.all(flood)) expect([415, 503]).toContain(status)
}, 120_000)

test('the hour counts seconds that examining took, of refused files as well', async () => {
  const { examiner } = api.deps
  const person = await api.signUp()
  const take = (seconds: number, code?: 'document.unreadable') => {
    api.deps.examiner = {
      ...examiner,
      examine: async ({ path }, spent) => {
        await spent(seconds * 1_000)
        if (code) throw new ApiError(415, code)
        return path
      },
    }
    return upload(person)
  }
  expect(await take(20)).toBe(201)
  expect(await take(30, 'document.unreadable')).toBe(415)
  expect(await take(9.2)).toBe(201)
  expect(await take(0.1)).toBe(429)
  api.deps.examiner = examiner
  expect(await upload(modest)).toBe(201)
  api.clock.advance(3_600_000)
  expect(await upload(person)).toBe(201)
})
