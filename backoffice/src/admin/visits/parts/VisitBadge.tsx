import { useTranslate } from 'react-admin'
import { ShapeSign } from '../../../app/looks/ShapeSign.tsx'
import { SignBadge } from '../../../app/looks/StatusSign.tsx'
import type { Visit } from './visit-calls.ts'
import { stateLooks, type VisitState, visitStateOf } from './visit-looks.ts'

export const StandingShape = ({ standing }: { standing: VisitState }) => (
  <ShapeSign shape={stateLooks[standing].shape} />
)

/** A visit's state in colour, shape and words (rule LOOK-3). */
export function VisitBadge({ visit }: { visit: Pick<Visit, 'status' | 'need'> }) {
  const translate = useTranslate()
  const standing = visitStateOf(visit)
  return <SignBadge {...stateLooks[standing]}>{translate(`visits.status.${standing}`)}</SignBadge>
}
