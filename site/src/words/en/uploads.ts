export const uploads = {
  preview: 'Preview',
  opening: 'Opening …',
  openPdf: 'Open the PDF',
  pdfHint: 'The link works for 5 minutes.',
  previewAlt: (name: string) => `Preview of ${name}`,
} as const
