import { familyCalls } from '../contract/families/families.calls.ts'
import { idsOf, listedRecords, openedRecord } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { addFamilyEmail, familyEmailsPerHour } from './add-family-email.ts'
import { addFamilyNote } from './add-family-note.ts'
import { addBlock, removeBlock } from './family-blocks.ts'
import { findFamily } from './find-family.ts'

const audience = ['admin'] as const

const blockAudit = { action: 'USER_MANAGEMENT', resourceType: 'caretaker' } as const

/** A family's page, office notes and blocked caretakers (rules OFF-22, OFF-26, MATCH-3). */
export const createFamilyRoutes = (deps: Deps) =>
  createRoutes(familyCalls)
    .on(
      'GET /admin/families/{id}',
      {
        audience,
        recordsAccess: ({ _id, bookings, documents }) => [
          openedRecord('family', _id),
          listedRecords('booking', idsOf(bookings)),
          listedRecords('document', idsOf(documents)),
        ],
      },
      ({ id }) => {
        return findFamily(deps.database.read, deps.config.offers, id)
      },
    )
    .on(
      'POST /admin/families/{id}/notes',
      { audience, recordsAccess: 'family', audit: { action: 'NOTES_ADDED', resourceType: 'user' } },
      ({ id, body, caller }) => {
        return addFamilyNote(deps, caller, { id, ...body })
      },
    )
    .on(
      'PUT /admin/families/{id}/email',
      {
        audience,
        recordsAccess: 'family',
        fresh: 'factor',
        audit: { action: 'USER_MANAGEMENT', resourceType: 'user' },
        limits: [{ limit: familyEmailsPerHour, by: 'account' }],
      },
      ({ id, body, caller }) => {
        return addFamilyEmail(deps, caller, { id, ...body })
      },
    )
    .on(
      'POST /admin/families/{id}/blocks',
      { audience, recordsAccess: 'family', audit: blockAudit },
      ({ id, body, caller }) => {
        return addBlock(deps, caller, { id, ...body })
      },
    )
    .on(
      'DELETE /admin/families/{id}/blocks/{caretaker}',
      { audience, recordsAccess: 'family', audit: blockAudit },
      ({ id, caretaker, caller }) => removeBlock(deps, caller, { id, caretaker }),
    ).router
