import { ApiFailure } from '@thodu/api/contract/client/client'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'

export type VisitDialogProps = {
  visit: FamilyVisit
  /** When the visits were loaded, in ms. */
  now: number
  onClose: () => void
  onDone: (message: string) => void
  onStale: () => void
}

export const describeFailure = (error: unknown, fallback: string): string =>
  error instanceof ApiFailure && error.told && error.status < 500 ? error.message : fallback
