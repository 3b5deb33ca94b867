import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signUp } from '../support/people.ts'
import { deepPng, uploadForm } from '../support/samples/sample-files.ts'
import { startServer } from '../support/servers/server.ts'

/** Memory limit of the shipped service, in MB. */
const serviceLimit = 1_024

function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

test('four pictures that unpack to half a gigabyte, and a phone photo, stay within the memory limit', async () => {
  const server = await startServer()
  const person = await signUp(server)
  const upload = async (bytes: Buffer, name: string) => {
    const headers = { Authorization: `Bearer ${person.token}` }
    const response = await fetch(`${server.url}/api/document/upload`, {
      method: 'POST',
      headers,
      body: uploadForm(bytes, name),
    })
    return [response.status, ((await response.json()) as { code?: string }).code]
  }
  const peak = { server: 0, together: 0, processes: 0 }
  let watching = true
  const watch = (async () => {
    for (; watching; await sleep(20)) {
      const children = childrenOf(server.pid)
      const resident = residentMb(server.pid)
      peak.server = Math.max(peak.server, resident)
      peak.together = Math.max(
        peak.together,
        children.reduce((sum, pid) => sum + residentMb(pid), resident),
      )
      peak.processes = Math.max(peak.processes, children.length)
    }
  })()
  const bomb = deepPng(7_740)
  const refused = await Promise.all(Array.from({ length: 4 }, () => upload(bomb, 'scan.png')))
  expect(refused).toEqual(Array(4).fill([413, 'document.too_many_pixels']))
  const photo = await sharp({ create: { width: 8_160, height: 6_120, channels: 3, background: '#c96' } })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await upload(photo, 'photo.jpg')).toEqual([201, undefined])
  watching = false
  await watch
  console.log(`server ${peak.server.toFixed(0)} MB, with its child ${peak.together.toFixed(0)} MB`)
  expect(peak.server).toBeLessThan(300)
  expect(peak.together).toBeLessThan(serviceLimit * 0.7)
  expect(peak.processes).toBe(1)
  expect(await server.stop()).toBe(0)
  await server.remove()
}, 120_000)
