import { changePhotoSchema, updateCaretakerProfileSchema } from '../suggestions/profiles.schema.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import {
  caretakerPageSchema,
  caretakerSchema,
  createCaretakerSchema,
  firstPasswordSchema,
  updateCaretakerSchema,
} from './caretakers.schema.ts'

/** API calls of the office for caretakers (rules OFF-13, OFF-21, OFF-30, MATCH-1). */
export const caretakerCalls = {
  'GET /admin/caretakers': { query: listQuery, answer: z.array(caretakerSchema), about: 'Caretakers' },
  'POST /admin/caretakers': {
    body: createCaretakerSchema,
    answer: caretakerSchema,
    status: 201,
    about: 'Caretaker created',
  },
  'GET /admin/caretakers/{id}': { answer: caretakerPageSchema, about: 'Caretaker with jobs, ratings and days' },
  'PUT /admin/caretakers/{id}': {
    body: updateCaretakerSchema,
    answer: caretakerPageSchema,
    about: 'Changed caretaker',
  },
  'POST /admin/caretakers/{id}/password': { body: firstPasswordSchema, about: 'New first password set' },
  'PUT /admin/caretakers/{id}/photo': {
    body: changePhotoSchema,
    answer: caretakerPageSchema,
    about: 'Caretaker with the photo for families',
  },
  'PUT /admin/caretakers/{id}/profile': {
    body: updateCaretakerProfileSchema,
    answer: caretakerPageSchema,
    about: 'Changed caretaker',
  },
} as const satisfies Calls
