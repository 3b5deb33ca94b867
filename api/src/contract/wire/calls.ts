import { familyVisitCalls } from '../visits/family-visits.calls.ts'
import type { Calls } from './call.ts'

/**
 * Every call of the API as one value: its body, query and answer. The server's routes, the document of the API and the
 * tests read it; the two front ends take their types from it and load none of it.
 */
export const calls = {
  ...familyVisitCalls,
} as const satisfies Calls
