import { createSecretKey, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brand, brandPayments, brandPromises } from '../contract/defaults/brand.config.ts'
import { brandPrivacy } from '../contract/defaults/privacy.config.ts'
import { findSetupError, type PaymentSetup } from '../contract/payment-setup.ts'
import { findPrivacyError, type PrivacySetup } from '../contract/privacy/privacy-setup.ts'
import { type House, type PromiseRules, readPromiseRules } from '../contract/promises/due-times.ts'
import { initialOffers } from '../contract/settings/initial-offers.ts'
import { initialLook, initialOrganisation, initialPromises } from '../contract/settings/initial-settings.ts'
import type { SettingsValues } from '../contract/settings/settings.schema.ts'
import { parseRecipients } from '../sealing/recipient.ts'
import { type Place, parsePlace } from '../storage/place.ts'
import { type BrandSetup, findBrandError, ourBrand } from './brand-setup.ts'
import { findCatalogueError } from './catalogue-setup.ts'
import { ConfigError, checkEnvironment, googleIssuer, googleJwksUrl, isPostgres } from './environment.ts'
import { initialOffice } from './initial-office.ts'

/** The file gets its name only when it is complete: a full disk must not leave half a secret. */
function createSecret(file: string): void {
  const making = `${file}-${process.pid}`
  try {
    writeFileSync(making, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
    chmodSync(making, 0o600)
    // Of two processes at once the first one links its secret, and both read that one.
    linkSync(making, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(making, { force: true })
  }
}

/** The secret that signs tokens comes from the environment, or is created once and readable by its owner only. */
function readOrCreateSecret(dataDir: string, given: string | undefined): Uint8Array {
  if (given !== undefined) return new TextEncoder().encode(given)
  const file = join(dataDir, 'jwt-secret')
  if (!existsSync(file)) createSecret(file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new ConfigError(`JWT_SECRET is wrong: the generated file in DATA_DIR is damaged`)
  return new TextEncoder().encode(secret)
}

/** A folder within DATA_DIR would be lost together with the original. */
function findCopyPlace(given: string | undefined, dataDir: string): Place | undefined {
  const place = given === undefined ? undefined : parsePlace(given)
  if (place?.kind === 'folder' && !relative(dataDir, place.path).startsWith('..'))
    throw new ConfigError('BACKUP_TO is wrong: it is inside DATA_DIR')
  return place
}

const findUploads = (given: string | undefined, dataDir: string): Place =>
  (given === undefined ? undefined : parsePlace(given)) ?? { kind: 'folder', path: join(dataDir, 'uploads') }

function placeOf(url: string | undefined, dataDir: string) {
  const databaseAddress = isPostgres(url) ? url : undefined
  const path = databaseAddress === undefined ? url?.slice('sqlite:'.length) : undefined
  const databaseFile = resolve(path ?? join(dataDir, 'thodu.db'))
  return { databaseAddress, databaseFile, database: databaseAddress ?? databaseFile }
}

/**
 * Reads the places of data and database; creates nothing.
 * @throws ConfigError with one line that names the variable
 */
export function findPlaces(env: NodeJS.ProcessEnv) {
  const values = checkEnvironment(env)
  const dataDir = resolve(values.DATA_DIR)
  return { dataDir, ...placeOf(values.DATABASE_URL, dataDir) }
}

const ourHouse: House = { promises: brandPromises, officeHours: brand.officeHours }

/** @throws ConfigError when a promise could never be due */
function findPromises(house: House): PromiseRules {
  try {
    return readPromiseRules(house)
  } catch (error) {
    throw new ConfigError(`brand.config.ts is wrong: ${error instanceof Error ? error.message : ''}`)
  }
}

/** @throws ConfigError for invalid payment settings (rule MON-12) */
function findPayments(setup: PaymentSetup): PaymentSetup {
  const error = findSetupError(setup)
  if (error !== undefined) throw new ConfigError(`brand.config.ts is wrong: brandPayments.${error}`)
  return setup
}

/** @throws ConfigError for a deadline that is too long */
function findPrivacy(setup: PrivacySetup): PrivacySetup {
  const error = findPrivacyError(setup)
  if (error !== undefined) throw new ConfigError(`privacy.config.ts is wrong: ${error}`)
  return setup
}

function checkSetup(setup: BrandSetup): void {
  const problem = findBrandError(setup)
  if (problem !== undefined) throw new ConfigError(`brand.config.ts is wrong: ${problem}`)
  const incomplete = findCatalogueError()
  if (incomplete !== undefined) throw new ConfigError(`catalogue.ts is wrong: ${incomplete}`)
}

/**
 * Reads and checks the environment and the configuration files once (rule OPS-1).
 * @throws ConfigError with one line that names the variable or the file
 */
export function loadConfig(
  env: NodeJS.ProcessEnv = process.env,
  house: House = ourHouse,
  payments: PaymentSetup = brandPayments,
  privacy: PrivacySetup = brandPrivacy,
  setup: BrandSetup = ourBrand,
) {
  const values = checkEnvironment(env)
  checkSetup(setup)
  const dataDir = resolve(values.DATA_DIR)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch {
    throw new ConfigError('DATA_DIR is wrong: the folder cannot be created')
  }
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin
  const privacySetup = findPrivacy(privacy)
  const paymentSetup = findPayments(payments)
  const secret = createSecretKey(readOrCreateSecret(dataDir, values.JWT_SECRET))
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    /** Installations without PUBLIC_URL share one address, so that their pages are rendered once. */
    pagesUrl: new URL(values.PUBLIC_URL ?? 'http://localhost:3000').origin,
    dataDir,
    ...placeOf(values.DATABASE_URL, dataDir),
    /** Receives uploads, and stores them unless there is a bucket. */
    uploadsDir: join(dataDir, 'uploads'),
    uploads: findUploads(values.UPLOADS_URL, dataDir),
    outboxDir: join(dataDir, 'outbox'),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    operatorEmail: values.OPERATOR_EMAIL,
    officeLanguage: values.OFFICE_LANGUAGE,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    google:
      values.GOOGLE_CLIENT_ID === undefined
        ? undefined
        : {
            clientId: values.GOOGLE_CLIENT_ID,
            jwksUrl: values.GOOGLE_JWKS_URL,
            issuer: values.GOOGLE_ISSUER,
            /** Another issuer than Google verifies sign-ins; the start logs a warning. */
            isReplaced: values.GOOGLE_JWKS_URL !== googleJwksUrl || values.GOOGLE_ISSUER !== googleIssuer,
          },
    secret,
    trustProxy: values.TRUST_PROXY,
    promises: findPromises(house),
    /** The organisation in mails, documents and calendars (rule SET-8). */
    office: initialOffice(publicUrl, privacySetup),
    /** The offered services and packages with their prices (rule SET-6). */
    offers: initialOffers,
    payments: paymentSetup,
    privacy: privacySetup,
    staffSecondFactor: values.STAFF_SECOND_FACTOR,
    /** No check is required in the mode "none" (rule MATCH-8). */
    requiredChecks: values.REQUIRED_CHECKS_MODE === 'none' ? [] : values.REQUIRED_CHECKS,
    /** Whether a missing check refuses an assignment; otherwise the office gets a warning. */
    missingChecksBlock: values.REQUIRED_CHECKS_MODE === 'block',
    /** Off until an admin switches it on in the settings (rule CARE-28). */
    push: false as boolean,
    /** The settings of an office that changed none in the browser (rule SET-1). */
    settingsDefaults: {
      organisation: { ...initialOrganisation, officeHours: house.officeHours, holidays: [...house.promises.holidays] },
      services: { services: initialOffers },
      promises: { ...initialPromises, ...findPromises(house).minutes, clock: house.promises.clock },
      payments: paymentSetup,
      team: {
        checks: values.REQUIRED_CHECKS,
        checksMode: values.REQUIRED_CHECKS_MODE,
        secondFactor: values.STAFF_SECOND_FACTOR,
        mailLanguage: values.OFFICE_LANGUAGE,
        push: false,
      },
      privacy: {
        contactName: privacySetup.contactName,
        phone: privacySetup.phone,
        email: privacySetup.email,
        ackHours: privacySetup.ackHours,
        answerDays: privacySetup.answerDays,
      },
      look: initialLook,
    } satisfies SettingsValues,
    rateLimits: values.RATE_LIMITS === 'on',
    maxUploadBytes: values.MAX_UPLOAD_MB * 1024 * 1024,
    metricsToken: values.METRICS_TOKEN,
    backupRecipients: parseRecipients(values.BACKUP_RECIPIENTS ?? '') ?? [],
    backupTo: findCopyPlace(values.BACKUP_TO, dataDir),
    logLevel: values.LOG_LEVEL,
  }
}
export type Config = ReturnType<typeof loadConfig>
