import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { useAdminData } from '../../admin-data-provider.ts'

export type { Visit }
export type VisitNeed = Visit['need']

/** Query keys of everything that shows visits; any change reloads all of them. */
export const visitKeys = ['visits', 'today', 'roster', 'time-off', 'bookings', 'payroll'] as const

export const useVisitCall = () => useAdminData().call
