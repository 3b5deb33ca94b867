/** Shows the guide's text on click (rule PAGE-7); an alert is announced only when it changes. */
export function startPartnershipGuide() {
  const button = document.querySelector('[data-guide]')
  const alert = document.querySelector('[data-guide-text]')
  const text = alert?.textContent ?? ''
  alert?.replaceChildren()
  button?.addEventListener('click', () => {
    alert?.toggleAttribute('data-shown', true)
    alert?.replaceChildren(text)
  })
}
