/**
 * What browsers keep for secure contexts, for an installation in a house that is opened by a plain http address: there
 * `crypto.randomUUID` and `navigator.clipboard` do not exist.
 */

/** A random UUID of version 4, from the browser's own generator of random numbers. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) => {
    const value = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What is needed of a browser's page. */
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

/** Copies by a field that is selected, as browsers did before they had a clipboard. @returns whether it worked */
function copyByField(text: string): boolean {
  const { document } = readPage()
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
  // A dialog keeps the focus inside, so the field has to stand there.
  const host = before?.closest('dialog, [role="dialog"]') ?? document.body
  host.append(field)
  field.select()
  let isCopied = false
  try {
    isCopied = document.execCommand('copy')
  } catch {
    // A browser that forbids it: the caller shows the text instead.
  }
  field.remove()
  before?.focus?.({ preventScroll: true })
  return isCopied
}

/** Copies a text to the clipboard. @returns whether it is there; where not, the caller shows the text to copy by hand */
export async function copyText(text: string): Promise<boolean> {
  try {
    await readPage().navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByField(text)
  }
}
