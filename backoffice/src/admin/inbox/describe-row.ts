import { serviceNames } from '@thodu/api/contract/care/service-types'
import type { InboxRow } from '@thodu/api/contract/inbox/inbox.schema'
import { formatService } from '../../words/stored/stored.ts'
import type { Translate } from '../../words/translate.ts'

const nameOf = (serviceType: string): string =>
  (serviceNames as Readonly<Record<string, string>>)[serviceType] ?? serviceType

/** Describes a row: its kind or service, the result of a done row, and the first words. */
export function describeRow(say: Translate, { kind, topic, words, status, items }: InboxRow): string {
  const about =
    topic === ''
      ? ''
      : kind === 'privacy'
        ? say(`admin.privacyRequests.kinds.${topic}`)
        : kind === 'change'
          ? say(`admin.inbox.changeKinds.${topic}`)
          : formatService(say, { serviceType: topic, serviceName: nameOf(topic) })
  const isOpen = items.length > 0 || status === 'open' || status === 'new'
  const result = kind === 'call' ? `admin.callSheet.outcomes.${status}` : `admin.inbox.status.${status}`
  return [isOpen ? '' : say(result), about, words].filter(Boolean).join(' · ')
}
