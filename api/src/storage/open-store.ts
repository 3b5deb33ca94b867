import { createBucketStore } from './bucket-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { Place } from './place.ts'

/** Somebody waits for an upload or a download: a bucket on which nothing moves is given up sooner than at night, in ms. */
const patience = 10_000

/** The store at a place that is not this program's own: a folder must be there, for a disk may only not be mounted. */
export const openStore = (place: Place): ObjectStore =>
  place.kind === 'folder' ? createFolderStore(place.path, { own: false }) : createBucketStore(place)

/** The store of uploads: this program's own folder, or a bucket. */
export const openUploads = (place: Place): ObjectStore =>
  place.kind === 'folder'
    ? createFolderStore(place.path, { own: true })
    : createBucketStore(place, { stallLimit: patience })
