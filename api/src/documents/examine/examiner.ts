import { type FailureCode, failures } from '../../contract/wire/failures.ts'
import { ApiError, type ErrorStatus } from '../../http/errors/api-error.ts'
import { createFairQueue } from '../../http/limits/fair-queue.ts'
import type { Examiner, UnexaminedFile } from '../../http/ports.ts'
import { deleteStoredFile } from '../kept-files.ts'
import { createExaminationRunner, type ExaminationLimits } from './run-examination.ts'

/** Queued files; further uploads get 503 (rule FILE-13). */
const waitingPerAccount = 12
const waitingInAll = 60
/** Retry-After of that response, in seconds. */
const comeBackAfter = 15
const memory = 450 * 1024 * 1024
const look = 50
/** 30 MB of scans take 0.5 s; an image of 50 million pixels takes 2 s and 360 MB. */
const ofPdf: ExaminationLimits = { processor: 3_000, time: 10_000, memory, look }
const ofImage: ExaminationLimits = { processor: 15_000, time: 30_000, memory, look }
export const limitsOf = (type: UnexaminedFile['type']): ExaminationLimits =>
  type === 'application/pdf' ? ofPdf : ofImage

const isFailureCode = (word: string): word is FailureCode => Object.hasOwn(failures, word)
const statusOf = (code: FailureCode): ErrorStatus =>
  code === 'document.too_large' || code === 'document.too_many_pixels' ? 413 : 415
/** The refusal for an examination that was ended by a limit. */
const endedOf = (type: UnexaminedFile['type']): FailureCode =>
  type === 'application/pdf' ? 'document.unreadable' : 'document.too_many_pixels'

const busy = () => new ApiError(503, 'document.busy', { retryAfter: comeBackAfter })

/** Examines one file at a time, accounts in turn, so that one account with many files delays others little. */
export function createExaminer(given: Partial<ExaminationLimits> = {}): Examiner {
  const inTurn = createFairQueue({ atOnce: 1, perOwner: waitingPerAccount, inAll: waitingInAll, refusal: busy })
  const { run, stop } = createExaminationRunner()

  return {
    async examine({ path, type, owner, shape }, spent) {
      const target = `${path}.part`
      const limits = { ...limitsOf(type), ...given }
      const { word, ms } = await inTurn(owner, () => run([type, path, target, shape ?? ''], limits))
      await spent(ms)
      if (word === 'ok') {
        await deleteStoredFile(path)
        return target
      }
      await deleteStoredFile(target)
      if (word === 'stopped') throw busy()
      if (word === 'disk_full') throw Object.assign(new Error('no space left to draw an image'), { code: 'ENOSPC' })
      const code = isFailureCode(word) ? word : endedOf(type)
      throw new ApiError(statusOf(code), code)
    },
    stop,
  }
}
