export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Returns the encoding's own entry, 0 to 1, else that of `*`, else 0. */
function readQuality(accepted: string, encoding: string): number {
  let fallback = 0
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const given = parameters.find((parameter) => /^q\s*=/.test(parameter))
    const quality = given === undefined ? 1 : Number(given.replace(/^q\s*=\s*/, ''))
    const valid = quality >= 0 && quality <= 1 ? quality : 0
    if (name === encoding || name === `x-${encoding}`) return valid
    if (name === '*') fallback = valid
  }
  return fallback
}

/** Chooses the encoding with the best quality; for equal ones the smaller result wins. */
export function chooseEncoding(accepted: string | undefined, available: (encoding: Encoding) => boolean) {
  if (!accepted) return undefined
  let best: Encoding | undefined
  let bestQuality = 0
  for (const encoding of encodings) {
    const quality = available(encoding) ? readQuality(accepted, encoding) : 0
    if (quality > bestQuality) {
      best = encoding
      bestQuality = quality
    }
  }
  return best
}
