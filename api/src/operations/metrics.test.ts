import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const linesOf = (text: string, word: string): string[] => text.split('\n').filter((line) => line.includes(word))

test('a response counts in every bucket from its duration on, and in the sum and count of its route', () => {
  const metrics = createMetrics()
  metrics.observe('GET', '/api/x', 200, 0.005)
  metrics.observe('GET', '/api/x', 200, 0.2)
  metrics.observe('GET', '/api/x', 200, 0.25)
  metrics.observe('GET', '/api/x', 200, 7)
  metrics.observe('POST', '/api/x', 201, 5)
  const text = metrics.render()
  const buckets = (labels: string) =>
    linesOf(text, `bucket{${labels}`).map((line) => /le="(.*)"} (\d+)$/.exec(line)?.slice(1).join(' '))
  expect(buckets('method="GET",route="/api/x",status="200"')).toEqual([
    '0.005 1',
    '0.01 1',
    '0.025 1',
    '0.05 1',
    '0.1 1',
    '0.25 3',
    '0.5 3',
    '1 3',
    '2.5 3',
    '5 3',
    '+Inf 4',
  ])
  expect(buckets('method="POST",route="/api/x",status="201"').slice(-3)).toEqual(['2.5 0', '5 1', '+Inf 1'])
  expect(linesOf(text, '_sum{')).toEqual([
    'thodu_http_request_seconds_sum{method="GET",route="/api/x",status="200"} 7.455',
    'thodu_http_request_seconds_sum{method="POST",route="/api/x",status="201"} 5',
  ])
  expect(linesOf(text, '_count{').map((line) => line.split(' ').at(-1))).toEqual(['4', '1'])
})

test('each metric has its own TYPE line, and its unit is seconds', async () => {
  const metrics = createMetrics()
  // Blocks the event loop longer than any other wait of this test.
  await new Promise((resolve) => setTimeout(resolve, 30))
  const until = performance.now() + 120
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 50))
  const text = metrics.render()
  expect(linesOf(text, '# TYPE')).toEqual([
    '# TYPE thodu_http_request_seconds histogram',
    '# TYPE thodu_event_loop_lag_p99_seconds gauge',
    '# TYPE thodu_event_loop_lag_max_seconds gauge',
    '# TYPE process_resident_memory_bytes gauge',
    '# TYPE process_start_time_seconds gauge',
  ])
  const measureOf = (of: string, name: string) => Number(linesOf(of, name).at(-1)?.split(' ').at(-1))
  expect(measureOf(text, 'lag_max_seconds')).toBeGreaterThan(0.05)
  expect(measureOf(text, 'lag_max_seconds')).toBeLessThan(60)
  expect(measureOf(text, 'lag_p99_seconds')).toBeLessThan(60)
  const started = measureOf(text, 'process_start_time_seconds')
  expect(Math.abs(started - (Date.now() / 1000 - process.uptime()))).toBeLessThan(5)
  // Each rendering resets the lag.
  expect(measureOf(metrics.render(), 'lag_max_seconds')).toBeLessThan(measureOf(text, 'lag_max_seconds'))
})
