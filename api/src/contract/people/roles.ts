import { type Role, appOfRole, roles } from './role-names.ts'

/** Values other than these roles count as a customer (rule WHO-1). */
export { type Role, appOfRole, roles }
