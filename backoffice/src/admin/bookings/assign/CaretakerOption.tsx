import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { HTMLAttributes } from 'react'
import { useTranslate } from 'react-admin'
import { formatAverage } from '../../../app/looks/format-average.ts'
import { formatServices } from '../../../words/stored/stored-in-office.ts'
import { useDescribeChecks } from '../../checks/use-describe-checks.ts'
import { isSkilled } from '../../choice/rank-caretakers.ts'
import type { CaretakerChoiceRecord } from './use-suggested-caretakers.ts'

type CaretakerOptionProps = HTMLAttributes<HTMLLIElement> & { caretaker: CaretakerChoiceRecord; serviceType: string }

/** Name and availability (rule OFF-7), and a second line: checks, match, hours, family and rating, or the refusal. */
export function CaretakerOption({ caretaker, serviceType, ...props }: CaretakerOptionProps) {
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
