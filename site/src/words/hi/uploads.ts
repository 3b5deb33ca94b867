import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/uploads.ts'

export const uploads: Translated<typeof english.uploads> = {
  preview: 'झलक देखें',
  opening: 'खुल रहा है …',
  openPdf: 'PDF खोलें',
  pdfHint: 'यह लिंक 5 मिनट चलता है।',
  previewAlt: (name) => `${name} की झलक`,
}
