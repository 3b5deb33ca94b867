import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { patientDetails } from '../../support/people.ts'
import { countAnswer, type Ledger } from './ledger.ts'

/** The PNG of one pixel is small, and the server accepts its content. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export type Client = { url: string; token: string }
type Send = (client: Client, ledger: Ledger) => Promise<number>

export async function sendBooking(client: Client, ledger: Ledger, key: string = randomUUID()): Promise<number> {
  const marker = `Patient ${key}`
  ledger.attempted.add(marker)
  ledger.keys.set(marker, key)
  const response = await fetch(`${client.url}/api/booking`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${client.token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({
      serviceType: 'elderly-care',
      packageId: 'standard',
      patientDetails: { ...patientDetails, patientName: marker },
      agreedToTerms: true,
    }),
  })
  const body = (await response.json()) as { _id: string }
  // Only a complete answer counts as answered.
  if (response.ok) ledger.bookings.set(marker, body._id)
  return response.status
}

export async function sendUpload(client: Client, ledger: Ledger, bytes: Buffer = pixel): Promise<number> {
  const form = new FormData()
  form.append('category', 'prescriptions')
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'prescription.png')
  const response = await fetch(`${client.url}/api/document/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${client.token}` },
    body: form,
  })
  const body = (await response.json()) as { _id: string }
  if (response.ok) ledger.documents.add(body._id)
  return response.status
}

const sendProfile: Send = async ({ url, token }) => {
  const response = await fetch(`${url}/api/user/profile`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ location: `Ward ${Math.floor(Math.random() * 60)}` }),
  })
  await response.arrayBuffer()
  return response.status
}

const mix: Send[] = [sendBooking, sendBooking, sendUpload, sendProfile, sendBooking]

/**
 * Sends mixed writes and uploads until stopped, `atOnce` at a time. Failed connections are counted and not retried.
 * @returns a stop function that waits for open requests
 */
export function startLoad(clients: Client[], ledger: Ledger, atOnce = 6): () => Promise<void> {
  let stopping = false
  async function work(index: number): Promise<void> {
    for (let turn = index; !stopping; turn++) {
      const client = clients[turn % clients.length]
      const send = mix[turn % mix.length]
      if (!client || !send) return
      try {
        countAnswer(ledger, String(await send(client, ledger)))
      } catch {
        countAnswer(ledger, 'no answer')
        await sleep(5)
      }
    }
  }
  const workers = Array.from({ length: atOnce }, (_, index) => work(index))
  return async () => {
    stopping = true
    await Promise.all(workers)
  }
}
