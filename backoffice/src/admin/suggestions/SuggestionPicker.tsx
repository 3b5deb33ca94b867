import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RankedCaretaker, Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isComposing } from '../../app/is-composing.ts'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { ShowMore } from '../../app/lists/ShowMore.tsx'
import { formatDateTime } from '../../words/formats.ts'
import type { SuggestionSubject } from '../admin-data-provider.ts'
import { foldName } from '../choice/fold-name.ts'
import { AskingRow, type ChooseCaretaker } from './AskingRow.tsx'
import { ChooserRow, chooseMark } from './ChooserRow.tsx'
import { NobodyFree } from './NobodyFree.tsx'
import { NotPossible } from './NotPossible.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** A choice is sent at once, after a question where one is needed, or picked for a form that asks and sends later. */
export type Choosing = { onChoose: ChooseCaretaker } | { onPick: (ranked: RankedCaretaker, isApart: boolean) => void }
type SuggestionPickerProps = Choosing & {
  subject: SuggestionSubject
  busy: boolean
  /** Not offered, such as the present caretaker. */
  except?: readonly string[]
  autoFocus?: boolean
}

/**
 * The chooser of caretakers for bookings, visits, replacements and absences: suggested ones, best first, then those registered
 * for other services, then the ones whom the server would refuse (rules MATCH-4, MATCH-5, MATCH-11).
 */
export function SuggestionPicker({ subject, ...rest }: SuggestionPickerProps) {
  const { data, isError, refetch } = useSuggestions(subject)
  if (!data && isError) return <LoadFailed textKey="admin.suggestions.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} height={56} />
  return <Chooser subject={subject} suggestions={data} {...rest} />
}

/** Rows before "Show more"; an office with more caretakers types a name. */
const firstRows = 20
/** From this number of caretakers on a name can be typed. */
const manyRows = 9

function useShown({ eligible, askFirst }: Suggestions, except: readonly string[]) {
  const [name, setName] = useState('')
  const [most, setMost] = useState(firstRows)
  const rows = useMemo(() => {
    const rows = [
      ...eligible.map((ranked) => ({ ranked, isApart: false })),
      ...askFirst.map((ranked) => ({ ranked, isApart: true })),
    ]
    return rows.filter(({ ranked: { caretaker } }) => !except.includes(caretaker._id))
  }, [eligible, askFirst, except])
  const matching = rows.filter(({ ranked: { caretaker } }) => foldName(caretaker.name).includes(foldName(name.trim())))
  return {
    shown: matching.slice(0, most),
    total: matching.length,
    isMany: rows.length >= manyRows,
    isEmpty: rows.length === 0,
    name,
    setName,
    showMore: () => setMost(most + firstRows),
  }
}

const none: readonly string[] = []
type ChooserProps = SuggestionPickerProps & { suggestions: Suggestions }

function Chooser({ subject, suggestions, busy, except = none, autoFocus = false, ...choosing }: ChooserProps) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.${key}`, values)
  const { list, focusFirst, onKeyDown } = useRowFocus()
  const { shown, total, isMany, isEmpty, name, setName, showMore } = useShown(suggestions, except)
  const { asOf, food, asked, requiredChecks, blocked } = suggestions
  useEffect(() => {
    if (autoFocus) focusFirst()
  }, [autoFocus, focusFirst])
  const toRow = ({ ranked, isApart }: (typeof shown)[number]) => {
    const row = { ranked, isApart, asked, requiredChecks, busy }
    const { _id } = ranked.caretaker
    if ('onPick' in choosing) return <ChooserRow key={_id} {...row} onChoose={() => choosing.onPick(ranked, isApart)} />
    const subjectId = 'visitId' in subject ? subject.visitId : subject.bookingId
    return <AskingRow key={_id} subjectId={subjectId} {...row} onChoose={choosing.onChoose} />
  }
  return (
    <Box ref={list} onKeyDown={onKeyDown} sx={{ containerType: 'inline-size' }}>
      <Typography variant="body2" color="textSecondary">
        {isEmpty ? say('none') : say('list', { time: formatDateTime(asOf) })}
      </Typography>
      {food && <Typography>{say('food', { food: translate(`admin.wishes.foods.${food}`) })}</Typography>}
      <NobodyFree suggestions={suggestions} />
      {isMany && (
        <TextField
          type="search"
          size="small"
          label={say('find')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {total === 0 && !isEmpty && <Typography>{translate('admin.caretakers.noneFound')}</Typography>}
      <List>{shown.filter(({ isApart }) => !isApart).map(toRow)}</List>
      <Apart title={say('askFirst')}>{shown.filter(({ isApart }) => isApart).map(toRow)}</Apart>
      <ShowMore shown={shown.length} total={total} onMore={showMore} />
      <NotPossible blocked={blocked} />
    </Box>
  )
}

const List = ({ children, labelledBy }: { children: ReactNode[]; labelledBy?: string }) =>
  children.length === 0 ? null : (
    <Box component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  )

function Apart({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="h3" id={id} sx={{ fontSize: '1rem' }}>
        {title}
      </Typography>
      <List labelledBy={id}>{children}</List>
    </Box>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const buttonsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`[${chooseMark}]`)]

/** Arrow keys and j, k move between the Choose buttons of a list, so that Enter chooses (rule MATCH-11). */
function useRowFocus() {
  const list = useRef<HTMLDivElement>(null)
  const focusFirst = useCallback(() => {
    if (list.current) buttonsIn(list.current)[0]?.focus()
  }, [])
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // An Enter that is still held from opening the list must not choose.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault()
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (isComposing(event.nativeEvent)) return
    const { target } = event
    // In a field letters are typed; only the arrow down leaves the field of names.
    if (isTyping(target) && (event.key !== 'ArrowDown' || target instanceof HTMLTextAreaElement)) return
    const buttons = buttonsIn(event.currentTarget)
    const here = target instanceof Element ? target.closest('li') : null
    const at = buttons.findIndex((button) => here?.contains(button))
    const next = buttons[at === -1 ? 0 : Math.min(Math.max(at + step, 0), buttons.length - 1)]
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
  return { list, focusFirst, onKeyDown }
}
