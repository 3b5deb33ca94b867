import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/uploads.ts'

export const uploads: Translated<typeof english.uploads> = {
  preview: 'ముందుగా చూడండి',
  opening: 'తెరుస్తున్నాం …',
  openPdf: 'PDF తెరవండి',
  pdfHint: 'ఈ లింక్ 5 నిమిషాలు పనిచేస్తుంది.',
  previewAlt: (name) => `${name} చిత్రం`,
}
