import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { formatDateTime } from '../../words/formats.ts'
import { formatService } from '../../words/stored/stored.ts'
import type { Translate } from '../../words/translate.ts'

/** Formats "Callback: Elderly Care, by Nov 21, 2026, 4:30 PM", and whether the text is unverified. */
export function formatCallItem(say: Translate, item: CallCard['items'][number]): string {
  const { type, label, serviceName, dueAt } = item
  const service = serviceName === '' ? '' : formatService(say, item)
  const what = [label, service].filter(Boolean).join(' · ')
  const due =
    dueAt === null ? '' : say(`admin.callSheet.${type === 'visit' ? 'missed' : 'due'}`, { time: formatDateTime(dueAt) })
  const { name, email } = item.typedBy ?? { name: '', email: '' }
  const typed = item.isTyped ? [say('admin.messages.typed'), name, email].filter(Boolean).join(', ') : ''
  return [`${say(`admin.callSheet.items.${type}`)}${what ? `: ${what}` : ''}`, due, typed].filter(Boolean).join(', ')
}
