import autocannon from 'autocannon'

export type Scenario = {
  name: string
  method: 'GET' | 'POST' | 'PUT'
  path: (index: number) => string
  body?: (index: number) => string
  headers?: (index: number) => Record<string, string>
  /** The pattern of its path, where that holds more than an id. */
  route?: string
  /** What the rows of one call are found by, in one order for all: the floor puts them where the recorded ones stand. */
  stands?: (index: number) => readonly (string | number)[]
  /** Statuses that count as done; the run is void when another one comes. */
  expected: readonly number[]
}
export type Measurement = { requestsPerSecond: number; p50: number; p99: number; sent: number }

/** Unless told. */
const usual = { connections: 16 }
/** Names the call and its rows to the floor, which knows neither. */
export const floorHeaders = { call: 'x-bench-call', stands: 'x-bench-stands' }

type Limit = { duration: number; connections?: number } | { amount: number }

/**
 * Loads one server with one scenario for `seconds` and answers what was measured; latencies in ms. `sentBefore` requests
 * of it were sent to this server already: each has an index of its own.
 * @throws when a request failed or was answered with an unexpected status: a fast refusal must not look like speed
 */
export const measure = (
  base: string,
  scenario: Scenario,
  seconds: number,
  sentBefore = 0,
  { connections } = usual,
): Promise<Measurement> => send(base, scenario, { duration: seconds, connections }, sentBefore)

/** The same for a number of requests. @throws as `measure` */
export const measureCount = (base: string, scenario: Scenario, amount: number, sentBefore: number) =>
  send(base, scenario, { amount }, sentBefore)

async function send(base: string, scenario: Scenario, limit: Limit, sentBefore: number): Promise<Measurement> {
  let index = sentBefore
  const unexpected = new Map<number, number>()
  const run = autocannon({
    url: base,
    ...usual,
    ...limit,
    requests: [
      {
        method: scenario.method,
        setupRequest: (request) => {
          index += 1
          const body = scenario.body?.(index)
          const stands = scenario.stands?.(index)
          return {
            ...request,
            path: scenario.path(index),
            headers: {
              ...request.headers,
              'content-type': 'application/json',
              ...scenario.headers?.(index),
              ...(stands ? { [floorHeaders.call]: scenario.name, [floorHeaders.stands]: JSON.stringify(stands) } : {}),
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

/** The middle of several values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
