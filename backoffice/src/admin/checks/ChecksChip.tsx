import Chip from '@mui/material/Chip'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { tokensOf } from '../../app/looks/tokens.ts'
import { checksOf } from './checks-link.ts'
import { type Checks, useDescribeChecks } from './use-describe-checks.ts'

type ChecksChipProps = { caretaker: { _id: string; name: string }; checks: Checks }

/** "Checks 1 of 3" as a link to enter the others; empty if none is missing (rule MATCH-8). */
export function ChecksChip({ caretaker: { _id, name }, checks }: ChecksChipProps) {
  const translate = useTranslate()
  const { describeCount, describeMissing } = useDescribeChecks()
  const { background, ink } = tokensOf(useTheme().palette.mode).status.pending
  const count = describeCount(checks)
  if (count === '') return null
  return (
    <Chip
      size="small"
      clickable
      component={Link}
      to={checksOf(_id)}
      label={count}
      title={describeMissing(checks.missing)}
      aria-label={`${count}. ${translate('admin.checks.enterOf', { name })}`}
      sx={{
        backgroundColor: background,
        color: ink,
        fontWeight: 600,
        '&:hover, &:focus-visible': { backgroundColor: background, textDecoration: 'underline' },
      }}
    />
  )
}
