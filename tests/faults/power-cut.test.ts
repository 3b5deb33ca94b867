import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkInvariants } from './support/check-invariants.ts'
import { printFigures, rounds } from './support/figures.ts'
import { createLedger, type Ledger } from './support/ledger.ts'
import { type Call, createUnflushedDisk, readRecording, recordedCalls, type Survival } from './support/power-cut.ts'

const survivals: Survival[] = ['nothing', 'a part', 'everything']
const scratch = mkdtempSync(join(tmpdir(), 'thodu-power-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const canRecord = process.platform === 'linux' && spawnSync('strace', ['-V']).status === 0

function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

async function record(writes: number, synchronous: 'FULL' | 'NORMAL'): Promise<Call[]> {
  const log = join(scratch, `${synchronous}.strace`)
  const writer = join(import.meta.dirname, 'support', 'power-writer.ts')
  const options = ['-f', '-xx', '-s', '10000000', '-o', log, '-e', `trace=${recordedCalls}`, '-e', 'signal=none']
  // Without a migrated database to copy: the recording must contain every write to the database.
  const { THODU_BASE_DATABASE: _base, ...env } = process.env
  const { status, stderr } = spawnSync('strace', [...options, process.execPath, writer, String(writes), synchronous], {
    encoding: 'utf8',
    env,
  })
  expect(status, stderr).toBe(0)
  return readRecording(log)
}

const readLine = (call: Call): string[] | undefined =>
  call.kind === 'write' && call.fd === 1 && call.data[0] === 0x40
    ? call.data.toString().trim().slice(1).split(' ')
    : undefined

function note(ledger: Ledger, [kind, name = '', id = '']: string[]): void {
  if (kind === 'attempt') ledger.attempted.add(name)
  else if (kind === 'booking') ledger.bookings.set(name, id)
  else if (kind === 'document') ledger.documents.add(name)
}

/** Cuts the power after every printed line, in every way, and checks the remaining data. */
async function cutEverywhere(
  calls: Call[],
): Promise<{ cuts: number; acknowledged: number; lost: number; broken: string[] }> {
  const folder = calls.map(readLine).find((line) => line?.[0] === 'dir')?.[1]
  if (folder === undefined) throw new Error('the recording does not say where it wrote')
  const random = createRandom(7)
  const disk = createUnflushedDisk(folder)
  const ledger = createLedger()
  const broken: string[] = []
  let cuts = 0
  let lost = 0
  let writing = false
  for (const [at, call] of calls.entries()) {
    disk.play(call, at)
    const line = readLine(call)
    if (line) note(ledger, line)
    writing ||= line?.[0] === 'dir'
    if (!writing || (!line && random() > 0.02)) continue
    for (const survival of survivals) {
      const target = join(scratch, `cut-${cuts}`)
      mkdirSync(target)
      disk.cut(target, survival, random)
      const verdict = await checkInvariants(target, ledger, false)
      lost += verdict.lost.length
      broken.push(...verdict.broken.map((problem) => `call ${at}, ${survival} survives: ${problem}`))
      rmSync(target, { recursive: true })
      cuts += 1
    }
  }
  return { cuts, acknowledged: ledger.bookings.size + ledger.documents.size, lost, broken }
}

test('a power cut at any moment loses no answered write', async () => {
  if (!canRecord) return console.log('  power cut: strace is needed to record the disk')
  const { broken, ...figures } = await cutEverywhere(await record(rounds(60, 8), 'FULL'))
  printFigures('power cut', figures)
  expect(broken).toEqual([])
  expect(figures.lost).toBe(0)
  expect(figures.acknowledged).toBeGreaterThan(0)
})

test('the checker detects loss: under synchronous=NORMAL the same cuts lose answered writes', async () => {
  if (!canRecord) return
  const { broken: _broken, ...figures } = await cutEverywhere(await record(rounds(60, 8), 'NORMAL'))
  printFigures('power cut with synchronous=NORMAL', figures)
  expect(figures.lost).toBeGreaterThan(0)
})
