const lines = [
  'Discharge summary (demo)',
  'Patient: Narsamma Rao (demo), 74 years',
  'Every line of this page is invented.',
]

export function createDemoDocument(): File {
  const text = lines.map(
    (line, index) => `BT /F1 18 Tf 60 ${740 - index * 30} Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`,
  )
  const content = text.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n `
  })
  const table = ['0000000000 65535 f ', ...offsets].join('\n')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new File([`${file}xref\n0 ${objects.length + 1}\n${table}\n${trailer}`], 'discharge-summary.pdf', {
    type: 'application/pdf',
  })
}
