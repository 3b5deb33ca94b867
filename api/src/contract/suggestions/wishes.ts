import { genders, spokenLanguages } from './caretaker-profile.ts'

/** What a family may ask of who cooks or eats in its kitchen. */
export const foods = ['vegetarian', 'halal'] as const
export type Food = (typeof foods)[number]

/** Wishes of the booking form, by the name of their answer in `formData`; each may be left open (rule JRN-28). */
export const wishes = { wishGender: genders, wishLanguage: spokenLanguages, wishFood: foods } as const
export type WishName = keyof typeof wishes
export const wishNames = Object.keys(wishes) as WishName[]
export type Wishes = { [Name in WishName]?: (typeof wishes)[Name][number] }

/** The wishes among the answers of a form; an answer that is none of the choices is no wish. */
export const readWishes = (answers: Readonly<Record<string, unknown>>): Wishes =>
  Object.fromEntries(
    wishNames.flatMap((name) => {
      const wish = wishes[name].find((choice) => choice === answers[name])
      return wish ? [[name, wish]] : []
    }),
  )
