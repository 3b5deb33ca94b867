/** Without zod, for pages that load no schema (rule WHO-1). */
export const roles = ['user', 'caretaker', 'admin'] as const
export type Role = (typeof roles)[number]

/** Start page after signing in (rule WHO-2). */
export const appOfRole: Record<Role, string> = { admin: '/admin', caretaker: '/caretaker', user: '/profile' }
