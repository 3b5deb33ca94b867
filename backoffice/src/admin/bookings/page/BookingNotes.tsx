import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { texts } from '@thodu/api/contract/texts'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { formatDateTime } from '../../../words/formats.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'

export function BookingNotes({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const notes = [...booking.caretakerNotes].reverse()
  return (
    <Section title={translate('admin.booking.notes')}>
      {notes.length === 0 && <Typography color="textSecondary">{translate(texts.caretaker.noNotes)}</Typography>}
      {notes.map(({ note, createdAt, author }) => (
        <Box key={createdAt + note} sx={{ py: 1 }}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[author, formatDateTime(createdAt)].filter(Boolean).join(', ')}
          </Typography>
        </Box>
      ))}
    </Section>
  )
}
