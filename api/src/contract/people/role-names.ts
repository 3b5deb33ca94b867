/** Roles of a signed-in person (rule WHO-1). Without zod, for pages that load no schema. */
export const roles = ['user', 'caretaker', 'admin'] as const
export type Role = (typeof roles)[number]

/** Start page of each role after signing in (rule WHO-2). */
export const roleHome: Record<Role, string> = { admin: '/admin', caretaker: '/caretaker', user: '/profile' }
