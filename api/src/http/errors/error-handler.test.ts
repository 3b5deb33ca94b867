import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { StoreError } from '../../storage/object-store.ts'
import type { AppEnvironment } from '../environment.ts'
import { notFound, unavailable } from './api-error.ts'
import { createErrorHandler, toApiError } from './error-handler.ts'

test('what nobody expected says nothing about why', () => {
  const { status, code, message, errors } = toApiError(new Error('the secret table is missing'))
  expect({ status, code, message, errors }).toEqual({
    status: 500,
    code: 'server.failed',
    message: 'Something went wrong. Please try again.',
    errors: undefined,
  })
})

/** The lines of the log that one refusal makes. */
async function readLogOf(error: Error): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const app = new Hono<AppEnvironment>()
  app.onError(createErrorHandler(pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) })))
  app.get('/', () => {
    throw error
  })
  await app.request('/')
  return lines.map((line) => JSON.parse(line))
}
const { warn, error } = pino.levels.values

test('"busy" and "off" are one line of warning without a stack, whoever asks for them a thousand times', async () => {
  for (const code of ['server.busy', 'auth.google_off'] as const)
    expect(await readLogOf(unavailable(code))).toEqual([{ level: warn, status: 503, code, msg: 'refused for now' }])
})

test('a fault of ours, and a store that does not answer, stay errors with their cause', async () => {
  for (const fault of [new Error('broken'), new StoreError('down')])
    expect(await readLogOf(fault)).toMatchObject([
      { level: error, err: { message: fault.message, stack: expect.any(String) } },
    ])
})

test('what is refused for good is not logged', async () => {
  expect(await readLogOf(notFound())).toEqual([])
})
