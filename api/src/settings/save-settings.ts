import type { Tx } from '@thodu/db'
import { listChanges, writeAudit } from '../audit/write-audit.ts'
import type { Offers } from '../contract/care/offers.ts'
import { serviceTypes } from '../contract/care/service-types.ts'
import type { SettingsSection, SettingsValues } from '../contract/settings/settings.schema.ts'
import { texts } from '../contract/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound, wrongField } from '../http/errors/api-error.ts'
import { findLogo, insertRevision, listRows, shownChanges } from './effective-settings.ts'
import { readSection } from './read-settings.ts'
import { applyChanges, findChanged, flattenSettings } from './settings-values.ts'

async function removeOldRevisions(tx: Tx, section: SettingsSection, revision: number): Promise<void> {
  // The oldest shown change needs its previous values.
  await tx
    .deleteFrom('settings')
    .where('section', '=', section)
    .where('revision', '<', revision - shownChanges)
    .execute()
}

type Save<Section extends SettingsSection> = {
  section: Section
  /** The revision shown in the form. */
  revision: number
  values: SettingsValues[Section]
}

/**
 * Packages are never deleted, because bookings refer to them. One missing in a save, as after *Restore*, is no longer offered;
 * an added one keeps the hours it was added with (rule SET-6).
 */
function preservePackages(before: Offers, wanted: Offers): Offers {
  const services = { ...wanted }
  for (const type of serviceTypes) {
    const packages = { ...wanted[type].packages }
    for (const [id, known] of Object.entries(before[type].packages)) {
      const { copyOf: _given, ...asked } = packages[id] ?? { ...known, offered: false, popular: false }
      packages[id] = { ...asked, ...(known.copyOf === undefined ? {} : { copyOf: known.copyOf }) }
    }
    services[type] = { ...wanted[type], packages }
  }
  return services
}

function preserveUnsent<Section extends SettingsSection>(
  section: Section,
  before: SettingsValues[Section],
  wanted: SettingsValues[Section],
): SettingsValues[Section] {
  if (section !== 'services') return wanted
  const [known, asked] = [before, wanted] as SettingsValues['services'][]
  return { services: preservePackages(known?.services as Offers, asked?.services as Offers) } as SettingsValues[Section]
}

async function changeSection<Section extends SettingsSection>(
  tx: Tx,
  { config, now }: Deps,
  caller: Caller,
  { section, revision, values: wanted }: Save<Section>,
): Promise<void> {
  const [newest] = await listRows(tx, section, 1)
  if ((newest?.revision ?? 0) !== revision) throw conflict('settings.changed')
  const defaults = config.settingsDefaults
  const before = applyChanges(defaults, section, newest?.changed ?? {})
  const values = preserveUnsent(section, before, wanted)
  const changes = listChanges(flattenSettings(before), flattenSettings(values))
  if (changes.length === 0) return
  if ('logo' in values && values.logo !== null && !(await findLogo(tx, values.logo)))
    throw wrongField('logo', texts.settings.logoGone)
  const at = now()
  const changed = findChanged(section, defaults[section], values)
  const isNew = await insertRevision(tx, { section, revision: revision + 1, changed, by: caller.actor.id, at })
  if (!isNew) throw conflict('settings.changed')
  await removeOldRevisions(tx, section, revision + 1)
  await writeAudit(tx, {
    performer: caller.performer,
    action: 'SYSTEM_SETTINGS_CHANGED',
    resourceType: 'system',
    description: `Settings changed: ${section}`,
    changes,
    at,
  })
}

/**
 * Saves a section and its audit row; values apply at once (rules SET-1, SET-2). Without a difference it writes nothing.
 * @throws ApiError 409 `settings.changed` if another save came first
 */
export async function saveSettings<Section extends SettingsSection>(deps: Deps, caller: Caller, save: Save<Section>) {
  const saved = await deps.database.write(async (tx) => {
    await changeSection(tx, deps, caller, save)
    return readSection(tx, deps.config.settingsDefaults, save.section)
  })
  await deps.settings.refreshAfterSave()
  return saved
}

/**
 * Restores an earlier revision, or with 0 the defaults, as a new one (rule SET-4).
 * @param from the newest revision known to the caller
 * @throws ApiError 404 for a revision that is not stored, 409 `settings.changed` after another change
 */
export async function restoreSettings(
  deps: Deps,
  caller: Caller,
  { section, revision, from }: { section: SettingsSection; revision: number; from?: number | undefined },
): Promise<void> {
  await deps.database.write(async (tx) => {
    const rows = await listRows(tx, section, shownChanges + 1)
    if (from !== undefined && rows[0]?.revision !== from) throw conflict('settings.changed')
    const wanted = revision === 0 ? { changed: {} } : rows.find((row) => row.revision === revision)
    if (!wanted) throw notFound()
    const values = applyChanges(deps.config.settingsDefaults, section, wanted.changed)
    await changeSection(tx, deps, caller, { section, revision: rows[0]?.revision ?? 0, values })
  })
  await deps.settings.refreshAfterSave()
}
