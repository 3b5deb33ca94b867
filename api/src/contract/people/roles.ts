import { appOfRole, type Role, roles } from './role-names.ts'

/** Values other than these roles count as a customer (rule WHO-1). */
export { appOfRole, type Role, roles }
