import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { WhatsAppButton } from '../../whatsapp/WhatsAppButton.tsx'
import type { AbsentVisit } from './SubstituteRows.tsx'

export type GivenVisit = { visit: AbsentVisit; caretaker: { _id: string; name: string } }

/** One message per family and substitute, for any number of visits. */
const toMessages = (given: readonly GivenVisit[]): GivenVisit[] =>
  [
    ...new Map([...given].reverse().map((one) => [`${one.visit.booking._id} ${one.caretaker._id}`, one])).values(),
  ].reverse()

/** Shown after an absence is saved: a drafted message for each family with a substitute. */
export function InformFamilies({ given, onClose }: { given: readonly GivenVisit[]; onClose: () => void }) {
  const translate = useTranslate()
  const [informed, setInformed] = useState<readonly string[]>([])
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{translate('visits.off.inform')}</Typography>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {toMessages(given).map(({ visit: { _id, booking }, caretaker: { name } }) => (
            <Stack
              component="li"
              key={_id}
              direction="row"
              sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {translate('visits.off.comes', { patient: booking.patientName, name })}
              </Typography>
              {informed.includes(_id) ? (
                <Typography color="textSecondary">{translate('visits.off.informed')}</Typography>
              ) : (
                <WhatsAppButton
                  booking={{ _id: booking._id, label: booking.bookingId }}
                  to="family"
                  visit={_id}
                  size="small"
                  onSent={() => setInformed([...informed, _id])}
                />
              )}
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('visits.visit.close')}
        </Button>
      </DialogActions>
    </>
  )
}
