import { useEffect, useState } from 'react'
import { profile } from '#words/profile.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'

const text = profile.performance

/** The floating widget: page load, API response, memory, request count (rule JRN-12). */
export function PerformanceWidget() {
  const [open, setOpen] = useState(false)
  const [figures, setFigures] = useState<Performance>()
  useEffect(() => {
    if (!open) return
    setFigures(readPerformance())
    const timer = setInterval(() => setFigures(readPerformance()), 2000)
    return () => clearInterval(timer)
  }, [open])
  return (
    <aside className="performance no-print" aria-label={text.title}>
      {open && figures && (
        <div id="performance-figures" className="card performance-figures">
          <Facts
            facts={[
              [text.pageLoad, figures.pageLoad === undefined ? text.unknown : text.ms(figures.pageLoad)],
              [text.apiResponse, figures.apiResponse === undefined ? text.unknown : text.ms(figures.apiResponse)],
              [text.memory, figures.memory === undefined ? text.unknown : text.megabytes(figures.memory)],
              [text.requests, String(figures.requests)],
            ]}
          />
        </div>
      )}
      <button
        type="button"
        className="performance-button"
        aria-expanded={open}
        aria-controls="performance-figures"
        onClick={() => setOpen(!open)}
      >
        <Icon name="gauge" label={text.open} />
      </button>
    </aside>
  )
}

/** Figures of this visit: times in ms, memory in MB; undefined where the browser does not report them. */
type Performance = {
  pageLoad: number | undefined
  /** Mean of the API calls of this page. */
  apiResponse: number | undefined
  memory: number | undefined
  requests: number
}

type WithMemory = { memory?: { usedJSHeapSize: number } }

const isTimed = (entry: PerformanceEntry): entry is PerformanceResourceTiming => entry.entryType === 'resource'

function readPerformance(): Performance {
  const [navigation] = performance.getEntriesByType('navigation')
  const resources = performance.getEntriesByType('resource').filter(isTimed)
  const calls = resources.filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
  const { memory } = performance as WithMemory
  return {
    pageLoad: navigation && navigation.duration > 0 ? navigation.duration : undefined,
    apiResponse: calls.length === 0 ? undefined : calls.reduce((sum, call) => sum + call.duration, 0) / calls.length,
    memory: memory && memory.usedJSHeapSize / 1024 / 1024,
    requests: resources.length,
  }
}
