import type { uploads as english } from '../../en/journey/uploads.ts'
import type { Translated } from '../../translated.ts'

export const uploads: Translated<typeof english> = {
  preview: 'झलक देखें',
  opening: 'खुल रहा है …',
  openPdf: 'PDF खोलें',
  pdfHint: 'यह लिंक 5 मिनट चलता है।',
  previewAlt: (name) => `${name} की झलक`,
}
