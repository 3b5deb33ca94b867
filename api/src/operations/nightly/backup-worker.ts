import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { makeProvenBackup } from '../backups/prove-backup.ts'

// Copying, hashing and checking block: they do it here, away from the requests.
const task = z
  .object({
    databaseFile: z.string(),
    uploadsDir: z.string(),
    dataDir: z.string(),
    backupRecipients: z.array(z.templateLiteral(['x25519:', z.string()])),
    file: z.string(),
    now: z.date(),
  })
  .parse(workerData)
parentPort?.postMessage(await makeProvenBackup(task, task.file, task.now))
