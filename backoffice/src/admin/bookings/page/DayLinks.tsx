import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfficeDayLink } from '@thodu/api/contract/sharing/sharing.schema'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'

/** People who see a booking's days by the family's share links (rule SHARE-2). */
export function DayLinks({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data = [] } = useQuery({
    queryKey: ['day-links', booking._id],
    queryFn: () => admin.call('GET /admin/bookings/{id}/day-links', { params: { id: booking._id } }),
  })
  if (data.length === 0) return null
  return (
    <Section title={translate('admin.dayLinks.title')}>
      <Typography variant="body2" color="textSecondary">
        {translate('admin.dayLinks.hint')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0, mt: 1 }}>
        {data.map((link) => (
          <DayLinkRow key={link._id} link={link} />
        ))}
      </Stack>
    </Section>
  )
}

function DayLinkRow({ link }: { link: OfficeDayLink }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const queries = useQueryClient()
  const { name, lastOpenedAt, expiresAt } = link
  const stop = useAction({
    act: () => admin.call('DELETE /day-links/{id}', { params: { id: link._id } }),
    touches: ['bookings'],
    successKey: 'admin.dayLinks.stopped',
    failureKey: 'admin.dayLinks.failed',
    onDone: () => void queries.invalidateQueries({ queryKey: ['day-links'] }),
  })
  const opened =
    lastOpenedAt === null
      ? translate('admin.dayLinks.unopened')
      : translate('admin.dayLinks.opened', { when: formatDateTime(lastOpenedAt) })
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ flexGrow: 1 }}>
        <b>{name}</b> · {opened} · {translate('admin.dayLinks.until', { when: formatDateTime(expiresAt) })}
      </Typography>
      <Button
        variant="outlined"
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
        aria-label={translate('admin.dayLinks.stopOf', { name })}
      >
        {translate('admin.dayLinks.stop')}
      </Button>
    </Stack>
  )
}
