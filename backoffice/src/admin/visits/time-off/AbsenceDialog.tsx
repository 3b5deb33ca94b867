import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { WhyOff } from '../../../app/dialogs/WhyOff.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { messageOf } from '../../../app/wire/use-toast.tsx'
import { formatDayOf, formatSpan } from '../../../words/visit-times.ts'
import { AskForOpenVisits } from '../../offers/AskForOpenVisits.tsx'
import type { AskVisit } from '../../offers/chosen-people.ts'
import { useVisitCall } from '../parts/visit-calls.ts'
import { type GivenVisit, InformFamilies } from './InformFamilies.tsx'
import {
  type AbsentVisit,
  type ChosenSubstitutes,
  type PossibleSubstitute,
  SubstituteRows,
  substituteOf,
} from './SubstituteRows.tsx'

/** Absence as the server stores it, from a draft or a request. */
export type Absence = { caretaker: string; span: { startsAt: string; endsAt: string } | undefined }
/** The substitutes to save, the visits left open to ask for, and whether messages to the families are drafted afterwards. */
export type GivenSubstitutes = {
  gives: readonly GivenVisit[]
  asks: readonly AskVisit[]
  informs: boolean
  hasVisits: boolean
}
/** Steps after an absence is saved: visits left open, for which caretakers are asked, and families to inform. */
export type AfterSave = { asks: readonly AskVisit[]; informs: readonly GivenVisit[] }
export const stepsAfter = ({ gives, asks, informs }: GivenSubstitutes): AfterSave => ({
  asks,
  informs: informs ? gives : [],
})

type DialogProps = {
  title: string
  onClose: () => void
  /** @param onSaved shows the steps after it, or closes the dialog when there are none */
  form: (onSaved: (after: AfterSave) => void) => ReactNode
}

/** The absence of a caretaker, and afterwards the questions to others and the messages to the families (rules BOARD-6, OFFER-1). */
export function AbsenceDialog({ title, onClose, form }: DialogProps) {
  const titleId = useId()
  const [saved, setSaved] = useState<AfterSave>()
  useBackCloses(true, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {saved === undefined ? (
        form((after) => (after.asks.length + after.informs.length === 0 ? onClose() : setSaved(after)))
      ) : saved.asks.length > 0 ? (
        <AskForOpenVisits
          visits={saved.asks}
          onClose={() => (saved.informs.length === 0 ? onClose() : setSaved({ ...saved, asks: [] }))}
        />
      ) : (
        <InformFamilies given={saved.informs} onClose={onClose} />
      )}
    </Dialog>
  )
}

function useSubstitutes({ caretaker, span }: Absence) {
  const call = useVisitCall()
  const [chosen, setChosen] = useState<ChosenSubstitutes>({})
  const { data, isError, refetch } = useQuery({
    queryKey: ['time-off', 'substitutes', caretaker, span?.startsAt, span?.endsAt],
    queryFn: () => call('GET /admin/time-off/substitutes', { query: { caretaker, startsAt: '', endsAt: '', ...span } }),
    enabled: caretaker !== '' && span !== undefined,
  })
  const planned = data?.visits.filter(({ status }) => status === 'planned') ?? []
  return {
    visits: data?.visits,
    isError,
    refetch,
    chosen,
    choose: (visit: string, substitute: PossibleSubstitute | null) => setChosen({ ...chosen, [visit]: substitute }),
    planned,
    given: planned.flatMap((visit): GivenVisit[] => {
      const substitute = substituteOf(chosen, visit)
      return substitute ? [{ visit, caretaker: substitute }] : []
    }),
    isAsSuggested: planned.every((visit) => (substituteOf(chosen, visit)?._id ?? null) === visit.suggested),
  }
}

type FormProps = {
  absence: Absence
  /** Fields above the visits. */
  children: ReactNode
  /** The message about a missing field. */
  lacks?: string | undefined
  action: { mutate: (given: GivenSubstitutes) => void; isPending: boolean; error: unknown }
  /** Label of the button when no visit is planned in this time. */
  saveKey: string
  onCancel: () => void
}

/** Visits of the absence, each with its substitute, and the buttons that save it. */
export function AbsenceForm({ absence, children, lacks, action, saveKey, onCancel }: FormProps) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.off.${key}`)
  const whyId = useId()
  const [drafts, setDrafts] = useState(true)
  const [asks, setAsks] = useState(false)
  const substitutes = useSubstitutes(absence)
  const { visits, planned, given } = substitutes
  const hasVisits = planned.length > 0
  const send = (gives: readonly GivenVisit[]) => {
    const open = planned.filter(({ _id }) => !gives.some(({ visit }) => visit._id === _id))
    action.mutate({ gives, asks: asks ? open.map(toAskVisit) : [], informs: drafts, hasVisits })
  }
  const isOff = action.isPending || lacks !== undefined || visits === undefined
  return (
    <>
      <DialogContent>
        {children}
        {!lacks && !visits && !substitutes.isError && <RowSkeletons rows={3} />}
        {!lacks && !visits && substitutes.isError && (
          <LoadFailed textKey="visits.off.visitsFailed" onRetry={() => void substitutes.refetch()} />
        )}
        {!lacks && visits && (
          <SubstituteRows visits={visits} chosen={substitutes.chosen} onChoose={substitutes.choose} />
        )}
        {hasVisits && (
          <FormControlLabel
            control={<Checkbox checked={asks} onChange={(_event, isOn) => setAsks(isOn)} />}
            label={translate('offers.askAll')}
          />
        )}
        {given.length > 0 && (
          <FormControlLabel
            control={<Checkbox checked={drafts} onChange={(_event, isOn) => setDrafts(isOn)} />}
            label={label('drafts')}
          />
        )}
        {action.error != null && (
          <Alert severity="error">{messageOf(action.error, translate('visits.saveFailed'))}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <WhyOff id={whyId}>{action.isPending || !lacks ? undefined : translate(lacks)}</WhyOff>
        <Button onClick={onCancel}>{translate('app.cancel')}</Button>
        {hasVisits && (
          <Button variant="outlined" disabled={isOff} onClick={() => send([])}>
            {label('leaveAll')}
          </Button>
        )}
        <Button variant="contained" disabled={isOff} aria-describedby={whyId} onClick={() => send(given)}>
          {label(!hasVisits ? saveKey : substitutes.isAsSuggested ? 'giveAll' : 'giveChosen')}
        </Button>
      </DialogActions>
    </>
  )
}

/** The part of a body that assigns the visits of an absence. */
export const toSubstitutes = ({ gives, hasVisits }: GivenSubstitutes) =>
  hasVisits
    ? {
        openVisits: true,
        substitutes: gives.map(({ visit, caretaker }) => ({ visit: visit._id, caretaker: caretaker._id })),
      }
    : {}

/** Only free caretakers for this kind of care are suggested. */
const toAskVisit = ({ _id, startsAt, endsAt, booking, people }: AbsentVisit): AskVisit => ({
  _id,
  label: [`${formatDayOf(startsAt)}, ${formatSpan(startsAt, endsAt)}`, booking.patientName, booking.area]
    .filter((part) => part !== '')
    .join(', '),
  people: people.filter(({ asksFirst }) => !asksFirst).map(({ _id: id, name }) => ({ _id: id, name })),
})
