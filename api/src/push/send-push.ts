import { Agent, request } from 'node:https'
import { SignJWT } from 'jose'
import type { Config } from '../config/config.ts'
import { isPushAddress } from '../contract/push/push.schema.ts'
import { derivePushKeys } from './push-keys.ts'

/** In ms, for the whole request. */
const patience = 10_000
/** How long a push service holds a message for a phone without a connection, in seconds. */
const holdFor = 12 * 3_600
/** Validity of a signature, in seconds; the standard allows a day. */
const validFor = 3_600

/** `gone`: the push service no longer knows the device or refuses our key; `failed`: a retry may help. */
export type PushResult = 'sent' | 'gone' | 'failed'

const resultOf = (status: number): PushResult =>
  status >= 200 && status < 300 ? 'sent' : [400, 401, 403, 404, 410].includes(status) ? 'gone' : 'failed'

const ownAgent = new Agent()

/**
 * Sends one empty message: the phone shows its own text (rule CARE-28). Redirects are not followed.
 * @param agent opens the connection; tests pass their own
 */
export async function sendPush(
  { secret, publicUrl }: Pick<Config, 'secret' | 'publicUrl'>,
  endpoint: string,
  now: Date,
  agent: Agent = ownAgent,
): Promise<PushResult> {
  if (!isPushAddress(endpoint)) return 'gone'
  const { privateKey, publicKey } = derivePushKeys(secret)
  const token = await new SignJWT({ sub: publicUrl })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + validFor)
    .sign(privateKey)
  const headers = {
    Authorization: `vapid t=${token}, k=${publicKey}`,
    TTL: String(holdFor),
    Urgency: 'high',
    // A newer message replaces one that has not arrived yet.
    Topic: 'schedule',
    'Content-Length': '0',
  }
  return new Promise((resolve) => {
    const sending = request(endpoint, { method: 'POST', headers, agent, signal: AbortSignal.timeout(patience) })
    sending.on('response', (response) => {
      // The answer's text is of no use.
      response.destroy()
      resolve(resultOf(response.statusCode ?? 0))
    })
    sending.on('error', () => resolve('failed'))
    sending.end()
  })
}
