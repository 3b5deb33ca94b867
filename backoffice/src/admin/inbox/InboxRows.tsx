import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { InboxRow } from '@thodu/api/contract/inbox/inbox.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatBriefDate, formatTime } from '../../words/formats.ts'
import { describeRow } from './describe-row.ts'

type Props = {
  rows: readonly InboxRow[]
  opened: string | undefined
  toSearch: (id: string) => string
  onDone?: ((row: InboxRow, button: HTMLElement) => void) | undefined
}

/** The time today, otherwise the day. */
const formatWhen = (at: string): string =>
  dayInCity(new Date(at)) === dayInCity(new Date()) ? formatTime(at) : formatBriefDate(at)

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const

/** One line for each request: kind, who, since when, first words, and who opened it last (rule REQ-9). */
export function InboxRows({ rows, opened, toSearch, onDone }: Props) {
  const translate = useTranslate()
  const isOpened = rows.some(({ openedBy }) => openedBy)
  return (
    <Box component="ol" aria-label={translate('admin.menu.inbox')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row._id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            borderBottom: 1,
            borderColor: 'divider',
            ...(row._id === opened && { bgcolor: 'action.selected' }),
          }}
        >
          <Box
            component={Link}
            to={{ search: toSearch(row._id) }}
            data-row
            data-inbox-row={row._id}
            aria-current={row._id === opened ? 'true' : undefined}
            sx={{
              flex: 1,
              minWidth: 0,
              minHeight: 44,
              px: 1,
              color: 'inherit',
              textDecoration: 'none',
              display: 'grid',
              alignItems: 'center',
              alignContent: 'center',
              columnGap: 1.5,
              py: { xs: 0.5, md: 0 },
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) auto',
                md: `6rem 9rem minmax(0, 1fr) 7rem${isOpened ? ' 6.5rem' : ''}`,
              },
            }}
          >
            <RowParts row={row} />
          </Box>
          {onDone && (
            <IconButton
              data-done
              aria-label={translate('admin.inbox.doneRow', { name: row.who })}
              onClick={(event) => onDone(row, event.currentTarget)}
            >
              <CheckIcon />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  )
}

function RowParts({ row }: { row: InboxRow }) {
  const translate = useTranslate()
  const when = row.isLate && row.dueAt !== null ? row.dueAt : row.since
  const spoken = row.isLate ? translate('admin.inbox.late', { time: formatWhen(when) }) : formatWhen(when)
  return (
    <>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ ...oneLine, order: { xs: 2, md: 0 } }}>
        {translate(`admin.inbox.kind.${row.kind}`)}
      </Typography>
      <Typography component="span" sx={{ ...oneLine, fontWeight: 600, order: { xs: 0, md: 1 } }}>
        {row.who}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ ...oneLine, order: { xs: 5, md: 2 }, gridColumn: { xs: '1 / -1', md: 'auto' } }}
      >
        {describeRow(translate, row)}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        color={row.isLate ? 'error' : 'textSecondary'}
        title={spoken}
        sx={{ minWidth: 0, order: { xs: 1, md: 3 }, textAlign: { xs: 'right', md: 'left' } }}
      >
        {spoken}
      </Typography>
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        sx={{ minWidth: 0, lineHeight: 1.3, order: 4, textAlign: { xs: 'right', md: 'left' } }}
      >
        {row.openedBy && row.openedAt && (
          <>
            <Box component="span" sx={{ ...oneLine, display: 'block' }}>
              {row.openedBy.name}
            </Box>
            {formatWhen(row.openedAt)}
          </>
        )}
      </Typography>
    </>
  )
}
