import type { Readable } from 'node:stream'

/** A local file with its expected size and digest. */
export type LocalFile = { path: string; bytes: number; sha256: string }
export type KeptObject = { name: string; bytes: number; changedAt: Date }

/**
 * A store for files that never change: a folder or a bucket. Names are flat: letters, digits, `.`, `_` and `-`. Every function
 * throws StoreError, without secrets in its message.
 */
export type ObjectStore = {
  /** Stores a file completely or not at all. @throws StoreError `taken` when the name exists */
  keep: (name: string, file: LocalFile) => Promise<void>
  /** Opens an object as a stream; undefined when it does not exist. */
  open: (name: string) => Promise<{ bytes: number; stream: Readable } | undefined>
  /** Removes an object; a missing one is no error. */
  remove: (name: string) => Promise<void>
  list: () => Promise<KeptObject[]>
}

type Why = 'taken' | 'failed'

/** `why` is `taken` if the name exists, and `failed` for every other cause. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly why: Why
  constructor(message: string, why: Why = 'failed') {
    super(message)
    this.why = why
  }
}

/** Returns whether a name is valid in every store. A valid name cannot lead to another folder. */
export const isName = (name: string): boolean => /^[\w-][\w.-]{0,199}$/.test(name)

export function requireObjectName(name: string): string {
  if (!isName(name)) throw new StoreError('not a valid object name')
  return name
}
