import { existsSync, statSync } from 'node:fs'

/** Bytes that a browser receives for a built file: its compressed copy, or the file itself without one. */
export const sentBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
