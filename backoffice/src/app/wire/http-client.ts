import { cleanSearch } from '@thodu/api/contract/clean-text'
import type { AnswerOf, KnownCall } from '@thodu/api/contract/client/calls'
import {
  ApiFailure,
  type CallArguments,
  readAnswer,
  type SendOptions,
  toRequest,
} from '@thodu/api/contract/client/client'
import simpleRestProvider from 'ra-data-simple-rest'
import { type DataProvider, type fetchUtils, HttpError } from 'react-admin'
import { api, sendRemembered } from './api.ts'
import { proof } from './ask-again.ts'
import { connection } from './connection.ts'

/** Copies `_id` to react-admin's `id`, on one record or a list (rule API-2). */
function withIds(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withIds)
  if (typeof body !== 'object' || body === null || !('_id' in body)) return body
  return { ...body, id: body._id }
}

const statusesWithoutServer = [0, 502, 504]

/** Converts a refusal to react-admin's error; `body.errors` puts the server's messages under the form's fields. */
function toHttpError(cause: unknown): unknown {
  if (!(cause instanceof ApiFailure)) return cause
  const { status, errors, told } = cause
  return new HttpError(cause.message, status, { message: cause.message, errors, told })
}

/**
 * Sends one call and updates the connection banner. If the server requires the user's identity, the user confirms it and the
 * call is sent again, so that no input is lost (rule ACC-39).
 */
export async function sendTracked(path: string, options: SendOptions = {}): Promise<Response> {
  try {
    const response = await ((options.method ?? 'GET') === 'GET' ? sendRemembered : api.send)(path, options)
    connection.reportReached()
    return response
  } catch (cause) {
    if (cause instanceof ApiFailure) {
      // The account may use nothing else until it sets up a factor: the reloaded page shows that screen.
      if (cause.code === 'auth.factor_missing') location.reload()
      if (cause.code === 'auth.factor_stale' && (await proof.requestFreshProof())) return sendTracked(path, options)
      // A 502 with our own message concerns another server, e.g. the mail server.
      if (statusesWithoutServer.includes(cause.status) && !cause.told) connection.reportLost()
      else connection.reportReached()
    }
    throw toHttpError(cause)
  }
}

export async function callApi<Call extends KnownCall>(
  name: Call,
  ...given: CallArguments<Call>
): Promise<AnswerOf<Call>> {
  const { path, options } = toRequest(name, ...given)
  return readAnswer(name, await sendTracked(path, options))
}

/** Cleans the filter's search text, so that any pasted text fits into an address. */
const withShortSearch = (filter: Record<string, unknown> = {}): Record<string, unknown> =>
  typeof filter.q === 'string' ? { ...filter, q: cleanSearch(filter.q) } : filter

/** The HTTP client of ra-data-simple-rest; `url` is relative to /api. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const response = await sendTracked(url, {
    method: options.method ?? 'GET',
    ...(typeof options.body === 'string' ? { body: JSON.parse(options.body) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  const body = response.status === 204 ? '' : await response.text()
  const json: unknown = body === '' ? {} : withIds(JSON.parse(body))
  return { status: response.status, headers: response.headers, body, json }
}

/** Data provider of one app: the admin's resource `bookings` is /api/admin/bookings (rule API-5). */
export function createDataProvider(home: 'admin' | 'caretaker'): DataProvider {
  const provider = simpleRestProvider(`/${home}`, httpClient)
  return {
    ...provider,
    getList: (resource, params) => provider.getList(resource, { ...params, filter: withShortSearch(params.filter) }),
    supportAbortSignal: true,
  }
}

/** The server's messages per field; a path like `patientDetails.city` belongs to the field `city`. */
export function readFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {}
  const body: unknown = error.body
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {}
  const entries = Object.entries(body.errors ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries.map(([path, text]) => [path.split('.').at(-1) ?? path, text]))
}
