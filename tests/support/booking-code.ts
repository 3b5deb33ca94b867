const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
let made = 0

/** A booking id of the product's own form, another one each time. */
export function nextBookingCode(): string {
  made += 1
  let rest = made
  let code = ''
  for (let place = 0; place < 5; place += 1) {
    code = alphabet.charAt(rest % alphabet.length) + code
    rest = Math.floor(rest / alphabet.length)
  }
  return `T${code}`
}
