import { LAUNCH_SEEN_KEY } from '@thodu/api/contract/people/session-keys'

/** Opens the launch announcement once per browser session (rule PAGE-4). */
export function startLaunchDialog() {
  const dialog = document.querySelector<HTMLDialogElement>('[data-launch]')
  if (!dialog || sessionStorage.getItem(LAUNCH_SEEN_KEY)) return
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    // The dialog itself is the target only on its backdrop.
    if (event.target === dialog) dialog.close()
  })
  // The next Tab continues from the heading of the page, not from its end.
  dialog.addEventListener('close', () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  })
  sessionStorage.setItem(LAUNCH_SEEN_KEY, 'seen')
  dialog.showModal()
  // The heading takes the focus, so that the x has no ring.
  dialog.querySelector('h2')?.focus()
}
