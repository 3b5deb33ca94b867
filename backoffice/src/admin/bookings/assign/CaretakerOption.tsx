import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { HTMLAttributes } from 'react'
import { useTranslate } from 'react-admin'
import { formatAverage } from '../../../app/looks/format-average.ts'
import { sayServices } from '../../../words/stored-in-office.ts'
import type { CaretakerRecord } from '../../admin-data-provider.ts'
import { isSkilled } from './rank-caretakers.ts'

type CaretakerOptionProps = HTMLAttributes<HTMLLIElement> & { caretaker: CaretakerRecord; serviceType: string }

/** Who, whether free (rule OFF-7), and below it what one chooses by: services, rating, where she is bound. */
export function CaretakerOption({ caretaker, serviceType, ...props }: CaretakerOptionProps) {
  const translate = useTranslate()
  const { name, available, serviceTypes, averageRating, currentBooking } = caretaker
  const services = sayServices(translate, serviceTypes)
  const facts = [
    isSkilled(caretaker, serviceType) ? services : translate('admin.assignment.otherService', { services }),
    averageRating !== null && formatAverage(averageRating),
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
          {`${name} (${translate(available ? 'admin.assignment.optionFree' : 'admin.assignment.optionTaken')})`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </li>
  )
}
