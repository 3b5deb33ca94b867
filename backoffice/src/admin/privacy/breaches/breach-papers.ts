import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'

export type Paper = 'first' | 'details'
/** The name of a part, in the words of the screen, and what stands there; empty where the office has not written it. */
export type PaperPart = { key: string; text: string }
type Say = {
  moment: (at: string) => string
  people: (people: Breach['people']) => string
}

const when = ({ startedAt, endedAt, awareAt }: Breach, { moment }: Say): string =>
  `${moment(startedAt ?? awareAt)}${endedAt === null ? '' : ` – ${moment(endedAt)}`}`

const described = (breach: Breach, say: Say): PaperPart[] => [
  { key: 'nature', text: breach.nature },
  { key: 'extent', text: breach.extent ?? '' },
  { key: 'when', text: when(breach, say) },
  { key: 'place', text: breach.place ?? '' },
  { key: 'consequences', text: breach.consequences ?? '' },
]

/**
 * What the Board is told, from the same fields: its first word (nature, extent, time, place, likely impact), and the details, the six
 * points of rule 7(2)(b) of 2025 with the report of who was told (rule PRIV-B5).
 */
export const partsOf = (paper: Paper, breach: Breach, say: Say): PaperPart[] =>
  paper === 'first'
    ? described(breach, say)
    : [
        ...described(breach, say),
        { key: 'cause', text: breach.cause ?? '' },
        { key: 'measures', text: breach.measures ?? '' },
        { key: 'findings', text: breach.findings ?? '' },
        { key: 'remedies', text: breach.remedies ?? '' },
        { key: 'told', text: say.people(breach.people) },
      ]

/** The same as text, to be copied. */
export const paperText = (title: string, parts: readonly { label: string; text: string }[]): string =>
  [title, ...parts.map(({ label, text }) => `${label}:\n${text}`)].join('\n\n')
