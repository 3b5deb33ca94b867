/** In the order of the filter (rule REQ-9). */
export const inboxKinds = ['call', 'callback', 'message', 'change', 'privacy'] as const
export type InboxKind = (typeof inboxKinds)[number]

/** `spam`: messages that are held back as probable spam (rule REQ-8). */
export const inboxStates = ['open', 'done', 'spam'] as const
export type InboxState = (typeof inboxStates)[number]

/** How a request that the office enters reached it (rules PRIV-R8, DAY-27). */
export const entryWays = ['phone', 'letter'] as const
export type EntryWay = (typeof entryWays)[number]
