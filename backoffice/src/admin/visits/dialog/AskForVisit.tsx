import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OfferDecision } from '@thodu/api/contract/offers/offer-parts'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { WhyOff } from '../../../app/dialogs/WhyOff.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { messageOf } from '../../../app/wire/use-toast.tsx'
import { AskForm } from '../../offers/AskForm.tsx'
import { type AskVisit, type ChosenPeople, toAsked } from '../../offers/chosen-people.ts'
import { OfferRows } from '../../offers/OfferRows.tsx'
import { useAsk, useOffers, useWithdraw } from '../../offers/use-offers.ts'
import { useSuggestions } from '../../suggestions/use-suggestions.ts'
import type { Visit } from '../parts/visit-calls.ts'
import { useChangeVisit } from './use-change-visit.ts'

/** Caretakers of the list; the others are chosen in the chooser. */
const mostShown = 12

/** The suggested caretakers who have no offer of this visit, or none that can still be answered. */
function useAskVisit(visit: Visit, asked: ReturnType<typeof useOffers>['data']): AskVisit | undefined {
  const translate = useTranslate()
  const { data } = useSuggestions({ visitId: visit._id })
  if (!data || !asked) return undefined
  const done = asked.offers.filter(({ state }) => state !== 'ended').map(({ caretaker }) => caretaker._id)
  return {
    _id: visit._id,
    label: translate('offers.askTitle'),
    people: data.eligible
      .map(({ caretaker }) => caretaker)
      .filter(({ _id }) => !done.includes(_id))
      .slice(0, mostShown),
  }
}

/** Asks caretakers for one visit, shows their answers, and chooses one of the yeses (rules OFFER-1, OFFER-5). */
export function AskForVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const whyId = useId()
  const [picked, setPicked] = useState<ChosenPeople>({})
  const [decides, setDecides] = useState<OfferDecision>('first-yes')
  const { data, isError, refetch } = useOffers(visit._id)
  const asking = useAskVisit(visit, data)
  const offers = data?.offers ?? []
  const standing = offers.filter(({ state }) => state === 'open' || state === 'waiting')
  // While the office waits for answers, the form marks no further caretakers beforehand.
  const chosen = standing.length > 0 ? { [visit._id]: [], ...picked } : picked
  const ask = useAsk(() => setPicked({}))
  const withdraw = useWithdraw(visit._id)
  const give = useChangeVisit(visit, onBack)
  const body = asking ? toAsked(chosen, [asking], decides) : undefined
  const count = body?.visits[0]?.caretakers.length ?? 0
  const isOpen = visit.status === 'planned' && visit.caretaker === null
  const isBusy = ask.isPending || withdraw.isPending || give.isPending
  const error = ask.error ?? withdraw.error ?? give.error
  const canAsk = isOpen && asking !== undefined && asking.people.length > 0
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="h3" component="h3">
            {translate('offers.ask')}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {[visit.booking.patientName, visit.booking.area].filter((part) => part !== '').join(', ')}
          </Typography>
          <Typography>{translate('offers.lead')}</Typography>
          {error !== null && <Alert severity="error">{messageOf(error, translate('visits.saveFailed'))}</Alert>}
          {!data && isError && <LoadFailed textKey="offers.failed" onRetry={() => void refetch()} />}
          {!data && !isError && <RowSkeletons rows={3} />}
          {offers.length > 0 && (
            <section>
              <Typography component="h4" sx={{ fontWeight: 600 }}>
                {translate('offers.askedTitle')}
              </Typography>
              <OfferRows
                offers={offers}
                busy={isBusy}
                onChoose={({ caretaker }) => give.mutate({ caretaker: caretaker._id })}
              />
              {standing.length > 0 && (
                <Button color="error" disabled={isBusy} onClick={() => withdraw.mutate()}>
                  {translate('offers.withdraw')}
                </Button>
              )}
            </section>
          )}
          {canAsk && (
            <AskForm visits={[asking]} chosen={chosen} onChoose={setPicked} decides={decides} onDecide={setDecides} />
          )}
          {isOpen && asking?.people.length === 0 && <Typography>{translate('offers.noneLeft')}</Typography>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <WhyOff id={whyId}>{isBusy || count > 0 || !canAsk ? undefined : translate('offers.needsSomebody')}</WhyOff>
        <Button onClick={onBack}>{translate('visits.visit.back')}</Button>
        {canAsk && (
          <Button
            variant="contained"
            disabled={isBusy || count === 0}
            aria-describedby={whyId}
            onClick={() => body && ask.mutate(body)}
          >
            {count === 0 ? translate('offers.ask') : translate('offers.askSome', { smart_count: count })}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
