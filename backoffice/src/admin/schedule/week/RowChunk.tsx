import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Height of a row with one line of visits, in CSS pixels. */
const rowHeight = 48

type RowChunkProps = {
  rows: number
  columns: number
  /** Is drawn at once: the first rows, and those that the keyboard reaches. */
  isNear: boolean
  children: ReactNode
}

/** Rows of the board that are drawn when they come near the screen, and always on paper: 1,000 caretakers stay usable. */
export function RowChunk({ rows, columns, isNear, children }: RowChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [wasNear, setWasNear] = useState(isNear)
  const isDrawn = isNear || wasNear
  useEffect(() => {
    if (isDrawn || !body.current) return
    const draw = () => setWasNear(true)
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && draw(), {
      rootMargin: '800px 0px',
    })
    observer.observe(body.current)
    const onPrint = () => flushSync(draw)
    addEventListener('beforeprint', onPrint)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', onPrint)
    }
  }, [isDrawn])
  return (
    <tbody ref={body}>
      {isDrawn ? (
        children
      ) : (
        <tr className="roster-undrawn">
          <td colSpan={columns} style={{ height: rows * rowHeight }} />
        </tr>
      )}
    </tbody>
  )
}
