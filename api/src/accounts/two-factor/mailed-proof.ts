import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto'
import type { FactorChallenge } from '../../contract/accounts/factors.schema.ts'
import { codeMinutes } from '../../contract/people/one-time-code.ts'
import type { Actor } from '../../http/actor.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { accountMails } from '../../mail/account-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { sealText } from '../../mail/sealed-text.ts'
import { useCodeLimits } from '../codes/send-code.ts'
import { issueChallenge } from './challenges.ts'

type Input = Pick<Actor, 'id' | 'sessionId'>

/** The hash contains the session, so a code proves nothing in another one. */
const hashCode = (secret: KeyObject, { id, sessionId }: Input, code: string): string =>
  createHmac('sha256', secret).update(`code:set-up:${id}:${sessionId}:${code}`).digest('hex')

/**
 * Mails a code to a person whose seven days are over, before their first second factor. Otherwise a thief with only the
 * password could set up their own (rule ACC-44).
 * @throws ApiError 429
 */
export async function sendMailedProof(deps: Deps, { actor, client }: Caller): Promise<FactorChallenge> {
  await useCodeLimits(deps, { client }, { email: actor.email, purpose: 'set-up' })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { secret } = deps.config
  const bound = { purpose: 'prove', boundTo: actor.sessionId, payload: hashCode(secret, actor, code) } as const
  const at = deps.now()
  const challenge = await deps.database.write(async (tx) => {
    await queueMail(tx, actor, accountMails.setUpCode(actor.name, sealText(secret, code), deps.config.office), at)
    return issueChallenge(tx, { accountId: actor.id, ...bound }, at, codeMinutes)
  })
  return { challenge, kinds: ['mail'] }
}

/** Returns whether the digits were mailed for this challenge. */
export function isMailedCode(
  { config }: Pick<Deps, 'config'>,
  actor: Input,
  { payload, code }: { payload: string | null; code: string | undefined },
): boolean {
  const given = Buffer.from(hashCode(config.secret, actor, code ?? ''))
  const mailed = Buffer.from(payload ?? '')
  return given.length === mailed.length && timingSafeEqual(given, mailed)
}
