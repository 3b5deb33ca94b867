import { randomUUID } from 'node:crypto'

/** A new name for an upload: nothing of whose it is or what is in it, and nobody's before. */
export const newUploadName = (): string => randomUUID()

/** Whether a name is one of ours: a bucket may hold what is not. */
export const isUploadName = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
