import { randomUUID } from 'node:crypto'

/** Creates a unique name that reveals neither owner nor content. */
export const newUploadName = (): string => randomUUID()

/** A bucket may contain foreign names. */
export const isUploadName = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
