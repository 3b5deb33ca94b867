import type { CallCard } from '@thodu/api/contract/promises/calls.schema'
import { formatDateTime } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'

/** "Callback: Elderly Care, by Nov 21, 2026, 4:30 PM": one thing a family is to be called about. */
export function sayItem(say: Translate, { type, label, about, dueAt }: CallCard['items'][number]): string {
  const service = about === '' ? '' : say(`label.services.${about}.name`, { _: about })
  const what = [label, service].filter(Boolean).join(' · ')
  const due =
    dueAt === null ? '' : say(`admin.callSheet.${type === 'visit' ? 'missed' : 'due'}`, { time: formatDateTime(dueAt) })
  return [`${say(`admin.callSheet.items.${type}`)}${what ? `: ${what}` : ''}`, due].filter(Boolean).join(', ')
}
