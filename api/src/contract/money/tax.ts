/**
 * Tax of 18 % within an amount, in paise: two equal halves, which together with the taxable part are the amount.
 * @param total whole rupees
 */
export function partTax(total: number): { taxable: number; half: number } {
  const half = Math.round((total * 100 * 9) / 118)
  return { taxable: total * 100 - 2 * half, half }
}
