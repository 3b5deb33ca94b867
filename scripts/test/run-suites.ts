import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repository, startTool, type Tool } from '../tools/run-tool.ts'
import type { Counts } from './counts.ts'
import { countsVariable } from './counts-reporter.ts'
import { sayFailure } from './say-failure.ts'

const reports = join(repository, 'node_modules', '.cache', 'test-reports')

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}
type PlaywrightSuite = { file: string; suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }
type PlaywrightSpec = {
  title: string
  ok: boolean
  tests: { results: { error?: { message?: string; location?: { line: number } } }[] }[]
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]

function readPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  const named = suites.flatMap((file) =>
    specsOf(file)
      .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
      .map(({ title, tests }) => {
        const reason = tests.flatMap(({ results }) => results).find(({ error }) => error)
        const { message, location } = reason?.error ?? {}
        return `${file.file}${location ? `:${location.line}` : ''}: ${title}: ${sayFailure(message)}`
      }),
  )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...named, ...errors.map(({ message }) => sayFailure(message))],
  }
}

/** Runs a tool with its output shown. A run without a report, or that failed without saying what, is one failure. */
async function runSuite(
  tool: Tool,
  args: string[],
  room: string,
  options: { report: string; read: (text: string) => Counts; env?: Record<string, string> },
): Promise<Counts> {
  rmSync(options.report, { force: true })
  const begun = Date.now()
  const child = startTool(tool, args, room, { env: options.env ?? {} })
  const code = await new Promise<number>((resolve) => child.once('close', (value) => resolve(value ?? 1)))
  const counts = existsSync(options.report)
    ? options.read(readFileSync(options.report, 'utf8'))
    : { passed: 0, failed: 1, skipped: 0 }
  const seconds = Math.round((Date.now() - begun) / 1000)
  return { ...counts, seconds, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed }
}

/** Runs Vitest and reads what our reporter counted. */
export function runVitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Counts> {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'counts-reporter.ts')}`]
  return runSuite('vitest', ['run', ...reporters, ...args], '.', {
    report,
    read: (text) => JSON.parse(text) as Counts,
    env: { ...env, [countsVariable]: report },
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
