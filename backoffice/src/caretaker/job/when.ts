import { formatDate } from '../../words/formats.ts'
import { formatOption } from '../../words/stored/stored.ts'
import type { Translate } from '../../words/translate.ts'
import type { Job } from './job.ts'
import { daysUntilStart } from './job-rules.ts'

/** Formats the days until the start: "Starts in 5 days"; empty for a past or missing date. */
export function formatDaysAway(job: Pick<Job, 'date'>, say: Translate, now = new Date()): string {
  const days = daysUntilStart(job, now)
  if (days === undefined || days < 0) return ''
  if (days < 2) return say(days === 0 ? 'caretaker.today.startsToday' : 'caretaker.today.startsTomorrow')
  return say('caretaker.today.startsIn', { days: String(days) })
}

/** Formats day, time and distance: "Nov 26, 2026, Morning 9-12 · Starts in 5 days". */
export function formatWhen(job: Pick<Job, 'date' | 'time'>, say: Translate, now = new Date()): string {
  if (job.date === '') return say('caretaker.job.noStart')
  const when = [formatDate(job.date), formatOption(say, job.time)].filter(Boolean).join(', ')
  return [when, formatDaysAway(job, say, now)].filter(Boolean).join(' · ')
}
