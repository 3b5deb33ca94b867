import { codeAt, fromBase32, stepOf } from '../../api/src/accounts/two-factor/ways/totp.ts'
import type { DemoClient, DemoSession } from './demo-client.ts'

/** Two-factor secrets, for signing in to the demo. */
export type DemoSecondStep = { secret: string; recoveryCodes: string[] }

/** Adds an authenticator app to a demo account through the API. */
export async function addSecondStep(call: DemoClient, { token }: DemoSession, now: Date): Promise<DemoSecondStep> {
  const begun = await call<{ challenge: string; secret: string }>('POST', '/user/factors/totp', { token })
  const { challenge, secret } = begun.answer
  const body = { challenge, name: 'Demo phone', code: codeAt(fromBase32(secret), stepOf(now)) }
  const added = await call<{ recoveryCodes?: string[] }>('POST', '/user/factors/totp/confirm', { token, body })
  return { secret, recoveryCodes: added.answer.recoveryCodes ?? [] }
}
