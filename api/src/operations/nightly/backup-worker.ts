import { parentPort, workerData } from 'node:worker_threads'
import { type BackupTask, makeProvenBackup } from '../backups/prove-backup.ts'

export type NightlyTask = BackupTask & { file: string; now: Date }

// A worker, because copying, hashing and checking block the event loop.
const task = workerData as NightlyTask
parentPort?.postMessage(await makeProvenBackup(task, task.file, task.now))
