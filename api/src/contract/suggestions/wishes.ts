import { genders, spokenLanguages } from './caretaker-profile.ts'

/** Food rules of a family for a caretaker who cooks or eats in its kitchen. */
export const foods = ['vegetarian', 'halal'] as const
export type Food = (typeof foods)[number]

/** Preferences in the booking form, by the name of their answer in `formData`; all are optional (rule JRN-28). */
export const wishes = { wishGender: genders, wishLanguage: spokenLanguages, wishFood: foods } as const
export type WishName = keyof typeof wishes
export const wishNames = Object.keys(wishes) as WishName[]
export type Wishes = { [Name in WishName]?: (typeof wishes)[Name][number] }

/** Returns the preferences among a form's answers; an answer outside the choices is ignored. */
export const readWishes = (answers: Readonly<Record<string, unknown>>): Wishes =>
  Object.fromEntries(
    wishNames.flatMap((name) => {
      const wish = wishes[name].find((choice) => choice === answers[name])
      return wish ? [[name, wish]] : []
    }),
  )
