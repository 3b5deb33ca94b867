import { setTimeout as sleep } from 'node:timers/promises'
import { monthBefore } from '@thodu/api/contract/payroll/pay-rules'
import { dayInCity } from '@thodu/api/contract/time'
import { newId } from '@thodu/db'
import { afterAll, expect, test } from 'vitest'
import { adminEnv, firstAdmin, signIn, signUp } from '../../support/people.ts'
import { startServer } from '../../support/servers/server.ts'
import { createEngines } from '../support/both-engines.ts'
import { printFigures, rounds } from '../support/figures.ts'
import { createLedger } from '../support/ledger.ts'
import { sendBooking } from '../support/load.ts'

/** Caretakers whose month is being closed when the process is killed, and the visits of each. */
const atOnce = 8
const visitsEach = 12
const rate = 700
const { dataDir, open, close } = createEngines('payroll')
afterAll(close)

const month = monthBefore(dayInCity(new Date()).slice(0, 7))

test.each(['sqlite', 'postgres'] as const)(
  'on %s a kill while months are closed leaves each month whole or open, and no visit in two (rule PAY-7)',
  async (name) => {
    const { env, run } = await open[name]()
    const start = () => startServer({ env: { ...adminEnv, ...env }, dataDir: dataDir[name] })
    let server = await start()
    const ledger = createLedger()
    await sendBooking({ url: server.url, token: (await signUp(server)).token }, ledger)
    const [booking = ''] = ledger.bookings.values()
    const { token } = await signIn(server, firstAdmin)
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const send = (method: string, path: string, body: object) =>
      fetch(`${server.url}/api/admin/${path}`, { method, headers, body: JSON.stringify(body) })

    async function addCaretaker(): Promise<string> {
      const id = newId()
      const at = new Date().toISOString()
      const email = `${id.toLowerCase()}@example.in`
      const person = { name: 'Sita Devi', email, password: 'Orugallu@2031', serviceTypes: ['elderly-care'] }
      const made = await send('POST', 'caretakers', person)
      if (made.status !== 201) throw new Error(await made.text())
      const { _id } = (await made.json()) as { _id: string }
      for (let day = 1; day <= visitsEach; day += 1) {
        const serviceDay = `${month}-${String(day).padStart(2, '0')}`
        const starts = Date.parse(`${serviceDay}T03:00:00Z`) / 60_000
        await run(`insert into visits (id, booking_id, service_day, code, ordinal, starts_min, ends_min, caretaker_id, status,
          started_min, ended_min, start_proof, end_proof, created_at, updated_at)
          values ('${newId()}', '${booking}', '${serviceDay}', 'D', ${Math.floor(Math.random() * 1e9)}, ${starts}, ${starts + 60},
          '${_id}', 'done', ${starts}, ${starts + 60}, 'code', 'code', '${at}', '${at}')`)
      }
      const rates = { from: `${month}-01`, day: rate, night: null, liveIn: null, session: null }
      expect((await send('PUT', `payroll/${_id}/rates`, rates)).status).toBe(200)
      return _id
    }

    const closed = new Set<string>()
    let inTheMiddle = 0
    const count = rounds(30, 2)
    for (let round = 1; round <= count; round += 1) {
      const caretakers: string[] = []
      for (let one = 0; one < atOnce; one += 1) caretakers.push(await addCaretaker())
      const closeOne = async (id: string) => {
        const response = await send('POST', `payroll/${id}/close`, { month })
        if (response.status === 200 && (await response.json())) closed.add(id)
        return response.status
      }
      const closing = Promise.allSettled(caretakers.map(closeOne))
      const enough = closed.size + (round === count ? 1 : 0) + Math.floor(Math.random() * (atOnce - 1))
      for (let waited = 0; waited < 2_000 && closed.size < enough; waited += 1) await sleep(1)
      await server.stop('SIGKILL')
      await closing
      server = await start()
      const months = await run('select id, caretaker_id, earned, due from pay_months')
      const lines = await run('select month_id, visit_id, amount from pay_lines')
      for (const row of months) {
        expect(lines.filter(({ month_id }) => month_id === row.id)).toHaveLength(visitsEach)
        expect([Number(row.earned), Number(row.due)]).toEqual([visitsEach * rate, visitsEach * rate])
      }
      expect(lines).toHaveLength(months.length * visitsEach)
      expect(new Set(lines.map(({ visit_id }) => visit_id)).size).toBe(lines.length)
      const stored = new Set(months.map(({ caretaker_id }) => caretaker_id))
      expect([...closed].filter((id) => !stored.has(id))).toEqual([])
      const done = caretakers.filter((id) => stored.has(id)).length
      if (done > 0 && done < atOnce) inTheMiddle += 1
      // The office closes again after the crash: each month is closed exactly once.
      for (const id of caretakers) expect(await closeOne(id)).toBe(stored.has(id) ? 409 : 200)
    }
    await server.stop()
    printFigures(`months closed under SIGKILL, ${name}`, {
      rounds: count,
      acknowledged: closed.size,
      inTheMiddle,
      lost: 0,
    })
    expect(closed.size).toBeGreaterThan(0)
  },
)
