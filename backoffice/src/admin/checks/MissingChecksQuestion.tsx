import Typography from '@mui/material/Typography'
import type { ProfileCheck } from '@thodu/api/contract/suggestions/caretaker-profile'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { checksOf } from './checks-link.ts'
import { useDescribeChecks } from './use-describe-checks.ts'

type MissingChecksQuestionProps = { caretakerId: string; missing: readonly ProfileCheck[] }

/** Asks for confirmation when checks are missing, with a link to enter them (rule MATCH-8). */
export function MissingChecksQuestion({ caretakerId, missing }: MissingChecksQuestionProps) {
  const translate = useTranslate()
  const { ask } = useDescribeChecks()
  if (missing.length === 0) return null
  return (
    <Typography>
      {ask(missing)} <Link to={checksOf(caretakerId)}>{translate('admin.checks.enter')}</Link>
    </Typography>
  )
}
