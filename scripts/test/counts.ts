/** `failures`: one line for each, with the reason, so that the end of a log names them all. `seconds`: how long the suite ran. */
export type Counts = { passed: number; failed: number; skipped: number; failures?: string[]; seconds?: number }
