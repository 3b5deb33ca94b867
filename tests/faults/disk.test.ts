import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { adminEnv, type Person, signIn, signUp } from '../support/people.ts'
import { samplePdf } from '../support/samples/sample-files.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { checkInvariants } from './support/check-invariants.ts'
import { expectSound, printFigures } from './support/figures.ts'
import { acknowledged, createLedger, type Ledger } from './support/ledger.ts'
import { sendBooking, sendUpload } from './support/load.ts'

type SmallDisk = {
  folder: string
  fill: () => void
  free: () => void
  remove: () => void
}

/** Mounts a disk of a few MB. Needs root on Linux. @returns undefined where that is impossible */
function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'thodu-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      for (let size = bavail * bsize; size > 0; size = statfsSync(folder).bavail * bsize)
        try {
          writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
        } catch {
          // The last write fitted; the loop checks the remaining space.
        }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

const largeUpload = samplePdf(`9 0 obj<<>>stream\n${randomBytes(300_000).toString('base64')}\nendstream endobj\n`)

/** Books until the answer is 503. @returns the number of bookings before it */
async function bookUntilRefused(server: TestServer, person: Person, ledger: Ledger, most: number): Promise<number> {
  for (let sent = 0; sent < most; sent++) {
    const status = await sendBooking({ url: server.url, token: person.token }, ledger)
    if (status === 503) return sent
    expect(status).toBe(201)
  }
  throw new Error(`the disk took ${most} bookings and was never full`)
}

async function expectReadsAndSignIn(server: TestServer, person: Person): Promise<void> {
  const list = await fetch(`${server.url}/api/booking`, { headers: { Authorization: `Bearer ${person.token}` } })
  expect(list.status).toBe(200)
  expect((await fetch(`${server.url}/`)).status).toBe(200)
  for (let turn = 0; turn < 5; turn++) expect((await signIn(server, person)).token).toBeTruthy()
}

async function waitUntilBooked(server: TestServer, person: Person, ledger: Ledger): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < 15_000) {
    if ((await sendBooking({ url: server.url, token: person.token }, ledger)) === 201)
      return performance.now() - started
    await sleep(200)
  }
  throw new Error('writes did not come back after space was freed')
}

test('on a full disk changes get 503, reads and sign-in work, and writes return without a restart', async () => {
  const disk = mountSmallDisk(24)
  if (!disk) return console.log('  full disk: needs root on Linux; the file-size limit below stands for it')
  const server = await startServer({ env: adminEnv, dataDir: disk.folder })
  const person = await signUp(server)
  const ledger = createLedger()
  expect(await sendBooking({ url: server.url, token: person.token }, ledger)).toBe(201)
  disk.fill()
  const before = await bookUntilRefused(server, person, ledger, 5_000)
  expect(await sendUpload({ url: server.url, token: person.token }, ledger, largeUpload)).toBe(503)
  await expectReadsAndSignIn(server, person)
  // The log names the cause. It is written in batches, so the last lines may come a moment later.
  await expect.poll(server.log, { timeout: 10_000 }).toMatch(/"level":50,[^\n]*"msg":"the disk is full/)
  disk.free()
  const back = await waitUntilBooked(server, person, ledger)
  expectSound(await checkInvariants(disk.folder, ledger))
  expect(await server.stop()).toBe(0)
  printFigures('full disk', {
    'bookings before 503': before,
    acknowledged: acknowledged(ledger),
    lost: 0,
    'writes back after ms': Math.round(back),
  })
  disk.remove()
})

test('a file-size limit gives 503 for changes while reads work, and loses nothing', async () => {
  const limitKb = 4_160
  const wrapper = ['bash', '-c', `trap '' XFSZ; ulimit -f ${limitKb}; exec "$@"`, '-']
  const server = await startServer({ env: adminEnv, wrapper })
  const person = await signUp(server)
  const ledger = createLedger()
  const before = await bookUntilRefused(server, person, ledger, 20_000)
  const list = await fetch(`${server.url}/api/auth/me`, { headers: { Authorization: `Bearer ${person.token}` } })
  expect(list.status).toBe(200)
  expect(await server.stop()).toBe(0)
  const again = await startServer({ env: adminEnv, dataDir: server.dataDir })
  expect(await sendBooking({ url: again.url, token: person.token }, ledger)).toBe(201)
  expectSound(await checkInvariants(server.dataDir, ledger))
  printFigures('file-size limit', { 'bookings before 503': before, acknowledged: acknowledged(ledger), lost: 0 })
  await again.remove()
})
