import { databaseProtections } from './database.ts'
import { durabilityProtections } from './durability.ts'
import { fileProtections } from './files.ts'
import { httpProtections } from './http.ts'
import { limitProtections } from './limits.ts'
import { maskProtections } from './masks.ts'
import { operationProtections } from './operations.ts'
import { processProtections } from './processes.ts'
import type { Protection } from './protection.ts'
import { scopingProtections } from './scoping.ts'
import { sessionProtections } from './sessions.ts'

/** Everything that `npm run test:sabotage` removes. Add a new one to the list of its kind. */
export const protections: Protection[] = [
  ...httpProtections,
  ...limitProtections,
  ...scopingProtections,
  ...maskProtections,
  ...sessionProtections,
  ...databaseProtections,
  ...durabilityProtections,
  ...fileProtections,
  ...processProtections,
  ...operationProtections,
]
