/** Figures of this visit: times in ms, memory in MB; undefined where the browser does not report them. */
export type Performance = {
  pageLoad: number | undefined
  /** Mean of the API calls of this page. */
  apiResponse: number | undefined
  memory: number | undefined
  requests: number
}

type WithMemory = { memory?: { usedJSHeapSize: number } }

const isTimed = (entry: PerformanceEntry): entry is PerformanceResourceTiming => entry.entryType === 'resource'

export function readPerformance(): Performance {
  const [navigation] = performance.getEntriesByType('navigation')
  const resources = performance.getEntriesByType('resource').filter(isTimed)
  const calls = resources.filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
  const { memory } = performance as WithMemory
  return {
    pageLoad: navigation && navigation.duration > 0 ? navigation.duration : undefined,
    apiResponse: calls.length === 0 ? undefined : calls.reduce((sum, call) => sum + call.duration, 0) / calls.length,
    memory: memory && memory.usedJSHeapSize / 1024 / 1024,
    requests: resources.length,
  }
}
