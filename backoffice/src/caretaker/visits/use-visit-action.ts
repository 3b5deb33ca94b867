import type { Tick } from '@thodu/api/contract/tasks/care-tasks'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useEffect, useRef, useState } from 'react'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { toldBy } from '../../app/wire/call-status.ts'
import type { Translate } from '../../words/translate.ts'
import { restTime, settleTime, useHastyTap } from '../outbox/hasty-tap.ts'
import type { QueuedAction } from '../outbox/outbox.ts'
import { sendNow } from '../outbox/send-now.ts'
import { isWhole } from './CodeField.tsx'

export type QueuedVisitAction = 'start' | 'end'
export type VisitStepProps = {
  visit: OwnVisit
  say: Translate
  onSaved: (visit: OwnVisit, kind: QueuedVisitAction, isCodeWrong: boolean) => void
  /** The server refused: the shown data may be outdated. */
  onRefused?: (error: unknown) => void
  /** Prevents the app from replacing this screen during a press or question; @returns a function that releases it. */
  onOpen?: () => () => void
}

/** The state of Start and End: questions, a single sending despite quick taps, and the result (rule CARE-21). */
export function useQueuedVisitAction({ visit, say, onSaved, onRefused, onOpen }: VisitStepProps) {
  const kind: QueuedVisitAction = visit.status === 'started' ? 'end' : 'start'
  const [state, setState] = useState<'rest' | 'asked' | 'sent'>('rest')
  const [problem, setProblem] = useState('')
  const [code, setCode] = useState('')
  const [isTyping, setTyping] = useState(false)
  const left = useLeftBehind(visit._id)
  const tap = useHastyTap()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => (state === 'rest' ? undefined : onOpen?.()), [state, onOpen])
  // At the start the code comes first; at the end there are more fields.
  useEffect(() => {
    if (state === 'asked' && kind === 'start') field.current?.focus()
  }, [state, kind])

  function ask() {
    if (tap.isHasty()) return
    if (kind === 'start' && !visit.hasCode) return void press('')
    tap.restFor(settleTime)
    setProblem('')
    setState('asked')
  }
  /** Sends a complete code; a visit starts and ends without one, too (rule DAY-21). */
  const confirm = () => void press(isWhole(code) ? code : '')
  function enterCode() {
    setTyping(true)
    setTimeout(() => field.current?.focus())
  }
  async function press(given: string) {
    if (tap.isHasty()) return
    tap.restFor(Number.POSITIVE_INFINITY)
    setState('sent')
    setProblem('')
    try {
      const outcome = await sendNow(pressOf(kind, visit._id, given, left.body))
      if (kind === 'end') left.forget()
      setCode('')
      setTyping(false)
      if (outcome.state === 'delivered' && 'visit' in outcome.answered) {
        const saved = outcome.answered.visit
        const isWrong = given !== '' && (kind === 'start' ? saved.startProof : saved.endProof) === 'none'
        if (isWrong) setProblem(say('caretaker.visits.codeWrong'))
        onSaved(saved, kind, isWrong)
      }
    } catch (error) {
      setProblem(toldBy(error) ?? say('caretaker.visits.failed'))
      onRefused?.(error)
    }
    tap.restFor(restTime)
    setState('rest')
  }
  // A start that the family's code or word has confirmed confirms the whole visit, so End does not ask for a code again.
  const isConfirmed = visit.startProof === 'code' || visit.startProof === 'family'
  /** At the start the field is shown; at the end a button opens it. */
  const hasField = visit.hasCode && !isConfirmed && (kind === 'start' || isTyping)
  const canEnterCode = visit.hasCode && !isConfirmed && !hasField
  return {
    kind,
    state,
    problem,
    code,
    setCode,
    field,
    hasField,
    canEnterCode,
    left,
    ask,
    confirm,
    enterCode,
    giveUp: () => setState('rest'),
  }
}

function pressOf(kind: QueuedVisitAction, subject: string, code: string, left: LeftBehind): QueuedAction {
  const proof = code === '' ? {} : { code }
  return kind === 'start' ? { kind, subject, body: proof } : { kind, subject, body: { ...proof, ...left } }
}

function readKept(text: string): Tick[] {
  try {
    return JSON.parse(text || '[]')
  } catch {
    return []
  }
}

type LeftBehind = ReturnType<typeof leftBehind>
const leftBehind = (note: string, forFamily: string, tasks: Tick[]) => ({
  ...(note.trim() === '' ? {} : { note: note.trim() }),
  ...(forFamily.trim() === '' ? {} : { forFamily: forFamily.trim() }),
  ...(tasks.length === 0 ? {} : { tasks }),
})

/** The draft of End: notes for the next caretaker and the family, and ticks (rules CARE-19, DAY-22). */
function useLeftBehind(visitId: string) {
  const [note, setNote, forgetNote] = useKeptText(`visit.${visitId}`)
  const [forFamily, setForFamily, forgetForFamily] = useKeptText(`visit.family.${visitId}`)
  const [ticked, setTicked, forgetTicked] = useKeptText(`visit.tasks.${visitId}`)
  const ticks = readKept(ticked)
  return {
    note: { text: note, onChange: setNote },
    forFamily: { text: forFamily, onChange: setForFamily },
    ticks: { ticks, onChange: (next: Tick[]) => setTicked(JSON.stringify(next)) },
    body: leftBehind(note, forFamily, ticks),
    forget() {
      forgetNote()
      forgetForFamily()
      forgetTicked()
    },
  }
}
