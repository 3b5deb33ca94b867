import type { ChangedVisit } from '@thodu/api/contract/visits/visits.schema'
import { useCallback } from 'react'
import { useNotify, useTranslate } from 'react-admin'

/** What the office should look at after a change that was saved: each sentence once, until somebody closes it. */
export function useSayWarnings() {
  const notify = useNotify()
  const translate = useTranslate()
  return useCallback(
    ({ warnings }: Pick<ChangedVisit, 'warnings'>) => {
      if (warnings.length === 0) return
      const said = [...new Set(warnings.map(({ text }) => text))]
      notify(`${translate('visits.visit.warned')} ${said.join(' ')}`, { type: 'warning', autoHideDuration: null })
    },
    [notify, translate],
  )
}
