import type { ChangedVisit } from '@thodu/api/contract/visits/visits.schema'
import { useCallback } from 'react'
import { useNotify, useTranslate } from 'react-admin'

/**
 * Shows the warnings of a saved change until the admin closes them. `asked` leaves out missing checks, which were confirmed
 * before.
 */
export function useFormatWarnings({ asked = false } = {}) {
  const notify = useNotify()
  const translate = useTranslate()
  return useCallback(
    ({ warnings }: Pick<ChangedVisit, 'warnings'>) => {
      const news = warnings.filter(({ code }) => !(asked && code === 'checks-missing'))
      if (news.length === 0) return
      const said = [...new Set(news.map(({ text }) => text))]
      notify(`${translate('visits.visit.warned')} ${said.join(' ')}`, { type: 'warning', autoHideDuration: null })
    },
    [notify, translate, asked],
  )
}
