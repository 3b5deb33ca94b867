const rowLink = '[data-row]'
const assignFieldOf = '[data-assign]'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

const rowAround = (element: Element | null): Element | null => element?.closest('tr, li, .MuiCard-root') ?? null

function rowLinks(): HTMLElement[] {
  const rows = new Set<Element | null>()
  return [...document.querySelectorAll<HTMLElement>(`main ${rowLink}`)].filter((link) => {
    const row = rowAround(link)
    const isFirst = !rows.has(row)
    rows.add(row)
    return isFirst && isShown(link)
  })
}

/** Moves the focus to the next or previous row; to the first row if no row has the focus. */
export function moveToRow(step: 1 | -1): void {
  const links = rowLinks()
  const here = rowAround(document.activeElement)
  const at = here === null ? -1 : links.findIndex((link) => here.contains(link))
  const next = links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Moves the focus to the caretaker field of the focused row, else to the first such field. */
export function moveToAssignField(): void {
  const inRow = rowAround(document.activeElement)?.querySelector<HTMLElement>(assignFieldOf)
  const field = inRow ?? document.querySelector<HTMLElement>(`main ${assignFieldOf}`)
  field?.focus()
}
