import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { adminEnv, firstAdmin, signIn, signUp } from '../../support/people.ts'
import { startServer } from '../../support/servers/server.ts'
import { createEngines } from '../support/both-engines.ts'
import { printFigures, rounds } from '../support/figures.ts'
import { createLedger } from '../support/ledger.ts'
import { sendBooking } from '../support/load.ts'

/** Payments that are being confirmed when the process is killed. */
const atOnce = 8

const { dataDir, open, close } = createEngines('money')
afterAll(close)

test.each(['sqlite', 'postgres'] as const)(
  'on %s a kill while payments are confirmed leaves receipts 1 to n, each with its payment (E4)',
  async (name) => {
    const { env, run } = await open[name]()
    const start = () => startServer({ env: { ...adminEnv, ...env }, dataDir: dataDir[name] })
    let server = await start()
    const family = await signUp(server)
    const { token } = await signIn(server, firstAdmin)
    const answered = new Set<string>()
    let last = 800_000_000_000
    const count = rounds(50, 2)
    let inTheMiddle = 0
    for (let round = 1; round <= count; round += 1) {
      const ledger = createLedger()
      for (let one = 0; one < atOnce; one += 1) await sendBooking({ url: server.url, token: family.token }, ledger)
      const at = new Date().toISOString()
      const asked = [...ledger.bookings.values()]
      for (const id of asked)
        await run(`insert into payments (id, booking_id, number, reference, direction, amount, method, status, asked_at, updated_at)
          values ('pay-${id}', '${id}', 1, '${id}-1', 'in', 700, 'upi', 'asked', '${at}', '${at}')`)
      const { url } = server
      const confirm = async (id: string) => {
        last += 1
        const response = await fetch(`${url}/api/admin/payments/pay-${id}`, {
          method: 'PUT',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ status: 'confirmed', received: 700, utr: String(last) }),
        })
        if (response.status === 200 && (await response.json())) answered.add(id)
      }
      const confirming = Promise.allSettled(asked.map(confirm))
      const least = round === count ? 1 : 0
      const enough = answered.size + Math.max(least, Math.floor(Math.random() * atOnce))
      for (let waited = 0; waited < 2_000 && answered.size < enough; waited += 1) await sleep(1)
      await server.stop('SIGKILL')
      await confirming
      server = await start()
      const confirmed = await run(`select booking_id from payments where status = 'confirmed' order by booking_id`)
      const receipts = await run(
        `select number, booking_id, payment_id from issued_documents where series = 'R' order by number`,
      )
      const done = asked.filter((id) => confirmed.some(({ booking_id }) => booking_id === id)).length
      if (done > 0 && done < atOnce) inTheMiddle += 1
      expect(receipts.map(({ number }) => Number(number))).toEqual(receipts.map((_, place) => place + 1))
      expect(receipts.map(({ payment_id }) => payment_id).toSorted()).toEqual(
        confirmed.map(({ booking_id }) => `pay-${booking_id}`).toSorted(),
      )
      const kept = new Set(confirmed.map(({ booking_id }) => booking_id))
      expect([...answered].filter((id) => !kept.has(id))).toEqual([])
    }
    await server.stop()
    printFigures(`payments confirmed under SIGKILL, ${name}`, {
      rounds: count,
      acknowledged: answered.size,
      inTheMiddle,
      lost: 0,
    })
    // A test whose kills come too early or too late proves nothing.
    expect(answered.size).toBeGreaterThan(0)
  },
)
