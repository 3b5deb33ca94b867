// The exact texts in this language, group by group as in text-groups.ts, so that a page downloads its own.
export * from './account.ts'
export * as auth from './auth.ts'
export * from './care.ts'
export * from './details.ts'
export * from './office.ts'
export * from './pages.ts'
export * as server from './server.ts'
export * from './visits.ts'
