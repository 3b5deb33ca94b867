const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
let made = 0

/** The booking number in its usual form for a number below 33 million. */
export function bookingCodeOf(number: number): string {
  let rest = number
  let code = ''
  for (let place = 0; place < 5; place += 1) {
    code = alphabet.charAt(rest % alphabet.length) + code
    rest = Math.floor(rest / alphabet.length)
  }
  return `T${code}`
}

export function nextBookingCode(): string {
  made += 1
  return bookingCodeOf(made)
}
