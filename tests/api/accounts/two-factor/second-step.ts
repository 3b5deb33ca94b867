import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { AddedFactor, FactorChallenge } from '@thodu/api/contract/accounts/factors.schema'
import { codeAt, fromBase32, stepOf } from '../../../../api/src/accounts/two-factor/ways/totp.ts'
import { type Answer, password, type TestApi } from '../../../support/api.ts'

/** The code that an authenticator app shows at a time, or `later` steps of 30 s after it. */
export const appCode = (secret: string, at: Date, later = 0): string => codeAt(fromBase32(secret), stepOf(at) + later)

export const deviceOf = ({ headers }: { headers: Headers }): string =>
  /thodu_device=[^;]+/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? ''

export async function addApp(api: TestApi, token: string) {
  const begun = await api.call<{ challenge: string; secret: string }>('POST', '/user/factors/totp', { token })
  if (begun.status !== 201) throw new Error(`not begun: ${begun.text}`)
  const { challenge, secret } = begun.body
  const body = { challenge, code: appCode(secret, api.deps.now()), name: 'Phone' }
  const added = await api.call<AddedFactor>('POST', '/user/factors/totp/confirm', { token, body })
  if (added.status !== 201) throw new Error(`not added: ${added.text}`)
  // The code is used up now, so the next one needs the next time step.
  api.clock.advance(30_000)
  const { _id: id, recoveryCodes = [] } = added.body
  return { secret, id, recoveryCodes, device: deviceOf(added) }
}

/** Confirms the identity by a mailed code, which is required once the seven days are over. */
export async function proveByMail(api: TestApi, { token, user }: SignedIn) {
  const { body } = await api.call<FactorChallenge>('POST', '/user/factors/ask', { token })
  const proof = { challenge: body.challenge, code: await api.lastCode(user.email) }
  return api.call('POST', '/user/factors/prove', { token, body: proof })
}

export type Question = FactorChallenge & { cookie: string }

/** Signs in with the right password. @returns the challenge and the cookie of the browser that may answer it */
export async function askedAtSignIn(api: TestApi, email: string, ip?: string): Promise<Question> {
  const body = { email, password }
  const answer = await api.call<FactorChallenge>('POST', '/auth/login', { body, ...(ip ? { ip } : {}) })
  if (answer.status !== 202) throw new Error(`not asked: ${answer.status} ${answer.text}`)
  return { ...answer.body, cookie: answer.cookie ?? '' }
}

type Proof = { code?: string; recoveryCode?: string; assertion?: object }
export const answer = (
  api: TestApi,
  { challenge, cookie }: Pick<Question, 'challenge' | 'cookie'>,
  proof: Proof,
): Promise<Answer<SignedIn>> =>
  api.call<SignedIn>('POST', '/auth/second-factor', { body: { challenge, ...proof }, cookie })
