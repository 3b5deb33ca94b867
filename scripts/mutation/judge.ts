import type { Result, Survivor } from './find-survivors.ts'

/** A survivor that may be one, and why. */
export type Allowed = Survivor & { why: string }
/** What a run comes to: `score` in percent, rounded down, and what there is to say about it. */
export type Verdict = { passed: boolean; score: number; complaints: string[] }

/** Of a hundred changes so many are noticed, at least; what is listed counts as not noticed. */
export const fewestNoticed = 85

const keyOf = ({ file, in: name, code, change }: Survivor): string => [file, name, code, change].join('\n')

/** A feature passes when enough is noticed, and everything that is not has a reason; a reason for nothing goes. */
export function judge({ noticed, all, survivors, places }: Result, allowed: readonly Allowed[]): Verdict {
  const score = all === 0 ? 100 : Math.floor((noticed / all) * 100)
  const reasons = new Set(allowed.map(keyOf))
  const found = new Set(survivors.map(keyOf))
  const complaints = survivors.flatMap((survivor, index) =>
    reasons.has(keyOf(survivor)) ? [] : [`${places[index]}: nothing notices ${survivor.change}\n    ${survivor.code}`],
  )
  const stale = allowed.filter((entry) => !found.has(keyOf(entry)))
  complaints.push(...stale.map(({ file, change }) => `${file}: listed, and noticed or gone: ${change}`))
  complaints.push(
    ...allowed.filter(({ why }) => why.trim() === '').map(({ file, change }) => `${file}: no reason for ${change}`),
  )
  if (score < fewestNoticed) complaints.push(`${score} % are noticed, ${fewestNoticed} % are to be`)
  return { passed: complaints.length === 0, score, complaints }
}
