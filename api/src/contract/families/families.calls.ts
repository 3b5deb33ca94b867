import {
  createFamilyNoteSchema,
  familyEmailAnswerSchema,
  familyEmailSchema,
  familyNoteSchema,
  familySchema,
} from '../dashboard/dashboard.schema.ts'
import { createBlockSchema, familyBlockSchema } from '../suggestions/profiles.schema.ts'
import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'

/** API calls for the family page, and for the office's notes, email changes and blocks (rules OFF-22, OFF-26, MATCH-3). */
export const familyCalls = {
  'GET /admin/families/{id}': { answer: familySchema, about: 'A family with all its records' },
  'POST /admin/families/{id}/notes': {
    body: createFamilyNoteSchema,
    answer: z.array(familyNoteSchema),
    status: 201,
    about: 'All notes, newest first',
  },
  'PUT /admin/families/{id}/email': { body: familyEmailSchema, answer: familyEmailAnswerSchema, about: 'The address' },
  'POST /admin/families/{id}/blocks': {
    body: createBlockSchema,
    answer: z.array(familyBlockSchema),
    status: 201,
    about: 'Caretakers the family has blocked',
  },
  'DELETE /admin/families/{id}/blocks/{caretaker}': {
    answer: z.array(familyBlockSchema),
    about: 'Remaining blocked caretakers',
  },
} as const satisfies Calls
