import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { createFilterOptions, type FilterOptionsState } from '@mui/material/useAutocomplete'
import type { RankedCaretaker, Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { type HTMLAttributes, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { planFocus } from '../../../app/lists/plan-focus.ts'
import { formatAverage } from '../../../app/looks/format-average.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatServices } from '../../../words/stored/stored-in-office.ts'
import { type BookingRecord, type CaretakerRecord, useAdminData, useCaretakers } from '../../admin-data-provider.ts'
import { useDescribeChecks } from '../../checks/use-describe-checks.ts'
import { foldName } from '../../choice/fold-name.ts'
import { isSkilled, rankCaretakers, searchTextOf } from '../../choice/rank-caretakers.ts'
import { useFormatFacts } from '../../suggestions/use-format-facts.ts'
import { useSuggestions } from '../../suggestions/use-suggestions.ts'
import { AssignAnywayDialog } from './AssignAnywayDialog.tsx'
import { fieldWidth } from './field-width.ts'
import { isPossible, orderBySuggestions, type Suggested } from './order-by-suggestions.ts'

/** Filters people in an autocomplete by the sound of their names; `textOf` returns the searched text. */
function filterByName<Row>(textOf: (row: Row) => string) {
  const filter = createFilterOptions<Row>({ stringify: (row) => foldName(textOf(row)) })
  return (rows: Row[], state: FilterOptionsState<Row>): Row[] =>
    filter(rows, { ...state, inputValue: foldName(state.inputValue.trim()) })
}

/** Formats what is known of a suggested caretaker in one line: "Match 40 % · Free 9:00 AM–3:00 PM · 31 of 48 h · 8 visits here · 4.6/5". */
function useFormatMatch() {
  const translate = useTranslate()
  const formatFacts = useFormatFacts()
  return useCallback(
    (ranked: RankedCaretaker, asked: Suggestions['asked']): string => {
      const { availability, hours, family, rating } = formatFacts(ranked, asked)
      return [
        translate('admin.suggestions.outOf', { score: ranked.score }),
        availability.text,
        hours,
        ranked.family.isKnown && family,
        ranked.rating !== null && rating,
      ]
        .filter(Boolean)
        .join(' · ')
    },
    [translate, formatFacts],
  )
}

type CaretakerChoiceRecord = Suggested<CaretakerRecord>

/**
 * Caretakers to choose from, best first. The list is empty until suggestions arrive, so that no option moves under a finger. If
 * they fail, it is sorted by rating.
 */
function useSuggestedCaretakers(booking: BookingRecord, isOpen: boolean) {
  const formatMatch = useFormatMatch()
  const { data } = useCaretakers()
  const suggestions = useSuggestions({ bookingId: booking._id }, isOpen)
  const isLoading = isOpen && suggestions.isPending
  const options = useMemo((): CaretakerChoiceRecord[] => {
    if (isLoading) return []
    return orderBySuggestions(rankCaretakers(data ?? [], booking.serviceType), suggestions.data, formatMatch)
  }, [data, booking.serviceType, suggestions.data, isLoading, formatMatch])
  return { options, isLoading }
}

/** The placeholder, which cannot be chosen (rule OFF-7). */
const placeholder = { _id: '', name: '' }
type Entry = CaretakerChoiceRecord | typeof placeholder
const isCaretaker = (entry: Entry): entry is CaretakerChoiceRecord => entry !== placeholder

const filterCaretakers = filterByName<CaretakerChoiceRecord>(searchTextOf)
function filterOptions(entries: Entry[], state: Parameters<typeof filterCaretakers>[1]): Entry[] {
  const found = filterCaretakers(entries.filter(isCaretaker), state)
  return state.inputValue.trim() === '' && found.length > 0 ? [placeholder, ...found] : found
}

/** Assigns the chosen caretaker. Requires confirmation for another service or missing checks (rules OFF-28, MATCH-8). */
function useAssigning(booking: BookingRecord) {
  const admin = useAdminData()
  const input = useRef<HTMLInputElement>(null)
  const [doubtful, setDoubtful] = useState<CaretakerRecord | null>(null)
  const { mutateAsync, isPending } = useAction({
    act: ({ caretaker, reason }: { caretaker: CaretakerRecord; reason: string }) =>
      admin.call('PUT /admin/bookings/{id}/status', {
        params: { id: booking._id },
        body: { assignedCaregiver: caretaker._id, ...(reason === '' ? {} : { reason }) },
      }),
    touches: ['bookings', 'caretakers'],
    successKey: 'admin.assignment.assigned',
    failureKey: 'admin.assignment.failed',
    showFailure: 'short toast',
  })
  async function assign(caretaker: CaretakerRecord, reason = '') {
    setDoubtful(null)
    const goOn = input.current && planFocus(input.current, 'input[data-assign]')
    await mutateAsync({ caretaker, reason })
    goOn?.()
  }
  function choose(caretaker: CaretakerRecord) {
    const isClear = isSkilled(caretaker, booking.serviceType) && caretaker.checks.missing.length === 0
    if (isClear) void assign(caretaker).catch(() => undefined)
    else setDoubtful(caretaker)
  }
  return { input, isPending, choose, doubtful, assign, leave: () => setDoubtful(null) }
}

/** Only Enter or a click on an option assigns; arrows and letters move and search. */
export function CaretakerChoice({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const { input, isPending, choose, doubtful, assign, leave } = useAssigning(booking)
  const [isWanted, setWanted] = useState(false)
  const { options: entries, isLoading } = useSuggestedCaretakers(booking, isWanted)
  return (
    <>
      <Autocomplete<Entry>
        value={null}
        blurOnSelect={false}
        autoHighlight
        readOnly={isPending}
        options={entries}
        loading={isLoading}
        loadingText={translate('app.loading')}
        onFocus={() => setWanted(true)}
        filterOptions={filterOptions}
        getOptionKey={({ _id }) => _id}
        getOptionLabel={({ name }) => name}
        getOptionDisabled={(entry) => !isCaretaker(entry) || !isPossible(entry)}
        noOptionsText={translate('admin.caretakers.noneFound')}
        openText={translate('admin.assignment.open')}
        closeText={translate('admin.assignment.close')}
        onChange={(_event, entry) => entry && isCaretaker(entry) && choose(entry)}
        renderOption={(props, entry) =>
          isCaretaker(entry) ? (
            <CaretakerOption {...props} key={entry._id} caretaker={entry} serviceType={booking.serviceType} />
          ) : (
            <li {...props} key="placeholder">
              {translate('admin.assignment.placeholder')}
            </li>
          )
        }
        slotProps={{ popper: { placement: 'bottom-start', style: { width: 'min(26rem, 92vw)' } } }}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            margin="none"
            inputRef={input}
            placeholder={translate(isPending ? 'admin.assignment.assigning' : 'admin.assignment.placeholder')}
            slotProps={{
              ...slotProps,
              htmlInput: {
                ...slotProps.htmlInput,
                'data-assign': booking._id,
                'aria-label': translate('admin.assignment.label', { booking: booking.bookingId }),
              },
            }}
          />
        )}
        sx={fieldWidth}
      />
      {doubtful && (
        <AssignAnywayDialog
          booking={booking}
          caretaker={doubtful}
          onCancel={leave}
          onAssign={(reason) => assign(doubtful, reason)}
        />
      )}
    </>
  )
}

type CaretakerOptionProps = HTMLAttributes<HTMLLIElement> & { caretaker: CaretakerChoiceRecord; serviceType: string }

/** Name and availability (rule OFF-7), and a second line: checks, match, hours, family and rating, or the refusal. */
function CaretakerOption({ caretaker, serviceType, ...props }: CaretakerOptionProps) {
  const translate = useTranslate()
  const { describeCount } = useDescribeChecks()
  const { name, available, serviceTypes, averageRating, currentBooking, suggestion, refusal } = caretaker
  const { openBookings, capacity } = caretaker
  const services = formatServices(translate, serviceTypes)
  const facts = [
    describeCount(caretaker.checks),
    suggestion ?? refusal,
    available && openBookings > 0 && translate('admin.assignment.room', { count: openBookings, all: capacity }),
    isSkilled(caretaker, serviceType)
      ? suggestion === undefined && services
      : translate('admin.assignment.otherService', { services }),
    suggestion === undefined && averageRating !== null && formatAverage(averageRating),
    suggestion === undefined &&
      refusal === undefined &&
      currentBooking &&
      translate('admin.assignment.boundTo', {
        patient: currentBooking.patientName || currentBooking.bookingId,
        status: translate(`status.${currentBooking.status}`),
      }),
  ]
  return (
    // The text of a disabled option gives the reason, so it must not be faded.
    <Box component="li" {...props} sx={{ '&&[aria-disabled="true"]': { opacity: 1, color: 'text.secondary' } }}>
      <Box sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {`${name} (${translate(`admin.assignment.${available ? 'optionFree' : 'optionTaken'}`)})`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}
