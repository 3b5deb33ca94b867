import type { RankedCaretaker } from '@thodu/api/contract/suggestions/suggestions.schema'

type Reason = RankedCaretaker['reasons'][number]
const most = 3

/** The reasons with most points, in one line; unknown ones and those without points are left out. */
export function sumUp(reasons: readonly Pick<Reason, 'points' | 'max' | 'isKnown' | 'text'>[]): string {
  return reasons
    .filter(({ isKnown, points }) => isKnown && points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ text }) => text)
    .join(' · ')
}
