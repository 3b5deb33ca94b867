/** Hands a text or blob to the browser as a file. A byte order mark makes spreadsheets read UTF-8. */
export function downloadFile(name: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob(['\uFEFF', content], { type: 'text/csv;charset=utf-8' }) : content
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
