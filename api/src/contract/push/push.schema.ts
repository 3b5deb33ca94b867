import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'

/** Hosts of the push services of Chrome, Safari, Firefox and Edge; a leading dot allows subdomains (rule CARE-28). */
const pushHosts = ['fcm.googleapis.com', 'web.push.apple.com', '.push.services.mozilla.com', '.notify.windows.com']

/** Whether the server may send to this address: any other one could lead it into its own network. */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isKnown = pushHosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  return protocol === 'https:' && isKnown && port === '' && username === '' && password === ''
}

/** GET /caretaker/push: `publicKey` is null while the office has switched notifications off. */
export const pushSchema = z.strictObject({
  publicKey: z.string().nullable(),
  /** The device of this session is notified. */
  isOn: z.boolean(),
})
export type Push = z.output<typeof pushSchema>

/** PUT /caretaker/push: the address from the browser's push service; its keys are not needed, because messages are empty. */
export const subscribeSchema = z.object({
  endpoint: z
    .string(texts.details.chooseOption)
    .max(1_000, texts.details.chooseOption)
    .refine(isPushAddress, texts.details.chooseOption),
})
