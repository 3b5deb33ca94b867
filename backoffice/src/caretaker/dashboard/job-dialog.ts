import type { Job } from '../job/job.ts'

/** What each dialog of the quick actions is given. */
export type JobDialogProps = { jobs: readonly Job[]; open: boolean; onClose: () => void }
