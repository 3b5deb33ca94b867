import { type Gender, type GenderStrength, genders, spokenLanguages } from './caretaker-profile.ts'

/** Food rules for a caretaker who cooks or eats in the family's kitchen. */
export const foods = ['vegetarian', 'halal'] as const
export type Food = (typeof foods)[number]

/** A preference for a woman or a man, or a requirement that only a woman or only a man comes. */
export const genderWishes = [...genders, 'only-female', 'only-male'] as const
export type GenderWish = (typeof genderWishes)[number]
const conditions: Readonly<Partial<Record<GenderWish, Gender>>> = { 'only-female': 'female', 'only-male': 'male' }

/** Preferences by the name of their answer in `formData`; all are optional (rule JRN-28). */
export const wishes = { wishGender: genderWishes, wishLanguage: spokenLanguages, wishFood: foods } as const
export type PreferenceName = keyof typeof wishes
export const preferenceNames = Object.keys(wishes) as PreferenceName[]
export type Wishes = { [Name in PreferenceName]?: (typeof wishes)[Name][number] }

/** Returns the gender and how important it is, as the office and the suggestions use them (rules MATCH-2, MATCH-5). */
export function readGenderWish(wish: GenderWish | undefined): { gender: Gender | null; strength: GenderStrength } {
  const required = wish && conditions[wish]
  if (required) return { gender: required, strength: 'must' }
  const wished = genders.find((gender) => gender === wish)
  return wished ? { gender: wished, strength: 'prefer' } : { gender: null, strength: 'none' }
}

/** Returns a form's preferences; answers outside the choices are ignored. */
export const readPreferences = (answers: Readonly<Record<string, unknown>>): Wishes =>
  Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const wish = wishes[name].find((choice) => choice === answers[name])
      return wish ? [[name, wish]] : []
    }),
  )
