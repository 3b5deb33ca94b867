import { texts } from '../../contract/texts.ts'
import type { Visitor } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { badRequest } from '../../http/errors/api-error.ts'
import { createClientMark } from '../protection/client-mark.ts'
import { checkCode } from './one-time-codes.ts'

const wrongCode = () => badRequest('auth.invalid_otp', { otp: texts.otp.invalid })

/**
 * Verifies an address by its sign-up code, once (rule ACC-15).
 * @returns the mark for the client's cookie
 * @throws ApiError 400 if the code is wrong, used, expired, replaced or out of tries
 */
export async function verifyCode(
  deps: Deps,
  { client }: Visitor,
  { email, otp, askerHash }: { email: string; otp: string; askerHash: string | undefined },
): Promise<string> {
  const id = await checkCode(deps, { email, purpose: 'signup' }, { code: otp, askerHash, client })
  if (id === undefined) throw wrongCode()
  const { mark, clientHash } = createClientMark()
  const verified = await deps.database.write((tx) =>
    tx
      .updateTable('one_time_codes')
      .set({ verified_at: deps.now().toISOString(), client_hash: clientHash })
      .where('id', '=', id)
      .where('verified_at', 'is', null)
      .where('consumed_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!verified) throw wrongCode()
  return mark
}
