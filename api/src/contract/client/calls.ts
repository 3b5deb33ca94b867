import type { z } from 'zod'
import { accessCalls } from '../access/access.calls.ts'
import { authCalls, factorCalls, googleCalls, profileCalls, sessionCalls } from '../accounts/accounts.calls.ts'
import { auditCalls } from '../audit/audit.calls.ts'
import {
  adminBookingCalls,
  assignmentHistoryCalls,
  caretakerBookingCalls,
  changeRequestCalls,
  customerBookingCalls,
  officeBookingCalls,
} from '../bookings/bookings.calls.ts'
import { caretakerCalls } from '../caretakers/caretakers.calls.ts'
import { catalogueCalls } from '../catalogue/catalogue.calls.ts'
import { dashboardCalls } from '../dashboard/dashboard.calls.ts'
import { adminDocumentCalls, documentCalls, fileCalls } from '../documents/documents.calls.ts'
import { familyCalls } from '../families/families.calls.ts'
import { historyCalls } from '../history/history.calls.ts'
import { inboxCalls } from '../inbox/inbox.calls.ts'
import { moneyCalls } from '../money/money.calls.ts'
import { newsletterCalls } from '../newsletter/newsletter.calls.ts'
import { offerCalls } from '../offers/offers.calls.ts'
import { operationsCalls } from '../operations/operations.calls.ts'
import { payrollCalls } from '../payroll/payroll.calls.ts'
import { breachCalls } from '../privacy/breaches/breaches.calls.ts'
import { consentCalls } from '../privacy/consents.calls.ts'
import { privacyRequestCalls } from '../privacy/requests.calls.ts'
import { retentionCalls } from '../privacy/retention.calls.ts'
import { promiseCalls } from '../promises/promises.calls.ts'
import { pushCalls } from '../push/push.calls.ts'
import { reportCalls } from '../reports/reports.calls.ts'
import { callbackCalls, messageCalls } from '../requests/requests.calls.ts'
import { rosterCalls } from '../roster/roster.calls.ts'
import { scheduleChangeCalls } from '../schedule-changes/schedule-changes.calls.ts'
import { serviceSelectionCalls } from '../service-selections/service-selections.calls.ts'
import { publicSettingsCalls } from '../settings/public-settings.calls.ts'
import { settingsCalls } from '../settings/settings.calls.ts'
import { setupCalls } from '../setup/setup.calls.ts'
import { sharingCalls } from '../sharing/sharing.calls.ts'
import { suggestionCalls } from '../suggestions/suggestions.calls.ts'
import { documentOfApiCalls } from '../system/openapi.calls.ts'
import { telephoneCalls } from '../telephone/telephone.calls.ts'
import { timeOffCalls } from '../time-off/time-off.calls.ts'
import { userCalls } from '../users/users.calls.ts'
import { boardCalls, familyVisitCalls, incidentCalls, officeVisitCalls, ownVisitCalls } from '../visits/visits.calls.ts'
import { whatsAppCalls } from '../whatsapp/whatsapp.calls.ts'
import type { Calls } from '../wire/call.ts'

/** All API calls, for the server's routes, the OpenAPI document and the tests; the front ends import only the types. */
export const calls = {
  ...breachCalls,
  ...payrollCalls,
  ...familyVisitCalls,
  ...offerCalls,
  ...inboxCalls,
  ...accessCalls,
  ...authCalls,
  ...profileCalls,
  ...consentCalls,
  ...publicSettingsCalls,
  ...settingsCalls,
  ...setupCalls,
  ...sessionCalls,
  ...factorCalls,
  ...googleCalls,
  ...auditCalls,
  ...customerBookingCalls,
  ...adminBookingCalls,
  ...caretakerBookingCalls,
  ...changeRequestCalls,
  ...assignmentHistoryCalls,
  ...officeBookingCalls,
  ...callbackCalls,
  ...messageCalls,
  ...telephoneCalls,
  ...caretakerCalls,
  ...catalogueCalls,
  ...dashboardCalls,
  ...documentCalls,
  ...fileCalls,
  ...adminDocumentCalls,
  ...familyCalls,
  ...whatsAppCalls,
  ...historyCalls,
  ...newsletterCalls,
  ...operationsCalls,
  ...privacyRequestCalls,
  ...promiseCalls,
  ...reportCalls,
  ...moneyCalls,
  ...serviceSelectionCalls,
  ...sharingCalls,
  ...suggestionCalls,
  ...documentOfApiCalls,
  ...userCalls,
  ...ownVisitCalls,
  ...incidentCalls,
  ...officeVisitCalls,
  ...boardCalls,
  ...rosterCalls,
  ...timeOffCalls,
  ...scheduleChangeCalls,
  ...pushCalls,
  ...retentionCalls,
} as const satisfies Calls

export type KnownCall = keyof typeof calls

/** JSON answer of a call; void when it answers 204. */
export type AnswerOf<Name extends KnownCall> = (typeof calls)[Name] extends { answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : void
