import { expect, test } from 'vitest'
import { runWorker } from './run-worker.ts'

const fileOf = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'\n${code}`)}`,
  )

test('a worker’s message is its result', async () => {
  expect(await runWorker(fileOf('parentPort.postMessage(workerData + 1)'), 41)).toBe(42)
})

test('a worker’s error is thrown, and so is an end without a result', async () => {
  await expect(runWorker(fileOf("throw new Error('no room on the disk')"), 0)).rejects.toThrow('no room on the disk')
  await expect(runWorker(fileOf('process.exit(0)'), 0)).rejects.toThrow('the work ended without a result')
})
