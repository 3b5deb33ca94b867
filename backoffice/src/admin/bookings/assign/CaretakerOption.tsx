import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { HTMLAttributes } from 'react'
import { useTranslate } from 'react-admin'
import { formatAverage } from '../../../app/looks/format-average.ts'
import { sayServices } from '../../../words/stored/stored-in-office.ts'
import { isSkilled } from '../../choice/rank-caretakers.ts'
import { TakenLines } from '../../suggestions/TakenLines.tsx'
import type { CaretakerChoiceRecord } from './use-suggested-caretakers.ts'

type CaretakerOptionProps = HTMLAttributes<HTMLLIElement> & { caretaker: CaretakerChoiceRecord; serviceType: string }

/** Who, whether free (rule OFF-7), and below it what one chooses by: points and reasons, services, the hours that are taken. */
export function CaretakerOption({ caretaker, serviceType, ...props }: CaretakerOptionProps) {
  const translate = useTranslate()
  const { name, available, serviceTypes, averageRating, currentBooking, suggestion, refusal, taken } = caretaker
  const services = sayServices(translate, serviceTypes)
  // Bound elsewhere is said in the set words; whoever else cannot be sent is no more than named.
  const isBound = !available && (refusal === undefined || currentBooking !== null)
  const state = available ? 'admin.assignment.optionFree' : isBound ? 'admin.assignment.optionTaken' : undefined
  const facts = [
    suggestion ?? refusal,
    isSkilled(caretaker, serviceType) ? services : translate('admin.assignment.otherService', { services }),
    suggestion === undefined && averageRating !== null && formatAverage(averageRating),
    taken === undefined &&
      currentBooking &&
      translate('admin.assignment.boundTo', {
        patient: currentBooking.patientName || currentBooking.bookingId,
        status: translate(`status.${currentBooking.status}`),
      }),
  ]
  return (
    <li {...props}>
      <Box sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {state === undefined ? name : `${name} (${translate(state)})`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {taken !== undefined && <TakenLines taken={taken} />}
      </Box>
    </li>
  )
}
