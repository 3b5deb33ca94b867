import { ApiFailure } from '@thodu/api/contract/client/client'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'

/** What the dialogs of a visit are given. */
export type VisitDialogProps = {
  visit: FamilyVisit
  /** When the visits were read, ms. */
  now: number
  onClose: () => void
  onDone: (message: string) => void
  /** What is on the page is not what stands any more. */
  onStale: () => void
}

/** The server's reason, or that it could not be reached. */
export const tellFailure = (error: unknown, fallback: string): string =>
  error instanceof ApiFailure && error.told && error.status < 500 ? error.message : fallback
