/** Time each picture is shown, in milliseconds (rule PAGE-4). */
const INTERVAL = 3000

/** Advances the pictures, except while the pointer or focus is on them or with reduced motion. */
export function startCarousel(carousel: HTMLElement) {
  const scenes = [...carousel.querySelectorAll<HTMLElement>('[data-scene]')]
  const dots = [...carousel.querySelectorAll<HTMLElement>('[data-dot]')]
  const toggle = carousel.querySelector<HTMLElement>('[data-toggle]')
  const controls = carousel.querySelector<HTMLElement>('[data-controls]')
  if (!toggle || !controls) return
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const holds = new Set<string>()
  let wanted = !lessMotion.matches
  let current = 0
  let timer = 0

  const show = (index: number) => {
    current = index
    scenes.forEach((scene, position) => {
      scene.toggleAttribute('data-current', position === index)
      if (position === index) scene.removeAttribute('aria-hidden')
      else scene.setAttribute('aria-hidden', 'true')
    })
    dots.forEach((dot, position) => {
      if (position === index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    })
  }
  const update = () => {
    clearInterval(timer)
    if (wanted && holds.size === 0) timer = window.setInterval(() => show((current + 1) % scenes.length), INTERVAL)
    carousel.toggleAttribute('data-playing', wanted)
    carousel.querySelector('[data-scenes]')?.setAttribute('aria-live', wanted ? 'off' : 'polite')
    toggle.setAttribute('aria-label', (wanted ? toggle.dataset.pauseLabel : toggle.dataset.playLabel) ?? '')
  }
  const want = (playing: boolean) => {
    wanted = playing
    update()
  }
  const hold = (reason: string, held: boolean) => {
    if (held) holds.add(reason)
    else holds.delete(reason)
    update()
  }

  controls.hidden = false
  const loadOthers = () => carousel.toggleAttribute('data-ready', true)
  if (document.readyState === 'complete') loadOthers()
  else addEventListener('load', loadOthers, { once: true })
  toggle.addEventListener('click', () => want(!wanted))
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => {
      show(index)
      want(false)
    })
  })
  carousel.addEventListener('mouseenter', () => hold('hover', true))
  carousel.addEventListener('mouseleave', () => hold('hover', false))
  carousel.addEventListener('focusin', () => hold('focus', true))
  carousel.addEventListener('focusout', () => hold('focus', false))
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden))
  lessMotion.addEventListener('change', () => want(!lessMotion.matches))
  update()
}
