import type { Aftermath, Topic } from './job.ts'

/** Who hears of commits. Nothing that happens here reaches the caller of a job: it has been answered. */
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
    /** Runs what hangs on the jobs of one commit; a topic is told once, however many of them announced it. */
    follow(jobs: readonly Aftermath[]): void {
      const topics = new Set(jobs.flatMap((job) => [...job.topics]))
      const hooks = jobs.flatMap((job) => [...job.hooks])
      for (const topic of topics) hooks.push(...(listeners.get(topic) ?? []))
      // Not waited for: its errors are owned.
      for (const hook of hooks) void runOwned(hook)
    },
  }
}
