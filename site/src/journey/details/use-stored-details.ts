import { draftKey } from '@thodu/api/contract/people/session-keys'
import { noticeVersion } from '@thodu/api/contract/privacy/notice'
import { useEffect, useState } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { loadDraft, updateDraft } from '../draft/current-draft.ts'
import type { DetailsValues } from './details-form.ts'

type Form = Pick<UseFormReturn<DetailsValues>, 'subscribe' | 'setValue' | 'getValues'>
type Where = { accountId: string; serviceType: Parameters<typeof loadDraft>[1] }

/**
 * Saves each field in the draft as it is typed, and shows the changes of other tabs. It writes only the changed field, so that no
 * tab overwrites the form with old values.
 * @returns whether the browser could save it
 */
export function useKeptDetails({ subscribe, setValue, getValues }: Form, { accountId, serviceType }: Where) {
  const [kept, setKept] = useState(true)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: { details, agreedToTerms, agreedToNotice, onBehalf } }) => {
          const known = loadDraft(accountId, serviceType)
          if (name === 'agreedToTerms') return setKept(updateDraft(accountId, serviceType, { agreedToTerms }))
          if (name === 'agreedToNotice' || name === 'onBehalf')
            return setKept(
              updateDraft(accountId, serviceType, { agreedNotice: agreedToNotice ? noticeVersion : '', onBehalf }),
            )
          const field = name?.replace(/^details\./, '') ?? ''
          const value = details[field]
          if (value === undefined || known?.details[field] === value) return
          setKept(updateDraft(accountId, serviceType, { details: { ...known?.details, [field]: value } }))
        },
      }),
    [subscribe, accountId, serviceType],
  )
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      const typed = key === draftKey(accountId, serviceType) ? loadDraft(accountId, serviceType)?.details : undefined
      for (const [field, value] of Object.entries(typed ?? {})) {
        const path: Path<DetailsValues> = `details.${field}`
        if (value !== undefined && getValues(path) !== value) setValue(path, value)
      }
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [setValue, getValues, accountId, serviceType])
  return { kept, setKept }
}
