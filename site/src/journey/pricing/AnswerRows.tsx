import type { Service } from '@thodu/api/contract/care/catalogue'
import { pricing } from '#words/pricing.ts'
import { pathTo } from '../../language/paths.ts'
import { isAsked } from '../details/details-form.ts'
import { listPreferences } from '../details/preferences.ts'
import { showAnswer } from '../details/show-answer.ts'
import type { Draft } from '../draft/draft-store.ts'
import { ThreadRows } from '../your-booking/YourBooking.tsx'

type Props = {
  service: Service
  draft: Draft
  isNamed?: boolean
}

/** The customer reads all answers before booking; each has a link to change it. */
export function AnswerRows({ service, draft, isNamed = false }: Props) {
  const path = (id: string) => pathTo(`/service-details?service=${service.id}#${id}`)
  const answers = service.fields.filter(isAsked).flatMap((field) => {
    const { name, label } = field
    const value = draft.details[name]?.trim()
    if (!value || (isNamed && name === 'patientName')) return []
    return [{ id: name, label, value: showAnswer(field, value), change: path(name) }]
  })
  const wished = listPreferences(draft.details).map(({ name, ...row }) => ({ id: name, ...row, change: path(name) }))
  const count = Object.values(draft.files).reduce((sum, files) => sum + files.length, 0)
  const files = { id: 'files', label: pricing.files, value: pricing.fileCount(count), change: path('files') }
  return (
    <>
      <h2>{pricing.answers}</h2>
      <ThreadRows rows={[...answers, ...wished, ...(count > 0 ? [files] : [])]} />
    </>
  )
}
