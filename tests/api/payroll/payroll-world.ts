import type { OfficePayBook, PayBook, Payroll, PaySlip } from '@thodu/api/contract/payroll/payroll.schema'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, ist } from '../visits/visit-world.ts'

export const rates = { from: '2026-05-01', day: 700, night: 800, liveIn: 1_200, session: 250 }
const minute = (day: string, time: string): number => Date.parse(ist(day, time)) / 60_000
type Given = { code?: 'D' | 'N' | 'L' | 'S'; proof?: 'code' | 'family' | 'office' | 'none'; hours?: number }

/** A world with visits of caretakers in May and June 2026; the clock is at noon on 1 July. */
export async function createPayrollWorld() {
  const world = await createVisitWorld()
  const { admin, call } = world
  world.setClock('2026-07-01')
  const booking = await world.book(world.family)
  /** A finished visit, by default a confirmed day of twelve hours. */
  const addDone = (caretaker: Person, day: string, { code = 'D', proof = 'code', hours = 12 }: Given = {}) =>
    world.addVisit({
      ...{ booking, caretaker, startsAt: ist(day, '08:00'), minutes: 12 * 60, code, status: 'done' },
      ...{ started_min: minute(day, '08:00'), ended_min: minute(day, '08:00') + hours * 60 },
      ...{ start_proof: proof, end_proof: proof },
    })
  const path = ({ id }: { id: string }, command = '') => `/admin/payroll/${id}${command}`
  const calls = {
    setRates: <Body = OfficePayBook>(who: Person, more: object = {}) =>
      call<Body>(admin, 'PUT', path(who, '/rates'), { ...rates, ...more }),
    enter: <Body = OfficePayBook>(who: Person, entry: object) =>
      call<Body>(admin, 'POST', path(who, '/entries'), { reason: 'Asked on the phone', ...entry }),
    closeMonth: <Body = OfficePayBook>(who: Person, month: string) =>
      call<Body>(admin, 'POST', path(who, '/close'), { month }),
    payMonth: <Body = OfficePayBook>(who: Person, month: string, more: object = {}) =>
      call<Body>(admin, 'POST', path(who, '/pay'), { month, method: 'upi', reference: '412345678901', ...more }),
    openSlip: (who: Person, month: string) => call<OfficePayBook>(admin, 'POST', path(who, '/slip'), { month }),
    bookOf: async (who: Person, month: string) =>
      (await call<OfficePayBook>(admin, 'GET', path(who, `?month=${month}`))).body,
    ownBook: async (who: Person, month: string) =>
      (await call<PayBook>(who, 'GET', `/caretaker/payroll?month=${month}`)).body,
    listMonth: async (month: string) => (await call<Payroll>(admin, 'GET', `/admin/payroll?month=${month}`)).body,
    slip: async (who: Person, month: string) =>
      (await call<PaySlip>(admin, 'GET', path(who, `/slip?month=${month}`))).body,
  }
  return { ...world, booking, addDone, ...calls }
}
