import { isUniqueViolation, type Tx } from '@thodu/db'
import { findAccount, insertAccount, performerOf, toUser } from '../accounts/accounts.queries.ts'
import { listChanges, writeAudit } from '../audit/write-audit.ts'
import type { SignedIn } from '../contract/accounts/accounts.schema.ts'
import type { SettingsSection, SettingsValues } from '../contract/settings/settings.schema.ts'
import type { Setup } from '../contract/setup/setup.schema.ts'
import type { Performer } from '../http/actor.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import { createToken, openSession } from '../sessions/sessions.ts'
import { insertRevision } from '../settings/effective-settings.ts'
import { applyChanges, findChanged, flattenSettings } from '../settings/settings-values.ts'

/** Default maximum of one payment, in rupees: most banks' UPI limit. */
const upiMax = 100_000

/** The three languages share one name until the owner enters Telugu and Hindi forms under Settings. */
const inEveryLanguage = (text: string) => ({ en: text, te: text, hi: text })

/** Applies the answers to the defaults. */
export function answeredSettings(
  { organisation, services, payments }: SettingsValues,
  { organisation: named, prices, upi }: Setup,
): Pick<SettingsValues, 'organisation' | 'services' | 'payments'> {
  const { name, city, phone, email } = named
  const priced = structuredClone(services)
  for (const [type, packages] of Object.entries(prices))
    for (const [id, price] of Object.entries(packages)) {
      const offer = priced.services[type as keyof typeof prices]?.packages[id]
      if (!offer || offer.price === price) continue
      offer.originalPrice = Math.max(price, offer.price === offer.originalPrice ? price : offer.originalPrice)
      offer.price = price
    }
  return {
    organisation: {
      ...organisation,
      ...(name !== organisation.name.en && { name: inEveryLanguage(name) }),
      ...(city !== organisation.city.en && { city: inEveryLanguage(city) }),
      phone,
      email,
      messagingNumber: phone === organisation.phone ? organisation.messagingNumber : phone,
    },
    services: priced,
    payments: upi ? { ...payments, upi: { ...upi, verified: false, max: upiMax } } : payments,
  }
}

/** Stores a first revision. @throws ApiError 404 if another first run stored one before */
async function storeSection<Section extends SettingsSection>(
  tx: Tx,
  defaults: SettingsValues,
  {
    section,
    values,
    by,
    performer,
    at,
  }: {
    section: Section
    values: SettingsValues[Section]
    by: string
    performer: Performer
    at: Date
  },
): Promise<void> {
  const changed = findChanged(section, defaults[section], values)
  if (!(await insertRevision(tx, { section, revision: 1, changed, by, at }))) throw notFound()
  const changes = listChanges(
    flattenSettings(defaults[section]),
    flattenSettings(applyChanges(defaults, section, changed)),
  )
  if (changes.length === 0) return
  await writeAudit(tx, {
    performer,
    action: 'SYSTEM_SETTINGS_CHANGED',
    resourceType: 'system',
    description: `Settings changed: ${section}`,
    changes,
    at,
  })
}

/**
 * Creates the first admin and stores the answers in one transaction, and signs in (rule SET-15). The unique first revision lets
 * only one of two simultaneous first runs through.
 * @throws ApiError 404 if an admin exists, 409 if a family has the address
 */
export async function setUp(deps: Deps, { client, language }: Visitor, answers: Setup): Promise<SignedIn> {
  const { name, email, password } = answers.admin
  if (await findAccount(deps.database.read, { email })) throw conflict('auth.email_taken')
  const passwordHash = await deps.passwords.hash(password, client)
  const at = deps.now()
  const defaults = deps.config.settingsDefaults
  const { account, claims } = await deps.database
    .write(async (tx) => {
      const account = await insertAccount(
        tx,
        { email, name, role: 'admin', passwordHash, verified: false, language },
        at,
      )
      const performer = performerOf(account, client.ip)
      await writeAudit(tx, {
        performer,
        action: 'SYSTEM_SETTINGS_CHANGED',
        resourceType: 'system',
        resourceId: account.id,
        description: `Created the first admin ${email} in the browser`,
        at,
      })
      const { organisation, services, payments } = answeredSettings(defaults, answers)
      const stored = { by: account.id, performer, at }
      await storeSection(tx, defaults, { section: 'organisation', values: organisation, ...stored })
      await storeSection(tx, defaults, { section: 'services', values: services, ...stored })
      await storeSection(tx, defaults, { section: 'payments', values: payments, ...stored })
      return { account, claims: await openSession(tx, { accountId: account.id, ...client }, at) }
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'email') ? conflict('auth.email_taken') : error
    })
  await deps.settings.refreshAfterSave()
  return { token: await createToken(deps, claims), user: toUser(account) }
}
