// The exact texts (rule TXT-1), in one place for server, site and back office; apart, so that a page downloads its own.
export * from './words/en/account.ts'
export * as auth from './words/en/auth.ts'
export * from './words/en/care.ts'
export * from './words/en/details.ts'
export * from './words/en/office.ts'
export * from './words/en/pages.ts'
export * as server from './words/en/server.ts'
export * from './words/en/visits.ts'
