import { useRaw } from '../../support/raw-database.ts'

const hour = 3_600_000

export function letTimePass(dataDir: string, bookingId: string): void {
  useRaw(`${dataDir}/thodu.db`, (raw) => {
    const guard = raw.prepare("select sql from sqlite_master where name = 'promises_fixed'").get() as { sql: string }
    const back = (time: string) => new Date(Date.parse(time) - 3 * hour).toISOString()
    raw.function('back', (time: unknown) => back(String(time)))
    raw.exec('drop trigger promises_fixed')
    raw
      .prepare(
        `update promises set started_at = back(started_at), due_at = back(due_at), ends_at = back(ends_at), next_alert_at = null
         where subject_id = ?`,
      )
      .run(bookingId)
    raw
      .prepare(`update promises set broken_noted_at = ends_at where subject_id = ? and ends_at < ?`)
      .run(bookingId, new Date().toISOString())
    raw.exec(guard.sql)
  })
}
