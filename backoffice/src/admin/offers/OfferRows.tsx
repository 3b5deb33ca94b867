import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Offer } from '@thodu/api/contract/offers/offers.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'

/** Waiting yeses come first, because the office has to choose. */
const order: readonly Offer['state'][] = ['given', 'waiting', 'open', 'declined', 'taken', 'ended']
const byState = (one: Offer, other: Offer): number => order.indexOf(one.state) - order.indexOf(other.state)

type OfferRowsProps = {
  offers: readonly Offer[]
  busy: boolean
  /** Gives the visit to a caretaker who said yes. */
  onChoose?: (offer: Offer) => void
  /** Number of visits of an offer; shown when there are several. */
  visitsOf?: (offer: Offer) => number
}

/** Shows each asked caretaker, the answer, and the draft to send (rule OFFER-5). */
export function OfferRows({ offers, busy, onChoose, visitsOf }: OfferRowsProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...offers].sort(byState).map((offer) => (
        <OfferRow
          key={`${offer._id} ${offer.visit}`}
          offer={offer}
          busy={busy}
          visits={visitsOf?.(offer) ?? 1}
          {...(onChoose ? { onChoose } : {})}
        />
      ))}
    </Box>
  )
}

type OfferRowProps = Pick<OfferRowsProps, 'busy' | 'onChoose'> & { offer: Offer; visits: number }

function OfferRow({ offer, visits, busy, onChoose }: OfferRowProps) {
  const translate = useTranslate()
  const [isOpened, setOpened] = useState(false)
  const { caretaker, state, answer, answeredAt, askedAt, message } = offer
  const { name } = caretaker
  const time = formatDateTime(answeredAt ?? askedAt)
  const key = state === 'ended' && answer === 'yes' ? 'endedYes' : state
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            translate(`offers.states.${key}`, { time }),
            ...(visits > 1 ? [translate('offers.visits', { smart_count: visits })] : []),
            ...(isOpened ? [translate('offers.sent', { name })] : []),
          ].join(' · ')}
        </Typography>
        {message && message.url === null && (
          <Typography variant="body2">
            {translate('offers.noMobile')} <Box component="span">{message.link}</Box>
          </Typography>
        )}
      </Box>
      {message?.url && (
        <Button
          size="small"
          variant={isOpened ? 'text' : 'outlined'}
          startIcon={<WhatsAppIcon />}
          href={message.url}
          target="_blank"
          rel="noreferrer"
          onClick={() => setOpened(true)}
        >
          {translate('offers.open', { name })}
        </Button>
      )}
      {state === 'waiting' && onChoose && (
        <Button
          size="small"
          variant="contained"
          disabled={busy}
          aria-label={translate('offers.chooseOf', { name })}
          onClick={() => onChoose(offer)}
        >
          {translate('offers.choose')}
        </Button>
      )}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
