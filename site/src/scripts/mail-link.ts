/** Shows the part of the page that a mail's link asks for, `#confirm=TOKEN`, and gives its form the token. */
export function showMailLink() {
  const [asked = '', token = ''] = location.hash.slice(1).split('=')
  const parts = [...document.querySelectorAll<HTMLElement>('[data-mail-link]')]
  const shown = token === '' ? undefined : parts.find((part) => part.dataset.mailLink === asked)
  const field = shown?.querySelector<HTMLInputElement>('[name=token]')
  if (!field) return
  field.value = token
  for (const part of parts) part.hidden = part !== shown
  // The token is used once; it need not stay in the address, the history or a shared screenshot.
  history.replaceState(null, '', location.pathname)
}
