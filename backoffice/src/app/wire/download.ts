const BOM = '\uFEFF'

/** Whether the file already begins with a byte order mark. */
async function hasMark(blob: Blob): Promise<boolean> {
  // `text()` would remove it.
  return new Uint8Array(await blob.slice(0, 1).arrayBuffer())[0] === 0xef
}

export function downloadBlob(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads CSV in the browser. The byte order mark makes spreadsheets read it as UTF-8, which Telugu names need. */
export async function downloadCsv(name: string, content: string | Blob): Promise<void> {
  const text = typeof content === 'string' ? new Blob([content]) : content
  const marked = (await hasMark(text)) ? [text] : [BOM, text]
  downloadBlob(name, new Blob(marked, { type: 'text/csv;charset=utf-8' }))
}
