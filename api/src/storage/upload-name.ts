import { randomUUID } from 'node:crypto'

/** Reveals neither owner nor content. */
export const newUploadName = (): string => randomUUID()

/** A bucket may contain foreign names. */
export const isUploadName = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
