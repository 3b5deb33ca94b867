import { type Role, roleHome, roles } from './role-names.ts'

/** Roles of a signed-in person (rule WHO-1). Any other value counts as a customer. */
export { type Role, roleHome, roles }
