import type { uploads as english } from '../../en/journey/uploads.ts'
import type { Translated } from '../../translated.ts'

export const uploads: Translated<typeof english> = {
  preview: 'ముందుగా చూడండి',
  opening: 'తెరుస్తున్నాం …',
  openPdf: 'PDF తెరవండి',
  pdfHint: 'ఈ లింక్ 5 నిమిషాలు పనిచేస్తుంది.',
  previewAlt: (name) => `${name} చిత్రం`,
}
