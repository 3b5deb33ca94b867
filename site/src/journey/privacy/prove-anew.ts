import { ApiFailure } from '@thodu/api/contract/client/client'
import { api } from '../session/api.ts'

/** Why the identity is not confirmed: the password is missing or wrong, or a person with a Google account must sign in again. */
export type Unproven = 'password' | 'wrong' | 'sign-in'

const isCode = (error: unknown, code: string): boolean => error instanceof ApiFailure && error.code === code

/** @returns why the identity is not confirmed */
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
 * Runs an action, and confirms the identity by the password if the server demands it (rule ACC-39).
 * @param password '' until the person has entered it
 * @returns the answer, or why the action was not done
 */
export async function proveAnew<Answer>(password: string, act: () => Promise<Answer>): Promise<Answer | Unproven> {
  try {
    return await act()
  } catch (error) {
    if (!isCode(error, 'auth.factor_stale')) throw error
    return (await prove(password)) ?? (await act())
  }
}
