import type { ReactNode } from 'react'

/** Keeps words with a hyphen ("hands-on") and phone numbers ("+91 87000 00100") on one line. */
export const unbroken = (text: string): ReactNode[] =>
  text.split(/(\+\d[\d ]+\d|\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a fixed text never change their order.
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
