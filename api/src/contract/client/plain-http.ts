/**
 * Replaces browser features that need a secure context: over plain HTTP in a local network, `crypto.randomUUID` and
 * `navigator.clipboard` do not exist.
 */

export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) => {
    const value = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Field = { value: string; readOnly: boolean; style: { cssText: string }; select: () => void; remove: () => void }
type Holder = {
  append: (field: Field) => void
  closest: (selector: string) => Holder | null
  focus?: (how: object) => void
}
type Page = {
  navigator: { clipboard: { writeText: (text: string) => Promise<void> } }
  document: {
    activeElement: Holder | null
    body: Holder
    createElement: (name: 'textarea') => Field
    execCommand: (command: 'copy') => boolean
  }
}
const readPage = () => globalThis as unknown as Page

/**
 * Copies from a selected field, as browsers did before the clipboard API.
 * @returns whether it worked
 */
function copyByField(text: string): boolean {
  const { document } = readPage()
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
  // A dialog traps the focus, so the field must be inside it.
  const host = before?.closest('dialog, [role="dialog"]') ?? document.body
  host.append(field)
  field.select()
  let isCopied = false
  try {
    isCopied = document.execCommand('copy')
  } catch {
    // The caller shows the text instead.
  }
  field.remove()
  before?.focus?.({ preventScroll: true })
  return isCopied
}

/**
 * Copies a text to the clipboard.
 * @returns false when the caller has to show the text for copying by hand
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await readPage().navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByField(text)
  }
}
