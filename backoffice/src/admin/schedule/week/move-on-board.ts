const reachable = 'button'
const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Arrow keys on the board: up and down move within a cell first, then to the next cell with a visit.
 * @returns whether the focus moved
 */
export function moveOnBoard(table: HTMLTableElement, key: string): boolean {
  const step = steps[key]
  const here = document.activeElement
  const cell = here?.closest('td')
  if (!step || !cell || !(here instanceof HTMLElement)) return false
  const inCell = [...cell.querySelectorAll<HTMLElement>(reachable)]
  const beside = step[0] === 0 ? undefined : inCell[inCell.indexOf(here) + step[0]]
  const target = beside ?? findButton(table, cell, step)
  target?.focus()
  return target !== undefined
}

function findButton(table: HTMLTableElement, cell: HTMLTableCellElement, [rows, cells]: readonly [number, number]) {
  const row = cell.closest('tr')
  let [at, column] = [(row?.rowIndex ?? 0) + rows, cell.cellIndex + cells]
  for (; at > 0 && column > 0; at += rows, column += cells) {
    const next = table.rows[at]?.cells[column]
    if (!next) return undefined
    const buttons = next.querySelectorAll<HTMLElement>(reachable)
    const button = buttons[rows < 0 ? buttons.length - 1 : 0]
    if (button) return button
  }
  return undefined
}
