import { startRead } from './app/wire/api.ts'

/** Requests the signed-in account before the code that reads the response is loaded. */
export const startMe = (): Promise<Response> => startRead('/auth/me')
