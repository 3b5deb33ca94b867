import { readWishes, type WishName, wishNames } from '@thodu/api/contract/suggestions/preferences'
import { wishes as words } from '#words/care/wishes.ts'

const choices: Readonly<Record<WishName, Readonly<Record<string, string>>>> = words.choices

/** Lists the chosen preferences as text; open ones are left out (rule JRN-28). */
export const listWishes = (
  answers: Readonly<Record<string, unknown>>,
): { name: WishName; label: string; value: string }[] => {
  const given = readWishes(answers)
  return wishNames.flatMap((name) => {
    const value = choices[name][given[name] ?? '']
    return value === undefined ? [] : [{ name, label: words.labels[name], value }]
  })
}
