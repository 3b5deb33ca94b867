import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { messageAnswerSchema } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import {
  anyonesPrivacyRequestSchema,
  decidePrivacyRequestSchema,
  followedPrivacyRequestSchema,
  nameNomineeSchema,
  ownNomineeSchema,
  ownPrivacyRequestSchema,
  privacyRequestSchema,
} from './requests.schema.ts'

/** API calls for requests about personal data, their answers, and nominees (rules PRIV-R1 to PRIV-R6). */
export const privacyRequestCalls = {
  'POST /user/privacy-requests': {
    body: ownPrivacyRequestSchema,
    answer: followedPrivacyRequestSchema,
    status: [201, 200],
    about: { 201: 'Request about the own data', 200: 'The same, sent before' },
  },
  'GET /user/privacy-requests': { answer: z.array(followedPrivacyRequestSchema), about: 'Own requests, newest first' },
  'POST /privacy-requests': {
    body: anyonesPrivacyRequestSchema,
    answer: messageAnswerSchema,
    status: 201,
    about: 'Request noted',
  },
  'GET /user/nominee': { answer: ownNomineeSchema, about: 'Whom the caller has named' },
  'PUT /user/nominee': { body: nameNomineeSchema, answer: ownNomineeSchema, about: 'Whom the caller has named' },
  'DELETE /user/nominee': { about: 'Nobody is named' },
  'GET /admin/privacy-requests': {
    query: listQuery,
    answer: z.array(privacyRequestSchema),
    about: 'Requests about personal data, what is due first',
  },
  'GET /admin/privacy-requests/{id}': { answer: privacyRequestSchema, about: 'Request about personal data' },
  'PUT /admin/privacy-requests/{id}': {
    body: decidePrivacyRequestSchema,
    answer: privacyRequestSchema,
    about: 'Request about personal data as it stands now',
  },
} as const satisfies Calls
