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
  /** A booking that nobody has. */
  waiting: Booking
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
  async function list(filter: object): Promise<Booking[]> {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,9]' })
    const response = await fetch(`${url}/api/admin/bookings?${query}`, {
      headers: { Authorization: `Bearer ${office.token}` },
    })
    return (await response.json()) as Booking[]
  }
  const [waiting] = await list({ status: 'pending', assigned: false })
  const running = (await list({ status: 'active' })).find(
    ({ assignedCaregiver }) => assignedCaregiver?._id === carer.id,
  )
  if (!running || !waiting) throw new Error('The demo has no care of its caretaker, or none that waits for one')
  const inDays = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000)
  return { url, office, carer, running, waiting, inDays, close }
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
