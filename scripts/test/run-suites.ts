import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repository, startTool, type Tool } from '../tools/run-tool.ts'
import { readPlaywright, readVitest } from './read-reports.ts'
import type { Counts } from './sum-up.ts'

const reports = join(repository, 'node_modules', '.cache', 'test-reports')

type Suite = { args: string[]; workspace: string; report: string; env: Record<string, string> }

/** Runs a tool with its output shown. A run that fails without a failure in its report, or without a report, is one failure. */
async function runSuite(
  tool: Tool,
  read: (text: string) => Counts,
  { args, workspace, report, env }: Suite,
): Promise<Counts> {
  mkdirSync(reports, { recursive: true })
  rmSync(report, { force: true })
  const begun = Date.now()
  const child = startTool(tool, args, workspace, { env })
  const code = await new Promise<number>((resolve) => child.once('close', (value) => resolve(value ?? 1)))
  const none: Counts = { passed: 0, failed: 0, skipped: 0 }
  const counts = existsSync(report) ? read(readFileSync(report, 'utf8')) : none
  const seconds = Math.round((Date.now() - begun) / 1000)
  if (code === 0 || counts.failed > 0) return { ...counts, seconds }
  return { ...counts, seconds, failed: 1, failures: [`${tool} ended with code ${code}; its output above says why`] }
}

export function runVitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Counts> {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runSuite('vitest', readVitest, { args: ['run', ...reporters, ...args], workspace: '.', report, env })
}

export function runPlaywright(files: string[] = []): Promise<Counts> {
  const report = join(reports, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return runSuite('playwright', readPlaywright, { args: ['test', ...files], workspace: 'tests', report, env })
}
