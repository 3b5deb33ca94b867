import type { ReactNode } from 'react'

/** A text whose words with a hyphen ("hands-on") stay on one line. */
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
