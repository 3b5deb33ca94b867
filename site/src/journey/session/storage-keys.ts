/** Names in the browser's storage, shared with the bar's script and the back office (spec: public site, section 9). */
export const TOKEN_KEY = 'token'
export const SERVICE_TYPE_KEY = 'serviceType'
export const USER_KEY = 'thodu.user'
export const DRAFT_PREFIX = 'thodu.draft'
/** Session storage: the remembered path, a message for /login, and the state handed to the next page. */
export const ATTEMPTED_KEY = 'thodu.attempted'
export const NOTICE_KEY = 'thodu.notice'
export const NAVIGATION_STATE_KEY = 'thodu.state'
