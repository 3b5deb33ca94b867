import { genders, spokenLanguages } from './caretaker-profile.ts'

/** Food rules for a caretaker who cooks or eats in the family's kitchen. */
export const foods = ['vegetarian', 'halal'] as const
export type Food = (typeof foods)[number]

/** Preferences by the name of their answer in `formData`; all are optional (rule JRN-28). */
export const wishes = { wishGender: genders, wishLanguage: spokenLanguages, wishFood: foods } as const
export type PreferenceName = keyof typeof wishes
export const preferenceNames = Object.keys(wishes) as PreferenceName[]
export type Wishes = { [Name in PreferenceName]?: (typeof wishes)[Name][number] }

/** Returns a form's preferences; answers outside the choices are ignored. */
export const readPreferences = (answers: Readonly<Record<string, unknown>>): Wishes =>
  Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const wish = wishes[name].find((choice) => choice === answers[name])
      return wish ? [[name, wish]] : []
    }),
  )
