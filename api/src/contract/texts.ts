/** A page downloads only the groups it uses. */
export * as texts from './text-groups.ts'
