import type { Reader } from '@thodu/db'
import { listChanges } from '../audit/write-audit.ts'
import type { SettingsChange, SettingsSection, SettingsValues } from '../contract/settings/settings.schema.ts'
import { listRows, shownChanges } from './effective-settings.ts'
import { applyChanges, flattenSettings } from './settings-values.ts'

/** Reads a section for its form (rule SET-1). */
export async function readSection<Section extends SettingsSection>(
  read: Reader,
  defaults: SettingsValues,
  section: Section,
) {
  const [newest] = await listRows(read, section, 1)
  return {
    revision: newest?.revision ?? 0,
    values: applyChanges(defaults, section, newest?.changed ?? {}),
    defaults: defaults[section],
    updatedAt: newest?.at ?? null,
    updatedBy: newest?.by ?? null,
  }
}

/** Lists the last changes, newest first (rule SET-4). */
export async function readSettingsHistory(
  read: Reader,
  defaults: SettingsValues,
  section: SettingsSection,
): Promise<SettingsChange[]> {
  const rows = await listRows(read, section, shownChanges + 1)
  return rows.slice(0, shownChanges).map(({ revision, at, by, changed }, place) => {
    const before = rows[place + 1]?.changed ?? {}
    const changes = listChanges(
      flattenSettings(applyChanges(defaults, section, before)),
      flattenSettings(applyChanges(defaults, section, changed)),
    )
    return { revision, at, by, changes: changes.map(({ field, from, to }) => ({ field, from, to })) }
  })
}
