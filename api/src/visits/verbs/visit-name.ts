import { fromMinutes } from '../../contract/durations.ts'
import { formatDateTime } from '../../contract/formats.ts'

/** "Visit of Jun 10, 2026, 9:00 AM": how audit rows name a visit. */
export const nameVisit = (visit: { starts_min: number }): string =>
  `Visit of ${formatDateTime(fromMinutes(visit.starts_min))}`
