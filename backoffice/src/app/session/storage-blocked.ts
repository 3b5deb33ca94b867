import { brand } from '@thodu/api/contract/page-values'
import { reader } from '../../words/locale.ts'
import { storageWords } from '../../words/storage-words.ts'

/** Shows instead of the app why it cannot open, what to change, and the number to call. */
export function showStorageBlocked(root: HTMLElement): void {
  const gate = document.createElement('div')
  gate.className = 'gate'
  gate.setAttribute('role', 'alert')
  const why = document.createElement('p')
  why.textContent = storageWords[reader].blocked
  const call = document.createElement('a')
  call.href = `tel:${brand.phone}`
  call.textContent = brand.phoneDisplay
  gate.append(why, call)
  root.replaceChildren(gate)
}
