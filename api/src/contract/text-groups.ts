// The exact texts (rule TXT-1), in one place for server, site and back office; apart, so that a page downloads its own.
export * from './texts/account.ts'
export * from './texts/care.ts'
export * from './texts/office.ts'
export * from './texts/pages.ts'
export * from './texts/server.ts'
