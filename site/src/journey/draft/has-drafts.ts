import { DRAFT_PREFIX } from '@thodu/api/contract/people/session-keys'

/** Whether this tab has a draft that waits for its account to sign in again. */
export const hasDrafts = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX))
