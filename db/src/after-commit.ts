import type { Aftermath, Topic } from './job.ts'

/** Errors of listeners and hooks are reported and never reach the job's caller, who is already answered. */
export function createAftermath(report: (error: unknown) => void) {
  const listeners = new Map<Topic, (() => unknown)[]>()

  async function runOwned(hook: () => unknown): Promise<void> {
    try {
      await hook()
    } catch (error) {
      report(error)
    }
  }

  return {
    listen(topic: Topic, listener: () => unknown): void {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    /** Calls the listeners of each announced topic once. */
    follow(jobs: readonly Aftermath[]): void {
      const topics = new Set(jobs.flatMap((job) => [...job.topics]))
      const hooks = jobs.flatMap((job) => [...job.hooks])
      for (const topic of topics) hooks.push(...(listeners.get(topic) ?? []))
      // Not awaited: runOwned reports the errors.
      for (const hook of hooks) void runOwned(hook)
    },
  }
}
