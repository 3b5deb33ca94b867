/** Scroll position in pixels past which the bar shrinks (rule PAGE-1). */
const SHRINK_AT = 20
/** The button to the top appears after about one and a half screens. */
const TO_TOP_AT = 1200

export function startBar() {
  const bar = document.querySelector<HTMLElement>('[data-bar]')
  const toTop = document.querySelector<HTMLElement>('[data-to-top]')
  const showPosition = () => {
    bar?.toggleAttribute('data-small', scrollY > SHRINK_AT)
    if (toTop) toTop.hidden = scrollY < TO_TOP_AT
  }
  addEventListener('scroll', showPosition, { passive: true })
  // Reading the position at once would compute the layout twice, the second time with the page's font.
  requestAnimationFrame(showPosition)
  startMenu()
}

function startMenu() {
  const toggle = document.querySelector<HTMLButtonElement>('[data-menu-toggle]')
  const menu = document.querySelector<HTMLElement>('[data-menu]')
  const label = document.querySelector<HTMLElement>('[data-menu-label]')
  if (!toggle || !menu || !label) return
  const setOpen = (open: boolean) => {
    menu.toggleAttribute('data-open', open)
    toggle.setAttribute('aria-expanded', String(open))
    label.textContent = (open ? label.dataset.closeLabel : label.dataset.openLabel) ?? ''
  }
  const isOpen = () => menu.hasAttribute('data-open')
  toggle.addEventListener('click', () => setOpen(!isOpen()))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return
    setOpen(false)
    toggle.focus()
  })
  document.addEventListener('click', (event) => {
    if (isOpen() && event.target instanceof Node && !menu.contains(event.target) && !toggle.contains(event.target)) {
      setOpen(false)
    }
  })
  document.addEventListener('focusin', (event) => {
    if (isOpen() && event.target instanceof Node && !bar(menu).contains(event.target)) setOpen(false)
  })
}

const bar = (menu: HTMLElement) => menu.closest('[data-bar]') ?? menu
