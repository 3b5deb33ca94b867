/** Chooses between one and several as a language counts: Hindi counts 0 with 1, English and Telugu do not (rule LANG-7). */
export function createPlural(locale: string) {
  const rules = new Intl.PluralRules(locale)
  return (count: number, { one, other }: { one: string; other: string }): string =>
    rules.select(count) === 'one' ? one : other
}
