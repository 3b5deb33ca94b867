import { randomUUID } from 'node:crypto'
import { createBucketStore } from './bucket-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { Place } from './place.ts'

/** Stall limit in ms; shorter than at night, because a person waits. */
const patience = 10_000

/** Opens a store outside the program's own data. A folder must exist, because its disk may be unmounted. */
export const openStore = (place: Place): ObjectStore =>
  place.kind === 'folder' ? createFolderStore(place.path, { own: false }) : createBucketStore(place)

export const openUploads = (place: Place): ObjectStore =>
  place.kind === 'folder'
    ? createFolderStore(place.path, { own: true })
    : createBucketStore(place, { stallLimit: patience })

/** Reveals neither owner nor content. */
export const newUploadName = (): string => randomUUID()

/** A bucket may contain foreign names. */
export const isUploadName = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
