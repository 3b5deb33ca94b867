import { cleanCode } from '../clean-text.ts'
import { texts } from '../texts.ts'
import { readClock } from '../time.ts'
import { freeText, neededText } from '../wire/free-text.ts'
import { count, givenDay, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { doOverlap, genderStrengths, genders, spokenLanguages } from './caretaker-profile.ts'
import { foods } from './preferences.ts'

const clockTime = z.string().refine((text) => readClock(text) !== undefined, texts.caretakerProfile.wrongTime)
const weekday = z.int().min(0).max(6)
const languageSchema = z.enum(spokenLanguages, texts.details.chooseOption)
const hoursSchema = z.array(z.object({ weekday, from: clockTime, to: clockTime })).max(28)
const checkedOn = givenDay.nullable().optional()

/** PUT /admin/caretakers/{id}/profile: fields not sent stay (rule MATCH-1). */
export const updateCaretakerProfileSchema = z.object({
  gender: z.enum([...genders, 'unsaid'], texts.details.chooseOption).optional(),
  homePincode: z
    .string()
    .overwrite(cleanCode)
    .regex(/^[1-9]\d{5}$/, texts.caretakerProfile.wrongPincode)
    .nullable()
    .optional(),
  weeklyOff: weekday.nullable().optional(),
  maxWeekMinutes: z
    .int(texts.caretakerProfile.wrongWeek)
    .min(60, texts.caretakerProfile.wrongWeek)
    .max(10_080, texts.caretakerProfile.wrongWeek)
    .optional(),
  nightOk: z.boolean().optional(),
  capacity: z
    .int(texts.caretakerProfile.wrongCapacity)
    .min(1, texts.caretakerProfile.wrongCapacity)
    .max(20, texts.caretakerProfile.wrongCapacity)
    .optional(),
  policeCheckOn: checkedOn,
  idCheckOn: checkedOn,
  referencesOn: checkedOn,
  training: freeText(80).nullable().optional(),
  worksSince: z
    .int(texts.caretakerProfile.wrongYear)
    .min(1960, texts.caretakerProfile.wrongYear)
    .max(2100, texts.caretakerProfile.wrongYear)
    .nullable()
    .optional(),
  languages: z.array(languageSchema).max(spokenLanguages.length).optional(),
  hours: hoursSchema.refine((hours) => !doOverlap(hours), texts.caretakerProfile.hoursOverlap).optional(),
})
export type UpdateProfile = z.input<typeof updateCaretakerProfileSchema>

const dayOrNull = z.iso.date().nullable()
/** A caretaker's profile, with defaults where nothing is stored. */
export const profileSchema = z.strictObject({
  gender: z.enum([...genders, 'unsaid']),
  homePincode: z.string().nullable(),
  weeklyOff: weekday.nullable(),
  maxWeekMinutes: count,
  nightOk: z.boolean(),
  capacity: count,
  policeCheckOn: dayOrNull,
  idCheckOn: dayOrNull,
  referencesOn: dayOrNull,
  /** Families read the training and the first year of work. */
  training: z.string().nullable(),
  worksSince: z.int().nullable(),
  languages: z.array(z.enum(spokenLanguages)),
  hours: z.array(z.strictObject({ weekday, from: z.string(), to: z.string() })),
})
export type CaretakerProfile = z.output<typeof profileSchema>

/** Preferences from the call, also in PUT /admin/bookings/{id}/preferences (rule MATCH-2). */
export const preferencesSchema = z.strictObject({
  language: languageSchema.nullable(),
  gender: z.enum(genders, texts.details.chooseOption).nullable(),
  genderStrength: z.enum(genderStrengths, texts.details.chooseOption),
  keepSame: z.boolean(),
  food: z.enum(foods, texts.details.chooseOption).nullable(),
})
export type BookingPreferences = z.output<typeof preferencesSchema>
/** A gender without importance is ignored; an important one must be given. */
export const updatePreferencesSchema = z
  .object(preferencesSchema.shape)
  .extend({
    language: languageSchema.nullable().default(null),
    keepSame: z.boolean().default(false),
    /** When omitted, it stays unchanged. */
    food: preferencesSchema.shape.food.optional(),
  })
  .transform((wishes) => (wishes.genderStrength === 'none' ? { ...wishes, gender: null } : wishes))
  .superRefine(({ gender, genderStrength }, context) => {
    if (gender === null && genderStrength !== 'none')
      context.addIssue({ code: 'custom', message: texts.details.chooseOption, path: ['gender'] })
  })
export type GivenPreferences = z.output<typeof updatePreferencesSchema>

/** POST /admin/families/{id}/blocks (rule MATCH-3). */
export const createBlockSchema = z.object({
  caretaker: z.string(texts.assignment.unknownCaretaker).min(1, texts.assignment.unknownCaretaker).max(64),
  reason: neededText(500, texts.assignment.reasonRequired),
})
/** Caretakers a family never wants again, newest first. */
export const familyBlockSchema = z.strictObject({
  caretaker: z.strictObject({ _id: id, name: z.string() }),
  reason: z.string(),
  by: z.string(),
  createdAt: time,
})
export type FamilyBlock = z.output<typeof familyBlockSchema>

/** Room for a photo of 480 pixels in Base64. */
const maxPhoto = 60_000
/** PUT /admin/caretakers/{id}/photo: a JPEG in Base64; null removes the photo. */
export const changePhotoSchema = z.object({
  jpeg: z.base64(texts.caretakerProfile.photoUnreadable).max(maxPhoto, texts.documents.tooLarge).nullable(),
})
