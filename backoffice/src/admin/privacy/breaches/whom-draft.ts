import type { Whom } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { fromField } from '../../../words/city-moment.ts'

/** `recorded`: the people who were notified or are to be called. */
export const whomKinds = ['everybody', 'booking', 'viewer', 'files', 'recorded'] as const satisfies readonly (
  | Whom['kind']
  | 'recorded'
)[]
/** Values are texts, as their inputs show them; `openedOnly` is `yes` or empty. */
export type WhomDraft = Record<'kind' | 'booking' | 'email' | 'from' | 'until' | 'openedOnly' | 'files', string>

export function toWhom({ kind, booking, email, from, until, openedOnly, files }: WhomDraft): Whom | undefined {
  if (kind === 'recorded') return undefined
  if (kind === 'booking') return { kind, booking: booking.trim() }
  if (kind === 'viewer')
    return {
      kind,
      email: email.trim(),
      from: fromField(from) ?? '',
      until: fromField(until) ?? '',
      openedOnly: openedOnly === 'yes',
    }
  if (kind === 'files')
    return {
      kind,
      files: files
        .split('\n')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    }
  return { kind: 'everybody' }
}
