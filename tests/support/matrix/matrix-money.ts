import { newId } from '@thodu/db'
import type { TestApi } from '../api.ts'

type Make = () => Promise<string>

/** Money asked of a booking. @returns its id */
export async function addPayment(api: TestApi, make: Make, at: string): Promise<string> {
  const id = newId()
  const booking_id = await make()
  const asked = {
    number: 1,
    reference: `${id}-1`,
    direction: 'in',
    amount: 700,
    method: 'upi',
    status: 'asked',
  } as const
  await api.deps.database.write((tx) =>
    tx
      .insertInto('payments')
      .values({ id, booking_id, ...asked, asked_by: null, asked_at: at, updated_at: at })
      .execute(),
  )
  return id
}

/** A receipt of a booking, the next of a year of its own. @returns its id */
export async function addIssued(api: TestApi, make: Make, at: string): Promise<string> {
  const id = newId()
  const booking_id = await make()
  await api.deps.database.write((tx) =>
    tx
      .insertInto('issued_documents')
      .values({ id, booking_id, series: 'R', fy: id, number: 1, label: id, total: 700, content: '', issued_at: at })
      .execute(),
  )
  return id
}
