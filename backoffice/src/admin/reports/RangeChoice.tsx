import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { findSpanError } from '@thodu/api/contract/reports/report-span'
import { texts } from '@thodu/api/contract/texts'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { isDay } from '../../words/visit-times.ts'
import { presets, type ReportRange } from './report-range.ts'

/** The label is above a field's line, so rows need a gap. */
const wrapping = { columnGap: 1, rowGap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' } as const

/** A preset up to today, or from and to dates; in the address, so that a link can be sent. */
export function RangeChoice({ range }: { range: ReportRange }) {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const linkTo = (days: number) => {
    const kept = new URLSearchParams(search)
    for (const name of ['from', 'to']) kept.delete(name)
    kept.set('days', String(days))
    return `/reports?${kept}`
  }
  return (
    <Stack
      component="nav"
      aria-label={translate('admin.reports.days')}
      direction="row"
      sx={{ ...wrapping, '@media print': { display: 'none' } }}
    >
      {presets.map((days) => (
        <Button
          key={days}
          component={Link}
          to={linkTo(days)}
          variant={days === range.days ? 'contained' : 'outlined'}
          aria-current={days === range.days ? 'page' : undefined}
        >
          {translate('admin.reports.last', { days })}
        </Button>
      ))}
      <OwnDays key={`${range.from} ${range.to}`} range={range} />
      <Button variant="outlined" onClick={() => window.print()}>
        {translate('admin.reports.print')}
      </Button>
    </Stack>
  )
}

/** From and to dates with a button; an invalid span is reported at the field and not applied. */
function OwnDays({ range }: { range: ReportRange }) {
  const translate = useTranslate()
  const [, setSearch] = useSearchParams()
  const [span, setSpan] = useState({ from: range.from, to: range.to })
  const [isAsked, setAsked] = useState(false)
  const missing = (day: string) => (isDay(day) ? undefined : texts.details.invalidDate)
  const errors = { from: missing(span.from), to: missing(span.to) ?? findSpanError(span) }

  function show(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (errors.from !== undefined || errors.to !== undefined) return
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('days')
      next.set('from', span.from)
      next.set('to', span.to)
      return next
    })
  }

  return (
    <Stack component="form" noValidate onSubmit={show} sx={{ display: 'contents' }}>
      {(['from', 'to'] as const).map((name) => {
        const error = isAsked ? errors[name] : undefined
        return (
          <TextField
            key={name}
            type="date"
            margin="none"
            label={translate(`admin.reports.${name}`)}
            value={span[name]}
            onChange={(event) => setSpan({ ...span, [name]: event.target.value })}
            error={error !== undefined}
            helperText={error && translate(error)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: '11rem' }}
          />
        )
      })}
      <Button type="submit" variant="outlined">
        {translate('admin.reports.show')}
      </Button>
    </Stack>
  )
}
