import type { Readable } from 'node:stream'

/** A file of this machine, with what it must be when it arrives. */
export type LocalFile = { path: string; bytes: number; sha256: string }
export type KeptObject = { name: string; bytes: number; changedAt: Date }

/**
 * A place for files that are written once and never changed: a folder, or a bucket. Names are flat: letters, digits, `.`,
 * `_` and `-`. Every function throws StoreError, whose words hold no secret.
 */
export type ObjectStore = {
  /** Puts a file there, whole or not at all. @throws StoreError `taken` when the name is there already */
  keep: (name: string, file: LocalFile) => Promise<void>
  /** The bytes of an object, streamed; undefined when there is none of this name. */
  open: (name: string) => Promise<{ bytes: number; stream: Readable } | undefined>
  /** Removes an object; one that is not there is fine. */
  remove: (name: string) => Promise<void>
  list: () => Promise<KeptObject[]>
}

type Why = 'taken' | 'failed'

/** A place did not do what it was asked. `why` tells a name that is taken from everything else. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly why: Why
  constructor(message: string, why: Why = 'failed') {
    super(message)
    this.why = why
  }
}

/** Whether a name means the same in every store, and leads nowhere else. */
export const isName = (name: string): boolean => /^[\w-][\w.-]{0,199}$/.test(name)

/** @throws StoreError for what is no name */
export function checkName(name: string): string {
  if (!isName(name)) throw new StoreError('no name for an object')
  return name
}
