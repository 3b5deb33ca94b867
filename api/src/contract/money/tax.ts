/**
 * Splits an amount that includes 18 % tax, in paise. The two halves of the tax are equal, and with the taxable part they add
 * up to the amount.
 * @param total whole rupees
 */
export function partTax(total: number): { taxable: number; half: number } {
  const half = Math.round((total * 100 * 9) / 118)
  return { taxable: total * 100 - 2 * half, half }
}
