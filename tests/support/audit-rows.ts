import { auditActions, auditResourceTypes, auditStatuses } from '@thodu/api/contract/audit/audit-actions'
import { writeAudit } from '../../api/src/audit/write-audit.ts'
import type { TestApi } from './api.ts'

const people = ['Asha Rao', 'Ravi Kumar', 'Lakshmi Devi', 'లక్ష్మి']
const roles = ['user', 'caretaker', 'admin'] as const
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item
/** Repeatable values without a pattern that filters could share. */
const scatter = (index: number): number => (Math.imul(index + 1, 2_654_435_761) >>> 8) % 1_000_003

/**
 * Appends rows of every kind, three hours apart, the last one now. Call it first, because the log is in the order of time.
 */
export async function appendAuditRows(api: TestApi, count: number): Promise<void> {
  const until = Date.now()
  await api.deps.database.write(async (tx) => {
    for (let index = 0; index < count; index++) {
      const name = pick(people, scatter(index))
      await writeAudit(tx, {
        performer: {
          id: null,
          name,
          email: `${pick(['asha', 'ravi', 'lakshmi', 'devi'], scatter(index))}@example.in`,
          role: pick(roles, scatter(index + 7)),
          ip: '203.0.113.9',
        },
        action: pick(auditActions, scatter(index + 1)),
        resourceType: pick(auditResourceTypes, scatter(index + 2)),
        resourceId: `thing-${index % 9}`,
        status: pick(auditStatuses, scatter(index + 3)),
        description: `Event ${index}`,
        at: new Date(until - (count - 1 - index) * 3 * 3_600_000),
      })
    }
  })
}
