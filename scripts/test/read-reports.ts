import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repository } from '../tools/run-tool.ts'
import type { Counts } from './sum-up.ts'

const informative = /^(?:Locator|Expected|Received|Error):/

function shorten(message = ''): string {
  const [line = '', ...rest] = stripVTControlCharacters(message).trim().split('\n')
  return [line, ...rest.map((text) => text.trim()).filter((text) => informative.test(text))].join(' | ').slice(0, 400)
}

type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/**
 * Reads counts from Vitest's JSON report. A file that fails outside its tests, e.g. because it cannot be loaded, is one failure.
 */
export function readVitest(text: string): Counts {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(text) as VitestReport
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(repository, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}: ${shorten(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${shorten(failureMessages?.[0])}`)
  })
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests, failures }
}

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

/** Reads counts from Playwright's JSON report. A test that passed only when repeated counts as failed. */
export function readPlaywright(text: string): Counts {
  const { stats, errors, suites } = JSON.parse(text) as PlaywrightReport
  const named = suites.flatMap((file) =>
    specsOf(file)
      .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
      .map(({ title, tests }) => {
        const reason = tests.flatMap(({ results }) => results).find(({ error }) => error)
        const { message, location } = reason?.error ?? {}
        return `${file.file}${location ? `:${location.line}` : ''}: ${title}: ${shorten(message)}`
      }),
  )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...named, ...errors.map(({ message }) => shorten(message))],
  }
}
