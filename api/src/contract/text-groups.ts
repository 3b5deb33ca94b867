// The exact texts (rule TXT-1) for server, site and back office; a separate file, so that a page downloads only its own
// groups.
export * from './words/en/account.ts'
export * as auth from './words/en/auth.ts'
export * from './words/en/care.ts'
export * from './words/en/details.ts'
export * from './words/en/money.ts'
export * from './words/en/office.ts'
export * from './words/en/pages.ts'
export * from './words/en/privacy/texts.ts'
export * as server from './words/en/server.ts'
export * from './words/en/settings.ts'
export * from './words/en/suitability.ts'
export * from './words/en/visits.ts'
