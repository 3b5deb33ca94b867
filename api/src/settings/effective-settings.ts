import type { Database, Reader, Tx } from '@thodu/db'
import { readJson, writeJson } from '@thodu/db'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { readPromiseRules } from '../contract/promises/due-times.ts'
import { formatOfficePhone, officeOf } from '../contract/settings/office-of.ts'
import {
  type SettingsSection,
  type SettingsValues,
  type StoredLogo,
  settingsSections,
} from '../contract/settings/settings.schema.ts'
import type { SettingsStore } from '../http/ports.ts'
import { applyChanges, type ChangedSettings } from './settings-values.ts'

/** Interval of checks for changes by other processes, in ms. */
const followEvery = 1_000
/** Interval of checks for the first rating, in ms. */
const ratingEvery = 60_000
/** Delay of a new try after a failed read that followed a save, in ms. */
const retryAfter = 1_000

export type SettingsRow = { revision: number; changed: ChangedSettings; by: string; at: string }

/** Stored changes per section; older ones are deleted (rule SET-4). */
export const shownChanges = 10

/** Lists rows, newest first. */
export async function listRows(read: Reader, section: SettingsSection, limit: number): Promise<SettingsRow[]> {
  const rows = await read
    .selectFrom('settings')
    .innerJoin('accounts', 'accounts.id', 'settings.by_id')
    .select(['revision', 'changed', 'accounts.name', 'settings.created_at'])
    .where('section', '=', section)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ revision, changed, name, created_at }) => ({
    revision,
    changed: readJson<ChangedSettings>(changed),
    by: name,
    at: created_at,
  }))
}

/** Adds a revision. @returns false if another change took it first */
export async function insertRevision(
  tx: Tx,
  {
    section,
    revision,
    changed,
    by,
    at,
  }: { section: SettingsSection; revision: number; changed: ChangedSettings; by: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settings')
    .values({ section, revision, changed: writeJson(changed), by_id: by, created_at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

export async function findLogo(read: Reader, id: string | null): Promise<StoredLogo | null> {
  if (id === null) return null
  const row = await read.selectFrom('logos').select(['width', 'height', 'png']).where('id', '=', id).executeTakeFirst()
  return row ? { logo: id, ...row } : null
}

/** One query reads all sections, so that values of different moments are never mixed. */
async function listNewest(read: Reader) {
  return read
    .selectFrom('settings')
    .select(['section', 'revision', 'changed'])
    .where('revision', '=', ({ selectFrom }) =>
      selectFrom('settings as newer')
        .select(({ fn }) => fn.max('newer.revision').as('revision'))
        .whereRef('newer.section', '=', 'settings.section'),
    )
    .orderBy('section')
    .execute()
}

const inForce = (defaults: SettingsValues, changed: ReadonlyMap<string, ChangedSettings>): SettingsValues =>
  Object.fromEntries(
    settingsSections.map((section) => [section, applyChanges(defaults, section, changed.get(section) ?? {})]),
  ) as SettingsValues

async function findRating(read: Reader): Promise<boolean> {
  const row = await read
    .selectFrom('booking_totals')
    .select('ratings')
    .where('ratings', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the settings in memory for every request. Each of several processes follows the others within 5 s (rule SET-3). */
export async function openSettings({
  database,
  defaults,
  logger,
}: {
  database: Pick<Database, 'read' | 'isShared'>
  defaults: SettingsValues
  logger: Pick<Logger, 'warn'>
}): Promise<SettingsStore> {
  let values: SettingsValues = defaults
  let logo: StoredLogo | null = null
  let known = ''
  const listeners = new Set<() => void>()
  async function refresh(): Promise<void> {
    const rows = await listNewest(database.read)
    const found = JSON.stringify(rows.map(({ section, revision }) => [section, revision]))
    if (found === known) return
    const next = inForce(
      defaults,
      new Map(rows.map(({ section, changed }) => [section, readJson<ChangedSettings>(changed)])),
    )
    if (next.look.logo !== (logo?.logo ?? null)) logo = await findLogo(database.read, next.look.logo)
    values = next
    known = found
    for (const listener of listeners) listener()
  }
  await refresh()
  let hasRatings = await findRating(database.read)
  const lookForRating = async (): Promise<void> => {
    hasRatings = await findRating(database.read).catch(() => false)
    if (hasRatings) for (const listener of listeners) listener()
  }
  const refreshOrWarn = () =>
    refresh().catch((error: unknown) => {
      logger.warn({ err: error }, 'settings could not be read')
      return 'failed' as const
    })
  async function refreshAfterSave(): Promise<void> {
    // A failed read now must not fail the stored save.
    if ((await refreshOrWarn()) === 'failed') setTimeout(() => void refreshAfterSave(), retryAfter).unref()
  }
  return {
    get values() {
      return values
    },
    get logo() {
      return logo
    },
    refresh,
    refreshAfterSave,
    get hasRatings() {
      return hasRatings
    },
    follow() {
      const rating = setInterval(() => {
        if (hasRatings) clearInterval(rating)
        else void lookForRating()
      }, ratingEvery).unref()
      const changes = database.isShared ? setInterval(() => void refreshOrWarn(), followEvery).unref() : undefined
      return () => {
        clearInterval(rating)
        clearInterval(changes)
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Runs once per change of the settings. */
function derive(config: Config, values: SettingsValues) {
  const { organisation, promises, look } = values
  const privacy = { ...config.privacy, ...values.privacy, phoneDisplay: formatOfficePhone(values.privacy.phone) }
  const { officeHours, holidays } = organisation
  return {
    privacy,
    office: officeOf({
      organisation,
      promises,
      privacy,
      look,
      offers: values.services.services,
      defaults: config.settingsDefaults.services.services,
      publicUrl: config.publicUrl,
    }),
    promises: readPromiseRules({ promises: { ...promises, holidays }, officeHours }),
  }
}

/** Returns whether the browser's sender replaces MAIL_FROM. */
function hasOwnSender({ settingsDefaults }: Config, { organisation }: SettingsValues): boolean {
  const { name, email } = settingsDefaults.organisation
  return organisation.email !== email || JSON.stringify(organisation.name) !== JSON.stringify(name)
}

/** Settings from the browser become getters of the current value. */
export function withSettings(config: Config, settings: Pick<SettingsStore, 'values'>): Config {
  const get = <Value>(read: () => Value) => ({ get: read, enumerable: true })
  let derived = { from: settings.values, ...derive(config, settings.values) }
  const current = () => {
    const { values } = settings
    if (derived.from !== values) derived = { from: values, ...derive(config, values) }
    return derived
  }
  return Object.defineProperties(
    { ...config },
    {
      office: get(() => current().office),
      mailFrom: get(() => (hasOwnSender(config, settings.values) ? undefined : config.mailFrom)),
      promises: get(() => current().promises),
      privacy: get(() => current().privacy),
      offers: get(() => settings.values.services.services),
      payments: get(() => settings.values.payments),
      officeLanguage: get(() => settings.values.team.mailLanguage),
      staffSecondFactor: get(() => settings.values.team.secondFactor),
      requiredChecks: get(() => (settings.values.team.checksMode === 'none' ? [] : settings.values.team.checks)),
      push: get(() => settings.values.team.push),
      missingChecksBlock: get(() => settings.values.team.checksMode === 'block'),
    },
  )
}
