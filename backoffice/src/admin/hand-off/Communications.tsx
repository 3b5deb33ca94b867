import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { languageNames } from '@thodu/api/contract/people/languages'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** What was handed to the messenger about a booking, newest first (rule CALL-8). */
export function Communications({ bookingId }: { bookingId: string }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data, error, refetch } = useQuery({
    queryKey: ['communications', bookingId],
    queryFn: () => admin.readCommunications(bookingId),
  })
  return (
    <Section title={translate('admin.handOff.log')}>
      {error && !data ? (
        <LoadFailed textKey="admin.handOff.failed" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <RowSkeletons rows={2} />
      ) : data.length === 0 ? (
        <Typography color="textSecondary">{translate('admin.handOff.none')}</Typography>
      ) : (
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
          {data.map((message) => (
            <li key={message._id}>
              <Typography>
                {translate(`admin.handOff.templates.${message.template}`)}
                {` · ${translate(`admin.handOff.states.${message.state}`)}`}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  formatDateTime(message.createdAt),
                  translate(`admin.handOff.recipients.${message.to}`),
                  languageNames[message.language],
                  message.by.name,
                ].join(' · ')}
              </Typography>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  )
}
