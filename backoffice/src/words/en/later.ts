import { factorWords } from './factors.ts'

/** What no first screen says. */
export const laterWords = { app: factorWords }
