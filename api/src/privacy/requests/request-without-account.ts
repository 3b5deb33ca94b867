import type { z } from 'zod'
import type { anyonesPrivacyRequestSchema } from '../../contract/privacy/requests.schema.ts'
import type { Visitor } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { sendMessage } from '../../requests/send-message.ts'
import { openRequest } from './open-request.ts'

type Input = z.output<typeof anyonesPrivacyRequestSchema>

/** Stores a likely automated request among the messages for the office (rule REQ-8). */
const storeUnverified = (
  deps: Deps,
  visitor: Visitor,
  { name, contact, text }: Pick<Input, 'name' | 'contact' | 'text'>,
) => {
  const isAddress = contact.includes('@')
  return sendMessage(
    deps,
    visitor,
    {
      name,
      email: isAddress ? contact : '',
      phone: isAddress ? '' : contact,
      // The office reads it in its own language.
      subject: 'Request about personal data',
      message: text,
      inquiryType: 'general',
    },
    { probablySpam: true },
  )
}

/**
 * Opens a request without sign-in (rule PRIV-R2). Nothing is looked up or revealed. The same text, while a request is open,
 * adds no second one.
 */
export async function requestWithoutAccount(
  deps: Deps,
  visitor: Visitor,
  { remainder, asPatient, keepFromFamily, ...given }: Input,
): Promise<void> {
  if (remainder) return storeUnverified(deps, visitor, given)
  const { performer, language } = visitor
  await deps.database.write(async (tx) => {
    const same = await tx
      .selectFrom('privacy_requests')
      .select('id')
      .where('contact', '=', given.contact)
      .where('kind', '=', given.kind)
      .where('text', '=', given.text)
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    if (same) return
    const [byPatient, kept] = [Boolean(asPatient), Boolean(keepFromFamily)]
    await openRequest(tx, deps.config, performer, { ...given, language, byPatient, keepFromFamily: kept }, deps.now())
  })
}
