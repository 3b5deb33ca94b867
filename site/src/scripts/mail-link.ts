/** Shows the part of the page that a mail's link names, `#confirm=TOKEN`, and puts the token into its form. */
export function showMailLink() {
  const [asked = '', token = ''] = location.hash.slice(1).split('=')
  const parts = [...document.querySelectorAll<HTMLElement>('[data-mail-link]')]
  const shown = token === '' ? undefined : parts.find((part) => part.dataset.mailLink === asked)
  const field = shown?.querySelector<HTMLInputElement>('[name=token]')
  if (!field) return
  field.value = token
  for (const part of parts) part.hidden = part !== shown
  // The token works once; it should not stay in the address, the history or a screenshot.
  history.replaceState(null, '', location.pathname)
}
