import { ApiFailure } from '@thodu/api/contract/client/client'
import { api } from '../session/api.ts'

/** Why it is not closed: the password is asked for, or wrong; who signs in with Google has to do so anew. */
export type Refused = 'password' | 'wrong' | 'sign-in' | 'failed' | undefined

const isCode = (error: unknown, code: string): boolean => error instanceof ApiFailure && error.code === code

/** Answers the question who it is, by the password. */
async function prove(password: string): Promise<Refused> {
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

/** Closes the own account, and proves who it is where that is asked (rule ACC-39). @returns why not */
export async function closeAccount(password: string): Promise<Refused> {
  const close = () => api.call('POST /user/closing')
  try {
    await close()
    return undefined
  } catch (error) {
    if (!isCode(error, 'auth.factor_stale')) return 'failed'
  }
  try {
    const refused = await prove(password)
    if (refused === undefined) await close()
    return refused
  } catch {
    return 'failed'
  }
}
