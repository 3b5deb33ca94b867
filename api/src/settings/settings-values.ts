import { type SettingsSection, type SettingsValues, settingsSchemas } from '../contract/settings/settings.schema.ts'

/** The fields that differ from the defaults. */
export type ChangedSettings = Record<string, unknown>

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each nested price and name has its own default. Elsewhere a group, such as the bank account, is one value. */
const followsDeeply: ReadonlySet<SettingsSection> = new Set(['services'])

function differences(defaults: ChangedSettings, values: ChangedSettings, isDeep: boolean): ChangedSettings {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const before = defaults[field]
      if (JSON.stringify(value) === JSON.stringify(before)) return []
      return [[field, isDeep && isGroup(value) && isGroup(before) ? differences(before, value, true) : value]]
    }),
  )
}

const merge = (defaults: ChangedSettings, changed: ChangedSettings): ChangedSettings => ({
  ...defaults,
  ...Object.fromEntries(
    Object.entries(changed).map(([field, value]) => {
      const before = defaults[field]
      return [field, isGroup(value) && isGroup(before) ? merge(before, value) : value]
    }),
  ),
})

/** Finds changed fields; all others follow the defaults, also those of a later version. */
export const findChanged = (section: SettingsSection, defaults: object, values: object): ChangedSettings =>
  differences(defaults as ChangedSettings, values as ChangedSettings, followsDeeply.has(section))

/**
 * Applies changes to the defaults. If this version refuses a field, the whole section falls back to the defaults: half a
 * section could name a bank without its account.
 */
export function applyChanges<Section extends SettingsSection>(
  defaults: SettingsValues,
  section: Section,
  changed: ChangedSettings,
): SettingsValues[Section] {
  if (Object.keys(changed).length === 0) return defaults[section]
  const own = defaults[section] as ChangedSettings
  const read = settingsSchemas[section].safeParse(
    followsDeeply.has(section) ? merge(own, changed) : { ...own, ...changed },
  )
  return (read.success ? read.data : defaults[section]) as SettingsValues[Section]
}

/** Lists fields by path, e.g. `upi.vpa`. */
export function flattenSettings(values: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      isGroup(value) ? Object.entries(flattenSettings(value, `${path}${field}.`)) : [[`${path}${field}`, value]],
    ),
  )
}
