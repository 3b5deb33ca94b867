import type { Service } from '@thodu/api/contract/care/catalogue'
import { pricing } from '#words/journey/pricing.ts'
import { pathTo } from '../../language/paths.ts'
import { isAsked } from '../details/details-form.ts'
import { showAnswer } from '../details/show-answer.ts'
import { listWishes } from '../details/wishes.ts'
import type { Draft } from '../draft/draft-store.ts'
import { ThreadRows } from '../thread/YourBooking.tsx'

/** What was answered, each with a way to change it, so that nobody books blind. */
export function AnswerRows({ service, draft }: { service: Service; draft: Draft }) {
  const path = (id: string) => pathTo(`/service-details?service=${service.id}#${id}`)
  const answers = service.fields.filter(isAsked).flatMap((field) => {
    const { name, label } = field
    const value = draft.details[name]?.trim()
    // The name stands in the panel already.
    if (!value || name === 'patientName') return []
    return [{ id: name, label, value: showAnswer(field, value), change: path(name) }]
  })
  const wished = listWishes(draft.details).map(({ name, ...row }) => ({ id: name, ...row, change: path(name) }))
  const count = Object.values(draft.files).reduce((sum, files) => sum + files.length, 0)
  const files = { id: 'files', label: pricing.files, value: pricing.fileCount(count), change: path('files') }
  return (
    <>
      <h2>{pricing.answers}</h2>
      <ThreadRows rows={[...answers, ...wished, ...(count > 0 ? [files] : [])]} />
    </>
  )
}
