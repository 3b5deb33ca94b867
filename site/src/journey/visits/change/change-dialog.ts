import { ApiFailure } from '@thodu/api/contract/client/client'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'

export type VisitDialogProps = {
  visit: FamilyVisit
  /** When the visits were loaded, in ms. */
  now: number
  onClose: () => void
  /** `id`: the visit as it is now. */
  onDone: (message: string, id: string) => void
  onStale: () => void
}

/** The success message, and the visit as it is now. */
export type VisitChangeResult = { message: string; id: string }

export const describeFailure = (error: unknown, fallback: string): string =>
  error instanceof ApiFailure && error.told && error.status < 500 ? error.message : fallback
