import autocannon from 'autocannon'

export type Scenario = {
  name: string
  method: 'GET' | 'POST' | 'PUT'
  path: (index: number) => string
  body?: (index: number) => string
  headers?: (index: number) => Record<string, string>
  /** Expected statuses; any other status makes the run invalid. */
  expected: readonly number[]
}
export type Measurement = { requestsPerSecond: number; p50: number; p99: number; sent: number }

/**
 * Loads one server with one scenario for `seconds`; requests are numbered from `sentBefore`. @returns the measurements,
 * latencies in ms @throws on a failure or unexpected status, because fast refusals must not count as speed
 */
export async function measure(
  base: string,
  scenario: Scenario,
  seconds: number,
  sentBefore = 0,
  { connections } = { connections: 16 },
): Promise<Measurement> {
  let index = sentBefore
  const unexpected = new Map<number, number>()
  const run = autocannon({
    url: base,
    duration: seconds,
    connections,
    requests: [
      {
        method: scenario.method,
        setupRequest: (request) => {
          index += 1
          const body = scenario.body?.(index)
          return {
            ...request,
            path: scenario.path(index),
            headers: {
              ...request.headers,
              'content-type': 'application/json',
              ...scenario.headers?.(index),
            },
            ...(body === undefined ? {} : { body }),
          }
        },
        onResponse: (status) => {
          if (!scenario.expected.includes(status)) unexpected.set(status, (unexpected.get(status) ?? 0) + 1)
        },
      },
    ],
  })
  const result = await run
  if (result.errors > 0 || unexpected.size > 0)
    throw new Error(`${scenario.name}: ${result.errors} errors, unexpected answers ${JSON.stringify([...unexpected])}`)
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    sent: index,
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Prints a Markdown table that docs/performance.md can contain unchanged. */
export function printTable(title: string, header: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  console.log(`\n### ${title}\n`)
  console.log(line(header))
  console.log(line(header.map(() => '---')))
  for (const row of rows) console.log(line(row))
}
