import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OfferDecision } from '@thodu/api/contract/offers/offer-parts'
import type { Offer } from '@thodu/api/contract/offers/offers.schema'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { WhyOff } from '../../app/dialogs/WhyOff.tsx'
import { messageOf } from '../../app/wire/use-toast.tsx'
import { AskForm } from './AskForm.tsx'
import { type AskVisit, type ChosenPeople, toAsked } from './chosen-people.ts'
import { OfferRows } from './OfferRows.tsx'
import { useAsk } from './use-offers.ts'

/** Asks for all visits that an absent caretaker leaves open, and then shows one draft per caretaker (rule OFFER-1). */
export function AskForOpenVisits({ visits, onClose }: { visits: readonly AskVisit[]; onClose: () => void }) {
  const [offers, setOffers] = useState<readonly Offer[]>()
  return offers ? (
    <Drafts offers={offers} onClose={onClose} />
  ) : (
    <Ask visits={visits} onAsked={setOffers} onClose={onClose} />
  )
}

type AskProps = {
  visits: readonly AskVisit[]
  onAsked: (offers: readonly Offer[]) => void
  onClose: () => void
}

function Ask({ visits, onAsked, onClose }: AskProps) {
  const translate = useTranslate()
  const whyId = useId()
  const [chosen, setChosen] = useState<ChosenPeople>({})
  const [decides, setDecides] = useState<OfferDecision>('first-yes')
  const ask = useAsk(onAsked)
  const body = toAsked(chosen, visits, decides)
  const count = new Set(body.visits.flatMap(({ caretakers }) => caretakers)).size
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{translate('offers.lead')}</Typography>
          {ask.error !== null && <Alert severity="error">{messageOf(ask.error, translate('visits.saveFailed'))}</Alert>}
          <AskForm visits={visits} chosen={chosen} onChoose={setChosen} decides={decides} onDecide={setDecides} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <WhyOff id={whyId}>{ask.isPending || count > 0 ? undefined : translate('offers.needsSomebody')}</WhyOff>
        <Button onClick={onClose}>{translate('visits.visit.close')}</Button>
        <Button
          variant="contained"
          disabled={ask.isPending || count === 0}
          aria-describedby={whyId}
          onClick={() => ask.mutate(body)}
        >
          {count === 0 ? translate('offers.ask') : translate('offers.askSome', { smart_count: count })}
        </Button>
      </DialogActions>
    </>
  )
}

function Drafts({ offers, onClose }: { offers: readonly Offer[]; onClose: () => void }) {
  const translate = useTranslate()
  const first = offers.filter(({ _id }, index) => offers.findIndex((offer) => offer._id === _id) === index)
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{translate('offers.asked')}</Typography>
        <OfferRows
          offers={first}
          busy={false}
          visitsOf={({ _id }) => offers.filter((offer) => offer._id === _id).length}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('offers.finish')}
        </Button>
      </DialogActions>
    </>
  )
}
