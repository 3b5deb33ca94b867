import { formatCsv } from '@thodu/api/contract/csv'
import { formatDate } from '@thodu/api/contract/words/formats'
import type { Job } from '../job/job.ts'

/** The file's name and columns (rule CARE-11). */
export const csvName = 'my_bookings.csv'
const header = ['Service', 'Package', 'Client', 'Email', 'Status', 'Date'] as const

type Exported = Pick<Job, 'serviceName' | 'packageName' | 'status' | 'createdAt'> & {
  userInfo: Pick<Job['userInfo'], 'name' | 'email'>
}

/** The caretaker's export; the shared CSV code quotes and defuses values (rule API-7). */
export const formatBookingsCsv = (jobs: readonly Exported[]): string =>
  formatCsv(
    header,
    jobs.map((job) => [
      job.serviceName,
      job.packageName,
      job.userInfo.name,
      job.userInfo.email,
      job.status,
      formatDate(job.createdAt),
    ]),
  )
