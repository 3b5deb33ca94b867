/** What the history of a booking can be narrowed to (rule OFF-31). */
export const historyKinds = ['status', 'visit', 'call', 'message', 'promise', 'mail', 'money', 'change'] as const
export type HistoryKind = (typeof historyKinds)[number]
