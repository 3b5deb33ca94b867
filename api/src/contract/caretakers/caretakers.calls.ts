import { createCaretakerSchema, firstPasswordSchema, updateCaretakerSchema } from '../requests/requests.schema.ts'
import { changePhotoSchema, updateProfileSchema } from '../suggestions/profiles.schema.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { caretakerPageSchema, caretakerSchema } from './caretakers.schema.ts'

/** API calls of the office for caretakers (rules OFF-13, OFF-21, OFF-30, MATCH-1). */
export const caretakerCalls = {
  'GET /admin/caretakers': { query: listQuery, answer: z.array(caretakerSchema), about: 'Caretakers' },
  'POST /admin/caretakers': {
    body: createCaretakerSchema,
    answer: caretakerSchema,
    status: 201,
    about: 'Caretaker made',
  },
  'GET /admin/caretakers/{id}': { answer: caretakerPageSchema, about: 'Caretaker with jobs, ratings and days' },
  'PUT /admin/caretakers/{id}': {
    body: updateCaretakerSchema,
    answer: caretakerPageSchema,
    about: 'Caretaker as it is now',
  },
  'POST /admin/caretakers/{id}/password': { body: firstPasswordSchema, about: 'She signs in with it from now on' },
  'PUT /admin/caretakers/{id}/photo': {
    body: changePhotoSchema,
    answer: caretakerPageSchema,
    about: 'Caretaker with the face that families see',
  },
  'PUT /admin/caretakers/{id}/profile': {
    body: updateProfileSchema,
    answer: caretakerPageSchema,
    about: 'Caretaker as it is now',
  },
} as const satisfies Calls
