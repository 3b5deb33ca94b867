import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from '../http/ports.ts'

/** Upper bounds of latency, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const
type Series = { labels: string; buckets: number[]; count: number; sum: number }

export const renderGauge = (name: string, help: string, value: number): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`

function renderSeries({ labels, buckets, count, sum }: Series): string {
  let upTo = 0
  const lines = bounds.map((bound, index) => {
    upTo += buckets[index] ?? 0
    return `thodu_http_request_seconds_bucket{${labels},le="${bound}"} ${upTo}`
  })
  lines.push(
    `thodu_http_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `thodu_http_request_seconds_sum{${labels}} ${sum}`,
    `thodu_http_request_seconds_count{${labels}} ${count}`,
  )
  return lines.join('\n')
}

/** Routes are patterns, so the number of series stays small. */
export function createMetrics(): Metrics {
  const series = new Map<string, Series>()
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()

  return {
    observe: (method, route, status, seconds) => {
      const key = `${method} ${route} ${status}`
      let entry = series.get(key)
      if (!entry) {
        const labels = `method="${method}",route="${route}",status="${status}"`
        entry = { labels, buckets: bounds.map(() => 0), count: 0, sum: 0 }
        series.set(key, entry)
      }
      entry.count += 1
      entry.sum += seconds
      const index = bounds.findIndex((bound) => seconds <= bound)
      if (index >= 0) entry.buckets[index] = (entry.buckets[index] ?? 0) + 1
    },
    render: () => {
      const requests = [
        '# HELP thodu_http_request_seconds Time to answer a request of the API.',
        '# TYPE thodu_http_request_seconds histogram',
        ...[...series.values()].map(renderSeries),
        '',
      ].join('\n')
      const text = [
        requests,
        renderGauge(
          'thodu_event_loop_lag_p99_seconds',
          'Event-loop delay since the last scrape.',
          lag.percentile(99) / 1e9,
        ),
        renderGauge(
          'thodu_event_loop_lag_max_seconds',
          'Longest event-loop delay since the last scrape.',
          lag.max / 1e9,
        ),
        renderGauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
        renderGauge('process_start_time_seconds', 'Start of the process.', Math.round(performance.timeOrigin / 1000)),
      ].join('')
      lag.reset()
      return text
    },
  }
}
