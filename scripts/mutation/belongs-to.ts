import type { Feature } from '../../tests/speeds/feature.ts'
import { features } from '../../tests/speeds/features.ts'

/** How long the longest path of the feature is that holds the file, in letters; 0 when none does. */
const lengthIn = ({ mutate }: Feature, file: string): number =>
  Math.max(0, ...mutate.filter((path) => file === path || file.startsWith(`${path}/`)).map((path) => path.length))

/** Whether no other feature names the file by a longer path than this one does. */
export function belongsTo(feature: Feature, file: string): boolean {
  const own = lengthIn(feature, file)
  return own > 0 && Object.values(features).every((other) => lengthIn(other, file) <= own)
}
