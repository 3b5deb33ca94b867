import { ApiFailure } from '@thodu/api/contract/client/client'
import { api } from '../session/api.ts'

/** Why nobody knows that it is the owner: the password is asked for, or wrong; who signs in with Google has to do so anew. */
export type Unproven = 'password' | 'wrong' | 'sign-in'

const isCode = (error: unknown, code: string): boolean => error instanceof ApiFailure && error.code === code

/** Answers the question who it is, by the password. @returns why it is not answered */
async function prove(password: string): Promise<Unproven | undefined> {
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

/**
 * Does what asks for a fresh proof, and proves who it is where that is asked (rule ACC-39).
 * @param password '' until somebody was asked for it
 * @returns what it answers, or why it was not done
 */
export async function proveAnew<Answer>(password: string, act: () => Promise<Answer>): Promise<Answer | Unproven> {
  try {
    return await act()
  } catch (error) {
    if (!isCode(error, 'auth.factor_stale')) throw error
    return (await prove(password)) ?? (await act())
  }
}
