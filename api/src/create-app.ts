import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { createAuthRoutes } from './accounts/auth.routes.ts'
import { createDeviceRoutes } from './accounts/devices/devices.routes.ts'
import { createGoogleRoutes } from './accounts/google/google.routes.ts'
import { createProfileRoutes } from './accounts/profile.routes.ts'
import { createFactorRoutes } from './accounts/two-factor/factors.routes.ts'
import { createAuditRoutes } from './audit/audit.routes.ts'
import { type AuditedRoutes, createRefusalLogger } from './audit/log-refusals.ts'
import { createAdminBookingRoutes } from './bookings/admin-bookings.routes.ts'
import { createAssignmentHistoryRoutes } from './bookings/assignment-history.routes.ts'
import { createCaretakerBookingRoutes } from './bookings/caretaker-bookings.routes.ts'
import { createChangeRoutes } from './bookings/changes.routes.ts'
import { createCustomerBookingRoutes } from './bookings/customer-bookings.routes.ts'
import { createOfficeBookingRoutes } from './bookings/office-booking.routes.ts'
import { createServiceSelectionRoutes } from './bookings/service-selections.routes.ts'
import { createCaretakerRoutes } from './caretakers/caretakers.routes.ts'
import { createCatalogueRoutes } from './catalogue/catalogue.routes.ts'
import { failures } from './contract/wire/failures.ts'
import { createDashboardRoutes } from './dashboard/dashboard.routes.ts'
import { createAdminDocumentRoutes } from './documents/admin-documents.routes.ts'
import { createDocumentRoutes } from './documents/documents.routes.ts'
import { createFileRoutes } from './documents/files.routes.ts'
import { createFamilyRoutes } from './families/families.routes.ts'
import { createHistoryRoutes } from './history/history.routes.ts'
import type { AuditEvent } from './http/audit-event.ts'
import type { AppEnvironment, Deps } from './http/environment.ts'
import { ApiError } from './http/errors/api-error.ts'
import { createErrorHandler } from './http/errors/error-handler.ts'
import { answerPreflight, refuseForeignPages } from './http/guards/origins.ts'
import { translateFor } from './http/language.ts'
import { describeRequest } from './http/request-context.ts'
import { createInboxRoutes } from './inbox/inbox.routes.ts'
import { createLogoRoutes } from './look/logo.routes.ts'
import { createMoneyRoutes } from './money/money.routes.ts'
import { createNewsletterRoutes } from './newsletter/newsletter.routes.ts'
import { createOfferRoutes } from './offers/offers.routes.ts'
import { refuseWhenFull } from './operations/disk-room.ts'
import { createOperationsRoutes } from './operations/operations.routes.ts'
import { createPayrollRoutes } from './payroll/payroll.routes.ts'
import { createAccessRoutes } from './privacy/access-log/access.routes.ts'
import { noteRefusedRead } from './privacy/access-log/note-refused-read.ts'
import { createBreachRoutes } from './privacy/breaches/breaches.routes.ts'
import { createConsentRoutes } from './privacy/consents/consents.routes.ts'
import { updateConsents } from './privacy/consents/update-consents.ts'
import { createDataRoutes } from './privacy/export/own-data.routes.ts'
import { openErasureRequest } from './privacy/requests/open-erasure-request.ts'
import { createPrivacyRequestRoutes } from './privacy/requests/requests.routes.ts'
import { createRetentionRoutes } from './privacy/retention/retention.routes.ts'
import { createPromiseRoutes } from './promises/promises.routes.ts'
import { createPushRoutes } from './push/push.routes.ts'
import { createReportRoutes } from './reports/reports.routes.ts'
import { createCallbackRoutes } from './requests/callbacks.routes.ts'
import { createMessageRoutes } from './requests/messages.routes.ts'
import { createScheduleChangeRoutes } from './schedule-changes/schedule-changes.routes.ts'
import { authenticate } from './sessions/authenticate.ts'
import { createPublicSettingsRoutes } from './settings/public-settings.routes.ts'
import { createSettingsRoutes } from './settings/settings.routes.ts'
import { createSetupRoutes, type Restart } from './setup/setup.routes.ts'
import { createSharingRoutes } from './sharing/sharing.routes.ts'
import { createSuggestionRoutes } from './suggestions/suggestions.routes.ts'
import { createOpenApiRoutes } from './system/openapi.routes.ts'
import { createOpenApiDocument } from './system/openapi-document.ts'
import { createTelephoneRoutes } from './telephone/telephone.routes.ts'
import { createUserRoutes } from './users/users.routes.ts'
import { createBoardRoutes } from './visits/board.routes.ts'
import { createFamilyVisitRoutes } from './visits/family-visits.routes.ts'
import { createIncidentRoutes } from './visits/incidents.routes.ts'
import { createVisitRoutes } from './visits/office-visits.routes.ts'
import { createOwnVisitRoutes } from './visits/own-visits.routes.ts'
import { createRosterRoutes } from './visits/schedule/roster.routes.ts'
import { createTimeOffRoutes } from './visits/time-off/time-off.routes.ts'
import { createWhatsAppRoutes } from './whatsapp/whatsapp.routes.ts'

const jsonBodyLimit = 64 * 1024
const changingMethods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
/** Uploads have their own size limits. */
const uploadPaths: ReadonlySet<string> = new Set(['/api/document/upload', '/api/admin/settings/logo'])
/** The admin uploads a backup here in parts during the first setup. */
const piecePath = '/api/setup/backup'
const pieceLimit = 4 * 1024 * 1024

