import type { Analytics } from '../contract/bookings/booking-figures.schema.ts'
import type { Deps } from '../http/environment.ts'

const recentEvents = 5

/** Reads figures of the customer's own bookings and their last actions (rule BOOK-13). */
export async function readAnalytics({ database }: Deps, accountId: string): Promise<Analytics> {
  const groups = await database.read
    .selectFrom('bookings')
    .select(({ fn }) => [
      'service_type',
      'status',
      fn.countAll<number>().as('bookings'),
      fn.sum<number>('completion_rate').as('completion'),
    ])
    .where('user_id', '=', accountId)
    .groupBy(['service_type', 'status'])
    .execute()
  const count = (status?: string): number =>
    groups.reduce((total, group) => total + (status === undefined || group.status === status ? group.bookings : 0), 0)
  const total = count()
  const completion = groups.reduce((sum, group) => sum + group.completion, 0)
  const servicePreferences: Record<string, number> = {}
  for (const { service_type: type, bookings } of groups)
    servicePreferences[type] = (servicePreferences[type] ?? 0) + bookings
  const events = await database.read
    .selectFrom('audit_log')
    .select(['action', 'created_at'])
    .where('actor_id', '=', accountId)
    .where('status', '=', 'success')
    .orderBy('seq', 'desc')
    .limit(recentEvents)
    .execute()
  return {
    bookingStats: {
      total,
      completed: count('completed'),
      active: count('active'),
      averageCompletionRate: total === 0 ? 0 : Math.round(completion / total),
    },
    servicePreferences,
    recentActivity: events.map(({ action, created_at }) => ({ type: action, timestamp: created_at })),
  }
}
