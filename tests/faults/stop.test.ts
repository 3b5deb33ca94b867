import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { adminEnv, signUp } from '../support/people.ts'
import { startServer } from '../support/servers/server.ts'
import { checkInvariants } from './support/check-invariants.ts'
import { expectSound, printFigures, rounds } from './support/figures.ts'
import { acknowledged, createLedger } from './support/ledger.ts'
import { startLoad } from './support/load.ts'

const stopLimit = 10_000

test('SIGTERM under load, sent twice, lets open requests finish and exits 0 within 10 s', async () => {
  const count = rounds(5, 1)
  let server = await startServer({ env: adminEnv })
  const { dataDir } = server
  const person = await signUp(server)
  const ledger = createLedger()
  let slowest = 0
  for (let round = 1; round <= count; round++) {
    const stopLoad = startLoad([{ url: server.url, token: person.token }], ledger)
    await sleep(400)
    const started = performance.now()
    const ended = server.stop('SIGTERM')
    await sleep(20)
    // A service manager and a launcher both send the signal (more in tests/sockets/signals.test.ts).
    void server.stop('SIGTERM')
    expect(await ended).toBe(0)
    slowest = Math.max(slowest, performance.now() - started)
    await stopLoad()
    server = await startServer({ env: adminEnv, dataDir })
    expectSound(await checkInvariants(dataDir, ledger))
  }
  const cut = ledger.answers.get('500') ?? 0
  printFigures('SIGTERM', {
    rounds: count,
    acknowledged: acknowledged(ledger),
    lost: 0,
    'answers 500': cut,
    'slowest stop ms': Math.round(slowest),
  })
  expect(cut).toBe(0)
  expect(slowest).toBeLessThan(stopLimit)
  await server.remove()
})