const refuseTooLarge = (): never => {
  throw new ApiError(413, 'request.too_large')
}
const countJsonBody = bodyLimit({ maxSize: jsonBodyLimit, onError: refuseTooLarge })
const countPiece = bodyLimit({ maxSize: pieceLimit, onError: refuseTooLarge })
/**
 * If the request declares a Content-Length, compares only that number: Node never reads more bytes than declared. Counting the
 * bytes opens the body as a stream, which takes a third of the time of a small write.
 */
const limitJsonBodies: typeof countJsonBody = (c, next) => {
  const told = c.req.header('Transfer-Encoding') === undefined ? c.req.header('Content-Length') : undefined
  if (told === undefined) return countJsonBody(c, next)
  return Number(told) > jsonBodyLimit ? refuseTooLarge() : next()
}

/** Creates the routes of all features. Add a line here for a new feature. */
const createFeatures = (deps: Deps, restart: Restart) => [
  createOperationsRoutes(deps),
  createSettingsRoutes(deps),
  createSetupRoutes(deps, restart),
  createLogoRoutes(deps),
  createCatalogueRoutes(deps),
  createPublicSettingsRoutes(deps),
  createAuthRoutes(deps),
  createGoogleRoutes(deps),
  createProfileRoutes(deps, updateConsents),
  createConsentRoutes(deps, openErasureRequest(deps.config)),
  createFactorRoutes(deps),
  createDeviceRoutes(deps),
  createAuditRoutes(deps),
  createAccessRoutes(deps),
  createDocumentRoutes(deps),
  createFileRoutes(deps),
  createAdminDocumentRoutes(deps),
  createCallbackRoutes(deps),
  createMessageRoutes(deps),
  createInboxRoutes(deps),
  createNewsletterRoutes(deps),
  createServiceSelectionRoutes(deps),
  createUserRoutes(deps),
  createCaretakerRoutes(deps),
  createCustomerBookingRoutes(deps),
  createCaretakerBookingRoutes(deps),
  createAdminBookingRoutes(deps),
  createSuggestionRoutes(deps),
  createDashboardRoutes(deps),
  createFamilyRoutes(deps),
  createChangeRoutes(deps),
  createAssignmentHistoryRoutes(deps),
  createOfficeBookingRoutes(deps),
  createRosterRoutes(deps),
  createVisitRoutes(deps),
  createBoardRoutes(deps),
  createPromiseRoutes(deps),
  createReportRoutes(deps),
  createTelephoneRoutes(deps),
  createWhatsAppRoutes(deps),
  createHistoryRoutes(deps),
  createOwnVisitRoutes(deps),
  createIncidentRoutes(deps),
  createTimeOffRoutes(deps),
  createScheduleChangeRoutes(deps),
  createPushRoutes(deps),
  createFamilyVisitRoutes(deps),
  createOfferRoutes(deps),
  createMoneyRoutes(deps),
  createPayrollRoutes(deps),
  createSharingRoutes(deps),
  createBreachRoutes(deps),
  createRetentionRoutes(deps),
  createDataRoutes(deps),
  createPrivacyRequestRoutes(deps),
]

/** Maps routes to the audit events of their refusals (`x-audit`). */
function collectAuditedRoutes(api: OpenAPIHono<AppEnvironment>): AuditedRoutes {
  const routes = new Map<string, Pick<AuditEvent, 'action' | 'resourceType'>>()
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const {
      method,
      path,
      'x-audit': audit,
    } = definition.route as typeof definition.route & {
      'x-audit'?: Pick<AuditEvent, 'action' | 'resourceType'>
    }
    if (audit) routes.set(`${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, audit)
  }
  return routes
}

/** Used by tests of the API, which have no server to restart. */
const noRestart: Restart = { begin: () => undefined, failure: null }

/** Builds the API below /api, without the pages (serve-pages.ts) and without a port. */
export function createApp(deps: Deps, restart: Restart = noRestart): OpenAPIHono<AppEnvironment> {
  const features = new OpenAPIHono<AppEnvironment>()
  for (const feature of createFeatures(deps, restart)) features.route('/', feature)
  features.route(
    '/',
    createOpenApiRoutes(() => ({ ...createOpenApiDocument(features) }), deps),
  )

  const app = new OpenAPIHono<AppEnvironment>()
  app.onError(createErrorHandler(deps.logger))
  app.use(
    '/api/*',
    describeRequest(
      deps,
      createRefusalLogger(deps, collectAuditedRoutes(features), (c) => noteRefusedRead(deps, c)),
    ),
  )
  app.on([...changingMethods], '/api/*', (c, next) => {
    refuseForeignPages(c, deps.config)
    refuseWhenFull(c, deps)
    return next()
  })
  app.options('/api/*', answerPreflight(deps.config))
  app.use('/api/*', authenticate(deps))
  app.on([...changingMethods], '/api/*', (c, next) => {
    if (uploadPaths.has(c.req.path)) return next()
    return c.req.path === piecePath ? countPiece(c, next) : limitJsonBodies(c, next)
  })
  app.route('/api', features)
  app.all('/api/*', (c) =>
    c.json({ code: 'request.not_found', message: translateFor(c, failures['request.not_found']) }, 404),
  )
  return app
}
