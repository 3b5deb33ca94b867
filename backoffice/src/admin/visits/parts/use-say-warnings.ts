import type { ChangedVisit } from '@thodu/api/contract/visits/visits.schema'
import { useCallback } from 'react'
import { useNotify, useTranslate } from 'react-admin'

/**
 * Says what the office should look at after a change that was saved: each sentence once, until somebody closes it. `asked`: the
 * office was asked about missing checks before it saved, and is not told of them again.
 */
export function useSayWarnings({ asked = false } = {}) {
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
