import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { StoreError } from '../../storage/object-store.ts'
import type { AppEnvironment } from '../environment.ts'
import { ApiError, fillIn, notFound, tooMany, wrongFields } from './api-error.ts'
import { createErrorHandler, describeError, toApiError } from './error-handler.ts'

test('an unexpected error does not reveal its cause', () => {
  const { status, code, message, errors } = toApiError(new Error('the secret table is missing'))
  expect({ status, code, message, errors }).toEqual({
    status: 500,
    code: 'server.failed',
    message: 'Something went wrong. Please try again.',
    errors: undefined,
  })
})

const refused = (code: string, message = 'refused') => Object.assign(new Error(message), { code })
test.each<[error: unknown, status: number, code: string]>([
  [notFound(), 404, 'request.not_found'],
  [refused('SQLITE_CONSTRAINT_TRIGGER', 'caretaker capacity reached'), 409, 'booking.caretaker_busy'],
  [refused('SQLITE_CONSTRAINT_TRIGGER', 'caretaker_busy overlap'), 409, 'visit.caretaker_busy'],
  [refused('TH001', 'day links are full'), 409, 'day_link.full'],
  [refused('SQLITE_CONSTRAINT_UNIQUE'), 409, 'request.conflict'],
  [refused('SQLITE_CONSTRAINT_TRIGGER'), 409, 'request.conflict'],
  [refused('SQLITE_CONSTRAINT_CHECK'), 409, 'request.conflict'],
  [refused('SQLITE_BUSY'), 503, 'server.busy'],
  [refused('53300'), 503, 'server.busy'],
  [refused('ENOSPC'), 503, 'server.busy'],
  [new StoreError('down'), 503, 'server.busy'],
  [new HTTPException(400), 400, 'request.bad_json'],
  [new HTTPException(408), 408, 'request.timeout'],
  [new HTTPException(413), 413, 'request.too_large'],
  [new HTTPException(415), 415, 'request.wrong_media_type'],
  [new HTTPException(418), 500, 'server.failed'],
  [Object.assign(new Error('looks like one'), { status: 413 }), 500, 'server.failed'],
  ['thrown text', 500, 'server.failed'],
])('%s is answered as %i %s', (error, status, code) => {
  expect(toApiError(error)).toMatchObject({ status, code })
})

async function answerTo(error: Error, incoming?: { destroyed: boolean; complete: boolean }, language?: string) {
  const app = new Hono<AppEnvironment>()
  app.onError(createErrorHandler(pino({ level: 'silent' })))
  app.get('/', () => {
    throw error
  })
  const headers = language === undefined ? {} : { 'X-Thodu-Language': language }
  const answer = await app.request('/', { headers }, { incoming } as never)
  return {
    status: answer.status,
    wait: answer.headers.get('Retry-After'),
    body: (await answer.json()) as Record<string, unknown>,
  }
}

test('a call that was cut off before its body arrived is answered 408, not 500', async () => {
  const broken = new Error('broken')
  expect(await answerTo(broken, { destroyed: true, complete: false })).toMatchObject({ status: 408 })
  expect(await answerTo(broken, { destroyed: true, complete: true })).toMatchObject({ status: 500 })
  expect(await answerTo(broken, { destroyed: false, complete: false })).toMatchObject({ status: 500 })
  expect(await answerTo(broken)).toMatchObject({ status: 500 })
})

test('an error answer contains Retry-After, texts by field and details only if the error has them', async () => {
  expect(await answerTo(tooMany(7))).toMatchObject({ status: 429, wait: '7', body: { code: 'request.too_many' } })
  const plain = await answerTo(notFound())
  expect(plain.wait).toBeNull()
  expect(Object.keys(plain.body).sort()).toEqual(['code', 'message'])
  const errors = { name: 'Please enter a name', email: 'Please enter an address' }
  expect((await answerTo(wrongFields(errors))).body).toEqual({
    code: 'request.invalid',
    message: 'Please enter a name',
    errors,
  })
  const { body } = await answerTo(new ApiError(409, 'request.conflict', { details: { held: 2 } }))
  expect(body).toMatchObject({ details: { held: 2 } })
})

test('values are filled in after a message is translated into the caller’s language', () => {
  const error = new ApiError(409, 'request.conflict', {
    message: '{name} is with another family then.',
    values: { name: 'Lakshmi' },
    errors: { caretaker: '{name} is with another family then.' },
  })
  expect(fillIn('{name} and {other}', { name: 'Lakshmi' })).toBe('Lakshmi and {other}')
  expect(describeError(error, undefined)).toEqual({
    message: 'Lakshmi is with another family then.',
    errors: { caretaker: 'Lakshmi is with another family then.' },
  })
  const telugu = describeError(error, 'te')
  expect(telugu.message).toMatch(/Lakshmi/)
  expect(telugu.message).not.toBe('Lakshmi is with another family then.')
  expect(telugu.errors).toEqual({ caretaker: telugu.message })
  expect(describeError(notFound(), 'te').errors).toBeUndefined()
})
