import type { AttentionRow } from '@thodu/api/contract/dashboard/attention.schema'
import type { useTranslate } from 'react-admin'
import { formatDate } from '../../words/formats.ts'

/** Noon UTC is the same day in every time zone. */
const formatDay = (day: string): string => formatDate(`${day}T12:00:00Z`)

/** Describes a family's change request in one sentence (rule BOOK-19). */
export function formatAttentionChange(
  translate: ReturnType<typeof useTranslate>,
  { kind, reason, from, until }: Omit<NonNullable<AttentionRow['change']>, 'words'>,
): string {
  const sentence = kind === 'pause' && until !== null ? 'pauseUntil' : kind
  return translate(`admin.changes.asks.${sentence}`, {
    reason: reason === null ? '' : translate(`admin.changes.reasons.${reason}`),
    from: from === null ? '' : formatDay(from),
    until: until === null ? '' : formatDay(until),
  })
}
