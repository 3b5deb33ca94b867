import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createExaminer } from '../../../api/src/documents/examine/examiner.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'
import { repository } from '../../support/sources/source-files.ts'

let folder: string
let picture: string
let plains = 0
/** A pipe without a writer, so reading it never ends. */
let endless: string
const drawPicture = (path: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
    .png()
    .toFile(path)
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-examination-'))
  picture = join(folder, 'picture')
  endless = join(folder, 'endless')
  await drawPicture(picture)
  execFileSync('mkfifo', [endless])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A new file each time, because an examination replaces it. */
function writePlain(): string {
  plains += 1
  const path = join(folder, `plain-${plains}`)
  writeFileSync(path, samplePdf())
  return path
}
const ofPicture = () => ({ path: picture, type: 'image/png', owner: 'one' }) as const
const ofPdf = (path: string, owner = 'one') => ({ path, type: 'application/pdf', owner }) as const
const spent = async () => undefined
const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number)
const isAlive = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}
/** Finds the child process that examines a file for process `pid`. */
const findChild = async (pid: number | undefined, before: readonly number[] = []): Promise<number> => {
  const child = await vi.waitUntil(() => childrenOf(pid).find((one) => !before.includes(one)), { timeout: 20_000 })
  return child ?? 0
}

test('an examination that exceeds its time or memory is ended, and the next one still runs', async () => {
  const refusal = { status: 413, code: 'document.too_many_pixels' }
  const examine = (limits: Parameters<typeof createExaminer>[0]) => createExaminer(limits).examine(ofPicture(), spent)
  await expect(examine({ time: 5 })).rejects.toMatchObject(refusal)
  await expect(examine({ memory: 1_000_000, look: 1 })).rejects.toMatchObject(refusal)
  await expect(examine({ processor: 1, look: 1 })).rejects.toMatchObject(refusal)
  expect(existsSync(`${picture}.part`)).toBe(false)
  const inPdf = createExaminer({ time: 5 }).examine(ofPdf(writePlain()), spent)
  await expect(inPdf).rejects.toMatchObject({ status: 415, code: 'document.unreadable' })
  expect(await examine({})).toBe(`${picture}.part`)
})

test('a full disk is reported as such, and not as an invalid picture', async () => {
  const full = join(folder, 'full')
  await drawPicture(full)
  symlinkSync('/dev/full', `${full}.part`)
  const examined = createExaminer().examine({ path: full, type: 'image/png', owner: 'one' }, spent)
  await expect(examined).rejects.toMatchObject({ code: 'ENOSPC' })
  expect([existsSync(full), existsSync(`${full}.part`)]).toEqual([true, false])
})

describe('the queue of examinations', () => {
  test('runs the file of another account second when one account queues fourteen files and the first hangs', async () => {
    const examiner = createExaminer()
    const ended: string[] = []
    const refused: unknown[] = []
    const bring = (path: string, owner: string) =>
      examiner.examine(ofPdf(path, owner), spent).then(
        () => ended.push(owner),
        (error: unknown) => refused.push(error),
      )
    const greedy = [endless, ...Array.from({ length: 13 }, writePlain)].map((path) => bring(path, 'greedy'))
    const modest = bring(writePlain(), 'modest')
    await writeFile(endless, samplePdf())
    await modest
    expect(ended.indexOf('modest')).toBeLessThanOrEqual(2)
    await Promise.all(greedy)
    expect(ended).toHaveLength(14)
    expect(refused).toMatchObject([{ status: 503, code: 'document.busy', retryAfter: 15 }])
  })

  test('reports the processor time of each file, whatever the outcome', async () => {
    const told: number[] = []
    const tell = async (ms: number) => {
      told.push(ms)
    }
    await createExaminer({ look: 5 }).examine(ofPdf(writePlain()), tell)
    await expect(createExaminer({ processor: 1, look: 1 }).examine(ofPdf(writePlain()), tell)).rejects.toThrow()
    expect(told).toHaveLength(2)
    for (const ms of told) expect(ms).toBeGreaterThan(0)
  })
})

describe('an examination ends', () => {
  test('with its examiner, which begins no more', async () => {
    const examiner = createExaminer()
    const before = childrenOf(process.pid)
    const busy = { status: 503, code: 'document.busy' }
    const results = Promise.allSettled([1, 2].map(() => examiner.examine(ofPdf(endless), spent)))
    const child = await findChild(process.pid, before)
    examiner.stop()
    // The examination would also end by its time limit, but much later.
    await vi.waitUntil(() => !isAlive(child), { timeout: 1_000 })
    expect(await results).toMatchObject([
      { status: 'rejected', reason: busy },
      { status: 'rejected', reason: busy },
    ])
  })

  test('by itself when its server process is gone', async () => {
    const source = join(repository, 'api', 'src', 'documents', 'examine', 'examiner.ts')
    const code = `const { createExaminer } = await import(${JSON.stringify(source)})
      await createExaminer().examine(${JSON.stringify(ofPdf(endless))}, async () => undefined)`
    const server: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
    const child = await findChild(server.pid)
    onTestFinished(() => void (isAlive(child) && process.kill(child, 'SIGKILL')))
    server.kill('SIGKILL')
    await vi.waitUntil(() => !isAlive(child), { timeout: 15_000 })
  })
})
