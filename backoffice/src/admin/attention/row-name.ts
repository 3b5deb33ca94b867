import type { AttentionRow } from '@thodu/api/contract/dashboard/attention.schema'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import type { useTranslate } from 'react-admin'

/** Heading of a row: the server notice, the breach, the number of caretakers, or the person. */
export function nameOf(
  translate: ReturnType<typeof useTranslate>,
  { kind, who, phone, unchecked, notice }: AttentionRow,
): string {
  if (notice !== null) return translate(`admin.hall.notices.${notice}`)
  if (kind === 'breach') return translate('admin.hall.breach', { code: who })
  if (unchecked !== null) return translate('admin.hall.unchecked', { smart_count: unchecked, count: unchecked })
  return who || formatPhone(phone) || translate('admin.hall.noName')
}
