import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repository, startTool, type Tool } from '../tools/run-tool.ts'

export type Counts = { passed: number; failed: number; skipped: number }

const reports = join(repository, 'node_modules', '.cache', 'test-reports')

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A file that could not even be loaded has no tests of its own and counts as one failure. */
function readVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  }
}

const readPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
})

/** Runs a tool with its output shown. A run without a report, or that failed without saying what, is one failure. */
async function runSuite(
  tool: Tool,
  args: string[],
  room: string,
  options: { report: string; read: (text: string) => Counts; env?: Record<string, string> },
): Promise<Counts> {
  rmSync(options.report, { force: true })
  const child = startTool(tool, args, room, { env: options.env ?? {} })
  const code = await new Promise<number>((resolve) => child.once('close', (value) => resolve(value ?? 1)))
  const counts = existsSync(options.report)
    ? options.read(readFileSync(options.report, 'utf8'))
    : { passed: 0, failed: 1, skipped: 0 }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Runs Vitest and reads the real counts from its JSON reporter. */
export function runVitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Counts> {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runSuite('vitest', ['run', ...reporters, ...args], '.', {
    report,
    read: (text) => readVitest(JSON.parse(text) as VitestReport),
    env,
  })
}

/** Runs Playwright and reads the real counts from its JSON reporter. */
export function runPlaywright(args: string[] = []): Promise<Counts> {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, 'playwright.json')
  return runSuite('playwright', ['test', ...args], 'tests', {
    report,
    read: (text) => readPlaywright(JSON.parse(text) as PlaywrightReport),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
}
