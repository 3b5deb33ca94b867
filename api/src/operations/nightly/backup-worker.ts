import { parentPort, workerData } from 'node:worker_threads'
import { type BackupTask, makeVerifiedBackup } from '../backups/verified-backup.ts'

export type NightlyTask = BackupTask & { file: string; now: Date }

// A worker, because copying, hashing and checking block the event loop.
const task = workerData as NightlyTask
parentPort?.postMessage(await makeVerifiedBackup(task, task.file, task.now))
