import { serviceTypes } from '../care/service-types.ts'
import { cleanCode } from '../clean-text.ts'
import { accountForm, gstinForm, ifscForm, taxes, vpaForm } from '../payment-setup.ts'
import { languages } from '../people/languages.ts'
import { checkModes, profileChecks } from '../suggestions/caretaker-profile.ts'
import { texts } from '../texts.ts'
import { lineText, neededLine } from '../wire/free-text.ts'
import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import {
  emailSetting,
  logoId,
  lookSettingsSchema,
  organisationSettingsSchema,
  privacySettingsSchema,
  promisesSettingsSchema,
} from './sections.schema.ts'
import { servicesSettingsSchema } from './services.schema.ts'

/** A section is saved as a whole, with its own revisions (rule SET-1). */
export const settingsSections = ['organisation', 'services', 'promises', 'payments', 'team', 'privacy', 'look'] as const
export type SettingsSection = (typeof settingsSections)[number]
/** Roles that must set up two-factor authentication: none, admins, or admins and caretakers. */
export const secondFactorRoles = ['off', 'admins', 'staff'] as const

const code = (form: RegExp, message: string) =>
  z
    .string(message)
    .max(100, message)
    .overwrite((typed) => cleanCode(typed).toUpperCase())
    .refine((typed) => form.test(typed), message)

export const upiSchema = z.object({
  vpa: lineText(320).refine((address) => vpaForm.test(address), texts.settings.upiAddress),
  /** The payee's name at the bank. */
  name: neededLine(100),
  /** Whether links may open a UPI app. */
  verified: z.boolean(),
  /** Largest amount of one payment, in rupees. */
  max: z.int(texts.money.wholeRupees).min(1, texts.money.wholeRupees).max(10_000_000, texts.money.wholeRupees),
})
const bank = z.object({
  holder: neededLine(100),
  account: code(accountForm, texts.settings.account),
  ifsc: code(ifscForm, texts.settings.ifsc),
  bank: neededLine(100),
})

/** Without UPI and bank the product requests no money (rules MON-4, MON-12). */
export const paymentSettingsSchema = z
  .object({
    upi: upiSchema.nullable(),
    bank: bank.nullable(),
    gstin: code(gstinForm, texts.settings.gstin).nullable(),
    tax: z.partialRecord(z.enum(serviceTypes), z.enum(taxes)),
  })
  .superRefine(({ gstin, tax }, context) => {
    if (gstin === null && Object.values(tax).includes('18'))
      context.addIssue({ code: 'custom', path: ['gstin'], message: texts.settings.gstinNeeded })
  })

/** Requirements for the office's own people (rules MATCH-8, ACC-37). */
export const teamSettingsSchema = z.object({
  checks: z.array(z.enum(profileChecks)).max(profileChecks.length),
  checksMode: z.enum(checkModes),
  secondFactor: z.enum(secondFactorRoles),
  mailLanguage: z.enum(languages),
  /** Whether caretakers may let their devices be notified of changed visits (rule CARE-28). */
  push: z.boolean().default(false),
})

export const settingsSchemas = {
  organisation: organisationSettingsSchema,
  services: servicesSettingsSchema,
  promises: promisesSettingsSchema,
  payments: paymentSettingsSchema,
  team: teamSettingsSchema,
  privacy: privacySettingsSchema,
  look: lookSettingsSchema,
} as const satisfies Record<SettingsSection, z.ZodType>
export type SettingsValues = {
  [Section in SettingsSection]: z.output<(typeof settingsSchemas)[Section]>
}

const section = <Values extends z.ZodType>(values: Values) =>
  z.strictObject({
    /** 0 until the first change. */
    revision: count,
    values,
    /** Values from the code and environment variables. */
    defaults: values,
    updatedAt: time.nullable(),
    updatedBy: z.string().nullable(),
  })
export const organisationSectionSchema = section(organisationSettingsSchema)
export const privacySectionSchema = section(privacySettingsSchema)
export const promisesSectionSchema = section(promisesSettingsSchema)
export const servicesSectionSchema = section(servicesSettingsSchema)
export const paymentSectionSchema = section(paymentSettingsSchema)
export const teamSectionSchema = section(teamSettingsSchema)
export const lookSectionSchema = section(lookSettingsSchema)
export const settingsSchema = z.strictObject({
  sections: z.strictObject({
    organisation: organisationSectionSchema,
    services: servicesSectionSchema,
    promises: promisesSectionSchema,
    payments: paymentSectionSchema,
    team: teamSectionSchema,
    privacy: privacySectionSchema,
    look: lookSectionSchema,
  }),
})

/** `revision`: as the form was filled. The server refuses to save over a newer one (rule SET-2). */
export const saveOrganisationSettingsSchema = z.object({ revision: count, values: organisationSettingsSchema })
export const savePrivacySettingsSchema = z.object({ revision: count, values: privacySettingsSchema })
export const savePromisesSettingsSchema = z.object({ revision: count, values: promisesSettingsSchema })
export const saveServicesSettingsSchema = z.object({ revision: count, values: servicesSettingsSchema })
export const savePaymentSettingsSchema = z.object({ revision: count, values: paymentSettingsSchema })
export const saveTeamSettingsSchema = z.object({ revision: count, values: teamSettingsSchema })
export const saveLookSettingsSchema = z.object({ revision: count, values: lookSettingsSchema })
/** `revision` of an earlier change, or 0 for the defaults; an undo passes the reverted change as `from`. */
export const restoreSettingsSchema = z.object({ revision: count, from: count.optional() })

/** Answer of POST /admin/settings/logo. */
export const storedLogoSchema = z.strictObject({ logo: logoId, width: count, height: count, png: z.base64() })
export type StoredLogo = z.output<typeof storedLogoSchema>
/** POST /admin/settings/test-mail: by default to the calling admin. */
export const sendTestMailSchema = z.object({ to: emailSetting.exactOptional() })
export const testMailSchema = z.strictObject({ to: z.string() })

/** GET /admin/settings/{section}/history: the last ten changes, newest first. */
export const settingsHistorySchema = z.array(
  z.strictObject({
    revision: count,
    at: time,
    by: z.string(),
    changes: z.array(z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  }),
)
export type Settings = z.output<typeof settingsSchema>
export type SettingsChange = z.output<typeof settingsHistorySchema>[number]
