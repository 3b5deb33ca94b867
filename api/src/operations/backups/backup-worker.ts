import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { makeProvenBackup } from './prove-backup.ts'

// Copying, hashing and checking block: they do it here, away from the requests.
const task = z
  .object({ database: z.string(), uploadsDir: z.string(), file: z.string(), now: z.date() })
  .parse(workerData)
parentPort?.postMessage(await makeProvenBackup(task, task.file, task.now))
