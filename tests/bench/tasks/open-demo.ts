import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { startProcess } from '../processes.ts'
import type { Person } from './open-office.ts'

/** The house that the review walked through: the demo, with its office and its first caretaker. */
export type Demo = {
  url: string
  office: Person
  carer: Person
  /** Care that goes on by a plan of every day. */
  running: Booking
  /** A day so many days ahead. */
  inDays: (days: number) => string
  close: () => Promise<void>
}

const password = 'Demo@Warangal1'

async function signIn(url: string, email: string): Promise<Person> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token, user } = (await response.json()) as { token: string; user: { _id: string; name: string } }
  return { id: user._id, name: user.name, email, token }
}

/** What is asked of a running demo. */
export async function enterDemo(url: string, close: Demo['close']): Promise<Demo> {
  const office = await signIn(url, 'admin@demo.example')
  const carer = await signIn(url, 'caretaker@demo.example')
  const query = new URLSearchParams({ filter: '{"status":"active"}', range: '[0,9]' })
  const response = await fetch(`${url}/api/admin/bookings?${query}`, {
    headers: { Authorization: `Bearer ${office.token}` },
  })
  const active = (await response.json()) as Booking[]
  const running = active.find(({ assignedCaregiver }) => assignedCaregiver?._id === carer.id)
  if (!running) throw new Error('The demo has no care of its caretaker')
  const inDays = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000)
  return { url, office, carer, running, inDays, close }
}

export async function openDemo(): Promise<Demo> {
  const server = await startProcess('scripts/demo.ts', [], { PORT: '0', LOG_LEVEL: 'info', RATE_LIMITS: 'off' })
  try {
    return await enterDemo(server.url, server.stop)
  } catch (error) {
    await server.stop()
    throw error
  }
}
