import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { TOKEN_KEY, USER_KEY } from '@thodu/api/contract/people/session-keys'
import { chromiumOptions } from '../../support/servers/chromium.ts'
import { printTable } from '../print-table.ts'
import { caretakerTasks } from './caretaker-tasks.ts'
import { createHand, type Effort, type Hand } from './hand.ts'
import { officeTasks, type Task } from './office-tasks.ts'
import { type Demo, openDemo } from './open-demo.ts'
import { type Office, openOffice, type Person } from './open-office.ts'
import { reviewTasks } from './review-tasks.ts'

const screens = { office: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } }
const header = ['task', 'clicks', 'keys', 'seconds', 'KB']
const page = join(import.meta.dirname, 'office-tasks.md')

/** Who does a task, signed in before. */
function personOf({ who }: Task, { admin, starter, carer }: Office): Person {
  return { office: admin, starter, carer }[who]
}

type Stage = { url: string; person: Person; from: string; isOffice: boolean; run: (hand: Hand) => Promise<void> }

/** Does one task in a browser of its own, its first screen loaded already. @throws when it cannot be done */
export async function measureTask(browser: Browser, { url, person, from, isOffice, run }: Stage): Promise<Effort> {
  const { id: _id, name, email, token } = person
  const role = isOffice ? 'admin' : 'caretaker'
  const context = await browser.newContext({
    viewport: isOffice ? screens.office : screens.phone,
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    acceptDownloads: true,
  })
  try {
    const opened = await context.newPage()
    await opened.goto(`${url}/404`)
    const entries = [
      [TOKEN_KEY, token],
      [USER_KEY, JSON.stringify({ _id, name, email, role })],
    ]
    await opened.evaluate((given) => {
      for (const [key = '', value = ''] of given) localStorage.setItem(key, value)
    }, entries)
    await opened.goto(`${url}${from}`)
    // It stands in the bar of both homes; a phone's menu is closed.
    await opened.getByRole('button', { name: 'Refresh' }).first().waitFor()
    await opened.waitForLoadState('networkidle')
    const hand = await createHand(opened)
    hand.begin()
    await run(hand)
    return hand.end()
  } finally {
    await context.close()
  }
}

const format = ({ clicks, keys, seconds, kilobytes }: Effort): string[] =>
  [clicks, keys, seconds.toFixed(1), Math.ceil(kilobytes)].map(String)

/** Puts the figures into the table of office-tasks.md, by the task's name. */
function writeFigures(figures: ReadonlyMap<string, string[]>): void {
  const lines = readFileSync(page, 'utf8').split('\n')
  const filled = lines.map((line) => {
    const [, name = ''] = /^\| ([^|]+?) \|/.exec(line) ?? []
    const cells = figures.get(name)
    return cells ? `| ${[name, ...cells].join(' | ')} |` : line
  })
  writeFileSync(page, filled.join('\n'))
}

/** Does the tasks of the review on the demo that it walked through; none may take more clicks than it took then. */
async function doReview(browser: Browser, demo: Demo, note: Note): Promise<void> {
  for (const task of reviewTasks)
    await note(task.name, { most: task.before.clicks, before: `${task.before.clicks}, ${task.before.worked}` }, () =>
      measureTask(browser, {
        url: demo.url,
        person: demo[task.who],
        from: task.from(demo),
        isOffice: task.who === 'office',
        run: (hand) => task.run(hand, demo),
      }),
    )
}

type Limits = { most?: number | undefined; before?: string }
type Note = (name: string, limits: Limits, measure: () => Promise<Effort>) => Promise<void>

/**
 * Does every task of office-tasks.md against the built product, filled like an office after a few years, and writes
 * the figures into its table. @returns whether all could be done
 */
export async function benchTasks(): Promise<boolean> {
  const office = await openOffice()
  const demo = await openDemo()
  const browser = await chromium.launch(chromiumOptions())
  const figures = new Map<string, string[]>()
  let failed = 0
  const note: Note = async (name, { most, before }, measure) => {
    try {
      const effort = await measure()
      figures.set(name, [...(before === undefined ? [] : [before]), ...format(effort)])
      if (effort.clicks > (most ?? effort.clicks)) throw new Error(`took ${effort.clicks} clicks, not ${most}`)
    } catch (error) {
      failed += 1
      console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  try {
    for (const task of [...officeTasks, ...caretakerTasks])
      await note(task.name, { most: task.most }, () =>
        measureTask(browser, {
          url: office.url,
          person: personOf(task, office),
          from: task.from,
          isOffice: task.who === 'office',
          run: (hand) => task.run(hand, office),
        }),
      )
    await doReview(browser, demo, note)
  } finally {
    await browser.close()
    await demo.close()
    await office.close()
  }
  printTable(
    'Tasks of the office and of a caretaker',
    header,
    [...figures].map(([name, cells]) => [name, ...cells.slice(-4)]),
  )
  writeFigures(figures)
  return failed === 0
}
