/** The first match counts, because most browsers also send the tokens of others. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const find = (list: typeof browsers, text: string): string | null =>
  list.find(([, mark]) => mark.test(text))?.[0] ?? null

/** Returns brand names, which need no translation, or null if unknown. */
export const describeDevice = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
})
