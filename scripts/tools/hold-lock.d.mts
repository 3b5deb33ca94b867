/** Runs `work` while no other process holds the same lock file; `onWait` is called once when it has to wait. */
export function holdLock<Result>(file: string, work: () => Promise<Result>, onWait?: () => void): Promise<Result>
