/**
 * The tax of 18 % that an amount holds, in paise: both halves are alike, and with what is taxed they are the amount.
 * @param total whole rupees
 */
export function partTax(total: number): { taxable: number; half: number } {
  const half = Math.round((total * 100 * 9) / 118)
  return { taxable: total * 100 - 2 * half, half }
}
