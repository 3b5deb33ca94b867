import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { messageAnswerSchema } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import {
  anyonesPrivacyRequestSchema,
  decidePrivacyRequestSchema,
  enterPrivacyRequestSchema,
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
    about: { 201: 'Request about the own data', 200: 'Request that was sent before' },
  },
  'GET /user/privacy-requests': { answer: z.array(followedPrivacyRequestSchema), about: 'Own requests, newest first' },
  'POST /privacy-requests': {
    body: anyonesPrivacyRequestSchema,
    answer: messageAnswerSchema,
    status: 201,
    about: 'Request recorded',
  },
  'GET /user/nominee': { answer: ownNomineeSchema, about: "The caller's nominee" },
  'PUT /user/nominee': { body: nameNomineeSchema, answer: ownNomineeSchema, about: "The caller's nominee" },
  'DELETE /user/nominee': { about: 'Nominee removed' },
  'GET /admin/privacy-requests': {
    query: listQuery,
    answer: z.array(privacyRequestSchema),
    about: 'Requests about personal data, earliest due first',
  },
  'POST /admin/privacy-requests': {
    body: enterPrivacyRequestSchema,
    answer: privacyRequestSchema,
    status: [201, 200],
    about: { 201: 'Request that came by phone or letter', 200: 'Request that was entered before' },
  },
  'GET /admin/privacy-requests/{id}': { answer: privacyRequestSchema, about: 'Request about personal data' },
  'PUT /admin/privacy-requests/{id}': {
    body: decidePrivacyRequestSchema,
    answer: privacyRequestSchema,
    about: 'Changed request about personal data',
  },
} as const satisfies Calls
