import type { Calls } from '../wire/call.ts'
import { day, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { caregiverCardSchema } from './caregiver-card.schema.ts'
import { doorCodesSchema } from './door-codes.schema.ts'
import {
  familyVisitSchema,
  fileComplaintSchema,
  moveOptionsSchema,
  moveVisitSchema,
  pastVisitsSchema,
  skipOwnVisitSchema,
} from './visits.schema.ts'

/** API calls of a family for the visits of its bookings (rules DAY-9, DAY-16). */
export const familyVisitCalls = {
  'GET /booking/{id}/caregiver': { answer: caregiverCardSchema, about: 'Caregiver: present, next, or assigned' },
  'POST /booking/{id}/caregiver/welcome': {
    answer: caregiverCardSchema,
    about: 'Caregiver, accepted by the family',
  },
  'GET /booking/{id}/visits': {
    query: z.object({ from: day }).partial(),
    answer: z.array(familyVisitSchema),
    about: 'Visits of 31 days, from today or the given day on',
  },
  'GET /booking/{id}/visits/past': {
    query: z.object({ before: id }).partial(),
    answer: pastVisitsSchema,
    about: '20 visits that have begun or should have begun, latest first',
  },
  'GET /visits/{id}/codes': { answer: doorCodesSchema, about: 'Codes for the caretaker at the door' },
  'GET /visits/{id}/options': {
    query: z.object({ day }).partial(),
    answer: moveOptionsSchema,
    about: 'Times of a day to which the visit can be moved',
  },
  'POST /visits/{id}/move': { body: moveVisitSchema, answer: familyVisitSchema, about: 'The visit at its new time' },
  'POST /visits/{id}/skip': { body: skipOwnVisitSchema, answer: familyVisitSchema, about: 'Skipped visit' },
  'POST /visits/{id}/not-here': { answer: familyVisitSchema, about: 'Visit reported as absent' },
  'POST /visits/{id}/remark': {
    body: fileComplaintSchema,
    answer: familyVisitSchema,
    about: 'Visit with the complaint',
  },
  'POST /visits/{id}/confirm-here': { answer: familyVisitSchema, about: 'Visit with confirmed start' },
} as const satisfies Calls
