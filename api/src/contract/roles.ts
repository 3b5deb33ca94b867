import { z } from './zod.ts'

/** Roles of a signed-in person (spec: public site, section 3). Any other value counts as a customer. */
export const roles = ['user', 'caretaker', 'admin'] as const
export const roleSchema = z.enum(roles)
export type Role = (typeof roles)[number]

/** Where a role lands after signing in (spec: caretaker and admin, section 2). */
export const roleHome: Record<Role, string> = { admin: '/admin', caretaker: '/caretaker', user: '/profile' }
