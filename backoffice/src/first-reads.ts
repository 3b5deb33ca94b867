import { startRead } from './app/wire/api.ts'

/** Asks who is signed in before the code that reads the answer is there. */
export const startMe = (): Promise<Response> => startRead('/auth/me')
