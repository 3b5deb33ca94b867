import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'
import { consentsSchema, familyConsentsSchema, officeConsentSchema, setConsentSchema } from './consents.schema.ts'
import { purposes } from './notice.ts'

/** API calls for giving and withdrawing consents (rules PRIV-C3 to PRIV-C6). */
export const consentCalls = {
  'GET /user/consents': { answer: consentsSchema, about: 'Own consents' },
  'PUT /user/consents/{purpose}': {
    params: z.object({ purpose: z.enum(purposes) }),
    body: setConsentSchema,
    answer: consentsSchema,
    about: 'Own consents',
  },
  'GET /admin/families/{id}/consents': { answer: familyConsentsSchema, about: "A family's consents" },
  'PUT /admin/families/{id}/consents': {
    body: officeConsentSchema,
    answer: familyConsentsSchema,
    about: "A family's consents",
  },
} as const satisfies Calls
