import type { Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import type { Visitor } from '../http/caller.ts'

type Details = { caretaker: { id: string; name: string }; what: string; changes: AuditChange[]; at: Date }

/** Writes "Pay of Sita Devi: November 2026 closed"; the reasons of entries stay out of the log. */
export const auditPayroll = (tx: Tx, { performer }: Visitor, { caretaker, what, changes, at }: Details) =>
  writeAudit(tx, {
    performer,
    action: 'ADMIN_ACTION',
    resourceType: 'caretaker',
    resourceId: caretaker.id,
    description: `Pay of ${caretaker.name}: ${what}`,
    changes,
    at,
  })
