/** Filters of a booking's history (rule OFF-31). */
export const historyKinds = ['status', 'visit', 'call', 'message', 'promise', 'mail', 'money', 'change'] as const
export type HistoryKind = (typeof historyKinds)[number]
