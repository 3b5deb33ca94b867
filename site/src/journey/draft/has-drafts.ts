import { DRAFT_PREFIX } from '@thodu/api/contract/people/session-keys'

/** Whether a draft waits in this tab for its account to sign in again. */
export const hasDrafts = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX))
