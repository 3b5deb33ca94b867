import type { z } from 'zod'
import { callbackWindowLabels } from '../contract/care/catalogue.ts'
import type { callRequestSchema } from '../contract/requests/requests.schema.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { sendMessage } from './send-message.ts'

/** Creates a callback request without an account: a message without an e-mail address, on the call sheet (rule REQ-8). */
export async function requestCall(
  deps: Deps,
  caller: Visitor,
  { name, phone, when, remainder }: z.output<typeof callRequestSchema>,
): Promise<void> {
  const window = when === 'soon' ? undefined : when
  await sendMessage(
    deps,
    caller,
    {
      name,
      phone,
      email: '',
      // The office reads this text, in its own language.
      subject: 'Please call me',
      message: `When: ${window ? callbackWindowLabels[window] : 'as soon as possible'}`,
      inquiryType: 'caregiver',
    },
    { window, probablySpam: Boolean(remainder) },
  )
}
