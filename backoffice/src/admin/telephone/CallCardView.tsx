import PhoneIcon from '@mui/icons-material/Phone'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { languageNames } from '@thodu/api/contract/people/languages'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import type { CallOutcome } from '@thodu/api/contract/telephone/call-outcomes'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { formatDateTime } from '../../words/formats.ts'
import { WhatsAppButton } from '../whatsapp/WhatsAppButton.tsx'
import { FamilyBrief, UnknownCaller } from './FamilyBrief.tsx'
import { formatCallItem } from './format-item.ts'
import { OutcomeButtons } from './OutcomeButtons.tsx'

export type Said = { outcome: CallOutcome; nextTryAt?: string; note: string; items: CallCard['items'] }
type Props = {
  card: CallCard
  /** Whether the family called us, so that no call has to be started. */
  isIncoming: boolean
  /** Shows the outcomes before a call from the card: the call can have been made from the row. */
  hasOutcomes?: boolean
  /** Results without a call, for the ticked subjects and with the note. */
  written?: (items: CallCard['items'], note: string) => ReactNode
  onSaid: (said: Said) => void
}

/** True when the admin returns from the phone call, to ask for its outcome. */
function useReturned(isCalling: boolean): boolean {
  const [returned, setReturned] = useState(false)
  useEffect(() => {
    if (!isCalling) return
    const timer = setTimeout(() => setReturned(true), 1_500)
    const look = () => {
      if (document.visibilityState === 'visible') setReturned(true)
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isCalling])
  return returned
}

/** Name, language, and the due call; a family found by its number has none. */
function CardHead({ card }: { card: CallCard }) {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {card.name || formatPhone(card.phone ?? '')}
      </Typography>
      {card.language && <Chip size="small" label={languageNames[card.language]} lang={card.language} />}
      {card.items.length > 0 && (
        <Chip
          size="small"
          color={card.when === 'late' ? 'error' : 'default'}
          label={translate(`admin.callSheet.when.${card.when}`)}
          data-when={card.when}
        />
      )}
    </Stack>
  )
}

type ItemListProps = {
  items: CallCard['items']
  skipped: readonly string[]
  onSkip: (skipped: readonly string[]) => void
}

/** Unticked subjects remain on the call sheet. */
function ItemList({ items, skipped, onSkip }: ItemListProps) {
  const translate = useTranslate()
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <li key={item._id}>
          <FormControlLabel
            control={
              <Checkbox
                checked={!skipped.includes(item._id)}
                onChange={(_event, checked) =>
                  onSkip(checked ? skipped.filter((id) => id !== item._id) : [...skipped, item._id])
                }
              />
            }
            label={formatCallItem(translate, item)}
          />
          {item.notes && (
            <Typography variant="body2" sx={{ pl: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {item.notes}
            </Typography>
          )}
        </li>
      ))}
    </Stack>
  )
}

function LastTry({ card }: { card: CallCard }) {
  const translate = useTranslate()
  return (
    <>
      {card.lastOutcome && card.lastAt && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin.callSheet.last', {
            outcome: translate(`admin.callSheet.outcomes.${card.lastOutcome}`),
            time: formatDateTime(card.lastAt),
          })}
          {card.lastNote ? `: ${card.lastNote}` : ''}
        </Typography>
      )}
      {card.nextTryAt && (
        <Typography variant="body2">
          {translate('admin.callSheet.next', { time: formatDateTime(card.nextTryAt) })}
        </Typography>
      )}
    </>
  )
}

function Dial({ card, onDial }: { card: CallCard; onDial: () => void }) {
  const translate = useTranslate()
  if (card.phone === null)
    return <Alert severity="warning">{translate('admin.callSheet.noPhone', { email: card.email })}</Alert>
  return (
    <Button
      variant="contained"
      size="large"
      startIcon={<PhoneIcon />}
      href={telUrl(card.phone)}
      onClick={onDial}
      sx={{ minHeight: 56 }}
    >
      {translate('admin.callSheet.call', { phone: formatPhone(card.phone) })}
    </Button>
  )
}

export function CallCardView({ card, isIncoming, hasOutcomes = isIncoming, written, onSaid }: Props) {
  const translate = useTranslate()
  const [isCalling, setCalling] = useState(isIncoming)
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [note, setNote, forgetNote] = useKeptText(`call.${card.key}`, '')
  const hasReturned = useReturned(isCalling)
  const asked = card.items.find(({ type }) => type === 'callback')?.serviceType
  const booking = card.items.find(({ bookingId }) => bookingId !== null)
  const say = useCallback(
    (outcome: CallOutcome, nextTryAt?: string) => {
      const items = card.items.filter(({ _id }) => !skipped.includes(_id))
      onSaid({ outcome, note: note.trim(), items, ...(nextTryAt === undefined ? {} : { nextTryAt }) })
      forgetNote()
    },
    [card.items, skipped, note, onSaid, forgetNote],
  )
  return (
    <Card component="section" aria-label={card.name || card.phone || ''} sx={{ p: 2 }}>
      <Stack sx={{ gap: 2 }}>
        <CardHead card={card} />
        <ItemList items={card.items} skipped={skipped} onSkip={setSkipped} />
        {card.openedBy && card.openedAt && (
          <Typography variant="body2" color="textSecondary">
            {translate('admin.inbox.openedLong', { name: card.openedBy.name, time: formatDateTime(card.openedAt) })}
          </Typography>
        )}
        {card.families.map((family) => (
          <FamilyBrief key={family._id} family={family} serviceType={asked} />
        ))}
        {isIncoming && card.families.length === 0 && <UnknownCaller card={card} />}
        <LastTry card={card} />
        {(card.phone === null || !isIncoming) && <Dial card={card} onDial={() => setCalling(true)} />}
        {booking?.bookingId && (
          <div>
            <WhatsAppButton booking={{ _id: booking.bookingId, label: booking.label }} />
          </div>
        )}
        {(hasReturned || hasOutcomes || written) && (
          <>
            <TextField
              label={translate('admin.callSheet.note')}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              multiline
              slotProps={{ htmlInput: { maxLength: 1_000 } }}
            />
            {(hasReturned || hasOutcomes) && <OutcomeButtons onOutcome={say} />}
            {written?.(
              card.items.filter(({ _id }) => !skipped.includes(_id)),
              note.trim(),
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
