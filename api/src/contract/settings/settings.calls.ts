import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'
import { logoId } from './sections.schema.ts'
import {
  lookSectionSchema,
  organisationSectionSchema,
  paymentSectionSchema,
  privacySectionSchema,
  promisesSectionSchema,
  restoreSettingsSchema,
  saveLookSettingsSchema,
  saveOrganisationSettingsSchema,
  savePaymentSettingsSchema,
  savePrivacySettingsSchema,
  savePromisesSettingsSchema,
  saveServicesSettingsSchema,
  saveTeamSettingsSchema,
  sendTestMailSchema,
  servicesSectionSchema,
  settingsHistorySchema,
  settingsSchema,
  settingsSections,
  storedLogoSchema,
  teamSectionSchema,
  testMailSchema,
} from './settings.schema.ts'

const params = z.object({ section: z.enum(settingsSections) })

/** API calls for the office's settings (rules SET-1 to SET-5). */
export const settingsCalls = {
  'GET /admin/settings': { answer: settingsSchema, about: 'Current settings, with their defaults' },
  'PUT /admin/settings/organisation': {
    body: saveOrganisationSettingsSchema,
    answer: organisationSectionSchema,
    about: 'The organisation, as saved',
  },
  'PUT /admin/settings/promises': {
    body: savePromisesSettingsSchema,
    answer: promisesSectionSchema,
    about: 'Promises, as saved',
  },
  'PUT /admin/settings/services': {
    body: saveServicesSettingsSchema,
    answer: servicesSectionSchema,
    about: 'Services and prices, as saved',
  },
  'PUT /admin/settings/payments': {
    body: savePaymentSettingsSchema,
    answer: paymentSectionSchema,
    about: 'How families pay, as saved',
  },
  'PUT /admin/settings/team': {
    body: saveTeamSettingsSchema,
    answer: teamSectionSchema,
    about: 'Team rules, as saved',
  },
  'PUT /admin/settings/privacy': {
    body: savePrivacySettingsSchema,
    answer: privacySectionSchema,
    about: 'Privacy contact and times, as saved',
  },
  'PUT /admin/settings/look': {
    body: saveLookSettingsSchema,
    answer: lookSectionSchema,
    about: 'The look, as saved',
  },
  'POST /admin/settings/logo': { answer: storedLogoSchema, status: 201, about: 'The logo, converted to a PNG' },
  'GET /admin/settings/logo/{logo}': {
    params: z.object({ logo: logoId }),
    answer: storedLogoSchema,
    about: 'A stored logo',
  },
  'POST /admin/settings/test-mail': {
    body: sendTestMailSchema,
    answer: testMailSchema,
    about: "Test mail accepted by the mail server; 502 contains the server's answer otherwise",
  },
  'POST /admin/settings/{section}/restore': {
    params,
    body: restoreSettingsSchema,
    answer: settingsSchema,
    about: 'All settings; the section has the values of an earlier revision, as a new revision',
  },
  'GET /admin/settings/{section}/history': { params, answer: settingsHistorySchema, about: 'The last ten changes' },
} as const satisfies Calls
