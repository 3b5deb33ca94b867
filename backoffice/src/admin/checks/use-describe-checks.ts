import type { Caretaker } from '@thodu/api/contract/caretakers/caretakers.schema'
import type { ProfileCheck } from '@thodu/api/contract/suggestions/caretaker-profile'
import { missingChecksKey } from '@thodu/api/contract/suggestions/missing-checks'
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'

export type Checks = Caretaker['checks']

/** @returns functions that describe checks in the reader's language; each returns an empty text if no check is missing */
export function useDescribeChecks() {
  const translate = useTranslate()
  const describeCount = useCallback(
    ({ required, missing }: Checks): string =>
      missing.length === 0
        ? ''
        : translate('admin.checks.onFile', { count: required.length - missing.length, all: required.length }),
    [translate],
  )
  const describeMissing = useCallback(
    (missing: readonly ProfileCheck[]): string => {
      const key = missingChecksKey(missing)
      return key === undefined ? '' : translate(`admin.checks.missing.${key}`)
    },
    [translate],
  )
  const ask = useCallback(
    (missing: readonly ProfileCheck[]): string =>
      missing.length === 0 ? '' : `${describeMissing(missing)} ${translate('admin.checks.ask')}`,
    [translate, describeMissing],
  )
  return { describeCount, describeMissing, ask }
}
