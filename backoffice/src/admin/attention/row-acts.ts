import type { AttentionRow, AttentionStep, RowPromise } from '@thodu/api/contract/dashboard/attention.schema'
import type { AttentionKind } from '@thodu/api/contract/dashboard/attention-kinds'

/** Acts that a dialog above the attention list finishes (rule HALL-7). */
export type Act =
  | 'assign'
  | 'assignAll'
  | 'ask'
  | 'arrived'
  | 'missed'
  | 'record'
  | 'card'
  | 'checks'
  | 'verify'
  | 'reason'
  | 'hold'
  | 'inform'
export type MenuAct = Extract<Act, 'ask' | 'arrived' | 'missed' | 'verify' | 'reason' | 'hold'>
export type OpenAct = { act: Act; row: AttentionRow; step: AttentionStep }
export type ActDialogProps = OpenAct & { who: string; now: string; onDone: () => void; onClose: () => void }

/** These visits should have begun; another caretaker goes for the remaining time. */
export const overdueKinds: readonly AttentionKind[] = ['unassigned', 'absent', 'late']
const awaitsArrival: readonly AttentionKind[] = ['absent', 'late']

/** @returns the act of the row's button; undefined when the step is done on another screen (`wayOf`) */
export function mainActOf({
  kind,
  promise,
  offers,
}: Pick<AttentionStep, 'kind' | 'promise'> & Partial<Pick<AttentionStep, 'offers'>>): Act | undefined {
  if (offers && offers.yes > 0) return 'ask'
  if (overdueKinds.includes(kind) || kind === 'open' || kind === 'noCaretaker') return 'assign'
  if (kind === 'trouble' || kind === 'remark') return 'record'
  if (kind === 'call' || kind === 'change' || kind === 'privacy') return 'card'
  if (kind === 'unchecked') return 'checks'
  if (kind === 'unconfirmed') return 'inform'
  if (promise === 'match' || promise === 'rematch') return 'assign'
  return promise === 'verification' ? 'verify' : undefined
}

/** Translation key of the row's button, below `admin.hall.acts`. */
export const actKeyOf = ({ kind, promise }: Pick<AttentionStep, 'kind' | 'promise'>): string => promise ?? kind

export const unexplainedOf = ({ promises }: Pick<AttentionRow, 'promises'>): RowPromise[] =>
  promises.filter(({ isLate, reason }) => isLate && reason === null)
/** Finds the first promise that is not late yet; a hold extends its time. */
export const heldPromiseOf = ({ promises }: Pick<AttentionRow, 'promises'>): RowPromise | undefined =>
  promises.find(({ isLate }) => !isLate)
export const verificationOf = ({ promises }: Pick<AttentionRow, 'promises'>): RowPromise | undefined =>
  promises.find(({ kind }) => kind === 'verification')

/** The acts of the row's menu. */
export function menuActsOf(row: AttentionRow): MenuAct[] {
  const acts: [MenuAct, boolean][] = [
    ['ask', row.kind === 'open' && mainActOf(row) !== 'ask'],
    ['arrived', awaitsArrival.includes(row.kind)],
    ['missed', overdueKinds.includes(row.kind)],
    ['verify', verificationOf(row) !== undefined && mainActOf(row) !== 'verify'],
    ['reason', unexplainedOf(row).length > 0],
    ['hold', heldPromiseOf(row) !== undefined],
  ]
  return acts.filter(([, isOffered]) => isOffered).map(([act]) => act)
}
