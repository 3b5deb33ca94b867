import { ApiFailure } from '@thodu/api/contract/client/client'
import { api } from '../session/api.ts'

/** Why nothing came: the password is asked for, or wrong; who signs in with Google has to do so anew. */
export type Refused = 'password' | 'wrong' | 'sign-in' | 'too-often' | 'failed'

/** An export with all papers may take its time on a slow line. */
const patience = 10 * 60_000

const isCode = (error: unknown, code: string): boolean => error instanceof ApiFailure && error.code === code

/** Answers the question who it is, by the password (rule ACC-39). @returns why it is not answered */
async function prove(password: string): Promise<Refused | undefined> {
  const { challenge, kinds } = await api.call('POST /user/factors/ask')
  if (!kinds.includes('password')) return 'sign-in'
  if (password === '') return 'password'
  try {
    await api.call('POST /user/factors/prove', { body: { challenge, password } })
    return undefined
  } catch (error) {
    if (isCode(error, 'auth.factor_wrong')) return 'wrong'
    throw error
  }
}

/** The zip, piece by piece; what broke off is thrown away. */
async function receive(onBytes: (bytes: number) => void): Promise<Blob> {
  const response = await api.send('/user/data', { timeout: patience })
  const reader = response.body?.getReader()
  const pieces: BlobPart[] = []
  let bytes = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(next.value)
    bytes += next.value.length
    onBytes(bytes)
  }
  return new Blob(pieces, { type: 'application/zip' })
}

/** Downloads the own data, and proves who it is where that is asked. @returns the zip, or why there is none */
export async function downloadData(password: string, onBytes: (bytes: number) => void): Promise<Blob | Refused> {
  try {
    try {
      return await receive(onBytes)
    } catch (error) {
      if (!isCode(error, 'auth.factor_stale')) throw error
      return (await prove(password)) ?? (await receive(onBytes))
    }
  } catch (error) {
    return error instanceof ApiFailure && error.status === 429 ? 'too-often' : 'failed'
  }
}
