/**
 * Shows the id of the family's last booking on the offline page, if this browser has stored one (journey/session/stored-here.ts).
 * This module imports nothing, because an imported module would be a separate file, which cannot load offline.
 */
export function showLastBooking() {
  const line = document.querySelector<HTMLElement>('[data-last-booking]')
  const prefix = line?.dataset.lastBooking ?? ''
  const key = Object.keys(localStorage).find((one) => one.startsWith(`${prefix}.`) && one.endsWith('.care'))
  const id = /"bookingId":"(\w+)"/.exec(localStorage.getItem(key ?? '') ?? '')?.[1]
  if (!line || !id) return
  line.append(` ${id}`)
  line.hidden = false
}
