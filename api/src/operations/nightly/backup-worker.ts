import { parentPort, workerData } from 'node:worker_threads'
import { type BackupTask, makeProvenBackup } from '../backups/prove-backup.ts'

/** What the worker is given; made by nightly-backup.ts alone. */
export type NightlyTask = BackupTask & { file: string; now: Date }

// Copying, hashing and checking block: they do it here, away from the requests.
const task = workerData as NightlyTask
parentPort?.postMessage(await makeProvenBackup(task, task.file, task.now))
