import { keptPercent } from '@thodu/api/contract/promises/promise-kinds'

type Figure = { kept: number; total: number } | null

const answer = (): Promise<Record<string, Figure>> => {
  const asked = fetch('/api/promises/kept').then((response) => (response.ok ? response.json() : {}))
  return asked.catch(() => ({}))
}

/** Shows a figure; without one the placeholder stays, because too few were counted (rule PROM-9). */
function show(line: HTMLElement, figure: Figure | undefined): void {
  const [share, said] = [line.querySelector('[data-share]'), line.querySelector('[data-said]')]
  if (!figure || !share || !said) return
  line.hidden = false
  share.textContent = `${keptPercent(figure.kept, figure.total)} %`
  said.textContent = (line.dataset.words ?? '').replace('{1}', String(figure.kept)).replace('{2}', String(figure.total))
}

export function startKeptRate(place: HTMLElement) {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      void answer().then((kept) => {
        for (const line of place.querySelectorAll<HTMLElement>('[data-kept]')) show(line, kept[line.dataset.kept ?? ''])
      })
    },
    // Far ahead of a phone's screen, so that the page does not grow while it is scrolled.
    { rootMargin: '2000px' },
  )
  watch.observe(place)
}
