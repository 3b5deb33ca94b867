import { type PreferenceName, preferenceNames, readPreferences } from '@thodu/api/contract/suggestions/preferences'
import { wishes as words } from '#words/preferences.ts'

const choices: Readonly<Record<PreferenceName, Readonly<Record<string, string>>>> = words.choices

/** Lists the chosen preferences as text; open ones are left out (rule JRN-28). */
export const listPreferences = (
  answers: Readonly<Record<string, unknown>>,
): { name: PreferenceName; label: string; value: string }[] => {
  const given = readPreferences(answers)
  return preferenceNames.flatMap((name) => {
    const value = choices[name][given[name] ?? '']
    return value === undefined ? [] : [{ name, label: words.labels[name], value }]
  })
}
