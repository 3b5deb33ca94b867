import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'

export type Paper = 'first' | 'details'
/** Translation key of a part and its text, empty while the office has not written it. */
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
 * Parts of the reports to the Board: the first one (nature, extent, time, place, likely impact), and the detailed one with the
 * six points of rule 7(2)(b) of 2025 and the notified people (rule PRIV-B5).
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

export const paperText = (title: string, parts: readonly { label: string; text: string }[]): string =>
  [title, ...parts.map(({ label, text }) => `${label}:\n${text}`)].join('\n\n')
