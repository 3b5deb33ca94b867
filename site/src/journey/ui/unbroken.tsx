import type { ReactNode } from 'react'

/** Keeps words with a hyphen ("hands-on") on one line. */
export const unbroken = (text: string): ReactNode[] =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a fixed text never change their order.
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
