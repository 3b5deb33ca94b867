/** The catalogue under one name; a page downloads only the groups it names. */
export * as texts from './text-groups.ts'
