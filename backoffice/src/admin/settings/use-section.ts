import { useQueryClient } from '@tanstack/react-query'
import type { Settings, SettingsSection, SettingsValues } from '@thodu/api/contract/settings/settings.schema'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { messageOf, useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'

/** A wrong price or number is often seen only on the page, so undo is offered longer than for other actions, in ms. */
const undoFor = 30_000

export const settingsKey = ['settings'] as const
export type SectionOf<Name extends SettingsSection> = Settings['sections'][Name]
type Draft<Name extends SettingsSection> = { revision: number; values: SettingsValues[Name] }

/** Messages of refused fields by their full path, e.g. `upi.vpa`. */
function readPathErrors(error: unknown): Record<string, string> {
  const body: unknown = error instanceof HttpError ? error.body : undefined
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {}
  return Object.fromEntries(
    Object.entries(body.errors ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function parseDraft<Name extends SettingsSection>(kept: string): Draft<Name> | undefined {
  try {
    return kept === '' ? undefined : (JSON.parse(kept) as Draft<Name>)
  } catch {
    return undefined
  }
}

/**
 * The draft of one section, stored in this tab until it is saved or discarded, also across an expired session. After a conflict
 * with a newer change (409) the next save is based on that change, and the form shows so (rule SET-2).
 */
export function useSection<Name extends SettingsSection>(
  name: Name,
  inForce: SectionOf<Name>,
  send: (draft: Draft<Name>) => Promise<{ revision: number }>,
) {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [kept, keep, forget] = useKeptText(`settings.${name}`)
  const [problem, setProblem] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const draft = parseDraft<Name>(kept)
  const values: SettingsValues[Name] = draft?.values ?? (inForce.values as SettingsValues[Name])
  const readAgain = () => queryClient.invalidateQueries({ queryKey: settingsKey })

  function discard() {
    keep('')
    forget()
    setProblem(undefined)
    setErrors({})
  }
  /** Reverts a save, unless a colleague has saved since (rule SET-4). */
  async function undo(revision: number, from: number) {
    try {
      const path = { params: { section: name }, body: { revision, from } }
      await admin.call('POST /admin/settings/{section}/restore', path)
      setSaved(false)
      toast.succeed('app.undone')
    } catch (error) {
      toast.fail(error, 'app.undoFailed')
    } finally {
      await readAgain()
    }
  }
  async function save() {
    if (isSaving) return
    setSaving(true)
    setProblem(undefined)
    setErrors({})
    setSaved(false)
    try {
      const before = draft?.revision ?? inForce.revision
      const { revision: saved } = await send({ revision: before, values })
      discard()
      setSaved(true)
      const canUndo = saved !== before
      toast.succeed('admin.settings.saved', undefined, canUndo ? () => void undo(before, saved) : undefined, undoFor)
    } catch (error) {
      const isChanged = error instanceof HttpError && error.status === 409
      const fields = readPathErrors(error)
      setErrors(fields)
      if (isChanged || Object.keys(fields).length === 0)
        setProblem(messageOf(error, translate('admin.settings.saveFailed')))
      if (isChanged) {
        const newest = await queryClient.fetchQuery<Settings>({ queryKey: settingsKey, staleTime: 0 })
        keep(JSON.stringify({ revision: newest.sections[name].revision, values }))
      }
    } finally {
      setSaving(false)
      await readAgain()
    }
  }
  return {
    values,
    change: (changes: Partial<SettingsValues[Name]>) =>
      keep(JSON.stringify({ revision: draft?.revision ?? inForce.revision, values: { ...values, ...changes } })),
    errors,
    problem,
    isSaving,
    isSaved: isSaved && draft === undefined,
    isChanged: draft !== undefined,
    save,
    discard,
    readAgain,
  }
}
