import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'
import { isPushAddress } from './push-services.ts'

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
