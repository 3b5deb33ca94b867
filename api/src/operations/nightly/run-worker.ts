import { Worker } from 'node:worker_threads'

/** Runs a file as a worker and waits for its only message. @throws the worker's error */
export const runWorker = <Result>(file: URL, workerData: unknown): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the work ended without a result')))
  })
