/** `failures`: what failed and why, a line each, for the end of a log that may be read from its end alone. */
export type Counts = { passed: number; failed: number; skipped: number; failures?: string[]; seconds?: number }
