import { measure, median, printTable, type Scenario } from '../load.ts'
import { type BenchServer, readCpuMs } from '../processes.ts'

/** A server to measure. `start` starts it on its own data, which `stop` removes. */
export type Side = { name: string; start: () => Promise<BenchServer> }
/** Length of a run: rounds of each call, and counted seconds per round. */
export type Length = { rounds: number; seconds: number }

/** Not counted, because a server that has just started still compiles its code. */
const warmUpSeconds = 2

/** Measures one run: requests per second, processor time of a request in µs, latencies in ms. */
async function measureRun({ start }: Side, scenario: Scenario, seconds: number) {
  const server = await start()
  const { sent } = await measure(server.url, scenario, warmUpSeconds)
  const before = readCpuMs(server.child.pid)
  const { requestsPerSecond, p50, p99, sent: last } = await measure(server.url, scenario, seconds, sent)
  const processor = ((readCpuMs(server.child.pid) - before) * 1_000) / (last - sent)
  await server.stop()
  return { requestsPerSecond, processor, p50, p99 }
}
type Run = Awaited<ReturnType<typeof measureRun>>

const middle = (runs: readonly Run[], value: keyof Run): number => median(runs.map((run) => run[value]))

/**
 * Loads two servers in turn with each scenario on equal data and prints medians. On a busy machine the processor time per
 * request is more reliable than requests per second. @returns requests per second of the second server divided by those of
 * the first, for each scenario
 */
export async function measureInTurn(
  title: string,
  scenarios: readonly Scenario[],
  [first, second]: readonly [Side, Side],
  { rounds, seconds }: Length,
): Promise<number[]> {
  const rows: string[][] = []
  const ratios: number[] = []
  for (const scenario of scenarios) {
    const before: Run[] = []
    const after: Run[] = []
    for (let round = 0; round < rounds; round += 1) {
      before.push(await measureRun(first, scenario, seconds))
      after.push(await measureRun(second, scenario, seconds))
    }
    const ratio = middle(after, 'requestsPerSecond') / middle(before, 'requestsPerSecond')
    ratios.push(ratio)
    const columns = [before, after].flatMap((runs) => [
      middle(runs, 'requestsPerSecond').toFixed(0),
      `${middle(runs, 'p50')} / ${middle(runs, 'p99')}`,
      middle(runs, 'processor').toFixed(0),
    ])
    const processorRatio = middle(before, 'processor') / middle(after, 'processor')
    rows.push([scenario.name, ...columns, ratio.toFixed(2), processorRatio.toFixed(2)])
    console.error(rows.at(-1)?.join('  '))
  }
  const columnsOf = ({ name }: Side) => [`${name}: req/s`, 'p50/p99 ms', 'processor µs']
  printTable(
    `${title} (16 connections, median of ${rounds} runs of ${seconds} s after ${warmUpSeconds} s to warm up, in turn)`,
    ['call', ...columnsOf(first), ...columnsOf(second), 'ratio', 'by processor'],
    rows,
  )
  return ratios
}
