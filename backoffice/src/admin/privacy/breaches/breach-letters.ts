import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'

export type Letter = 'board' | 'family'
/** Translation key of a part and its text, empty while the office has not written it. */
export type LetterPart = { key: string; text: string }
type Say = {
  moment: (at: string) => string
  people: (people: Breach['people']) => string
}

const when = ({ startedAt, endedAt, awareAt }: Breach, { moment }: Say): string =>
  `${moment(startedAt ?? awareAt)}${endedAt === null ? '' : ` – ${moment(endedAt)}`}`

const described = (breach: Breach, say: Say): LetterPart[] => [
  { key: 'nature', text: breach.nature },
  { key: 'extent', text: breach.extent ?? '' },
  { key: 'when', text: when(breach, say) },
  { key: 'place', text: breach.place ?? '' },
  { key: 'consequences', text: breach.consequences ?? '' },
]

/**
 * Parts of the two letters. The letter to the Board has what rule 7(2) of 2025 asks for: with what is known it is the first
 * report, and within 72 hours the detailed one (rule PRIV-B5). The letter to families has what rule 7(1) asks for.
 */
export const partsOf = (letter: Letter, breach: Breach, say: Say): LetterPart[] =>
  letter === 'family'
    ? [
        ...described(breach, say).filter(({ key }) => key !== 'place'),
        { key: 'measures', text: breach.measures ?? '' },
        { key: 'safetySteps', text: breach.safetySteps ?? '' },
      ]
    : [
        ...described(breach, say),
        { key: 'cause', text: breach.cause ?? '' },
        { key: 'measures', text: breach.measures ?? '' },
        { key: 'findings', text: breach.findings ?? '' },
        { key: 'remedies', text: breach.remedies ?? '' },
        { key: 'told', text: say.people(breach.people) },
        { key: 'awareAt', text: say.moment(breach.awareAt) },
      ]

export const letterText = (title: string, parts: readonly { label: string; text: string }[]): string =>
  [title, ...parts.map(({ label, text }) => `${label}:\n${text}`)].join('\n\n')
