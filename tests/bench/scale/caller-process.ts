// The other process of caller.ts. It gets its requests over the channel of its parent and ends with it.
import { Agent, request } from 'node:http'
import type { Answered, Asked, TimedRequest } from './caller.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** @returns ms until the last byte of the answer */
function timeRequest(url: string, { name, path, token, method = 'GET', body }: TimedRequest): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const asked = request(url + path, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const taken = performance.now() - begun
        const status = answer.statusCode ?? 0
        if (status >= 200 && status < 300) return resolve(taken)
        reject(new Error(`${name}: ${status} ${Buffer.concat(chunks).toString().slice(0, 200)}`))
      })
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

process.on('message', async ({ url, requests }: Asked) => {
  const answer = async (): Promise<Answered> => {
    const times: number[] = []
    for (const one of requests) times.push(await timeRequest(url, one))
    return { times }
  }
  process.send?.(await answer().catch((error: Error): Answered => ({ problem: error.message })))
})
process.on('disconnect', () => agent.destroy())
