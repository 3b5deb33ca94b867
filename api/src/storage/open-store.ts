import { createBucketStore } from './bucket-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { Place } from './place.ts'

/** The store at a place that is not this program's own: a folder must be there, for a disk may only not be mounted. */
export const openStore = (place: Place): ObjectStore =>
  place.kind === 'folder' ? createFolderStore(place.path, { create: false }) : createBucketStore(place)
