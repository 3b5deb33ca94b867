import PhoneIcon from '@mui/icons-material/Phone'
import PlaceIcon from '@mui/icons-material/Place'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import { useTranslate } from 'react-admin'
import { careAddressOf, type Job, mapUrl } from './job.ts'

export function ReachButtons({ job }: { job: Job }) {
  const translate = useTranslate()
  const address = careAddressOf(job)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {job.userInfo.phone !== '' && (
        <Button component="a" href={telUrl(job.userInfo.phone)} startIcon={<PhoneIcon />} sx={{ minHeight: 44 }}>
          {translate('caretaker.job.call', { name: job.userInfo.name })}
        </Button>
      )}
      {address !== '' && <MapButton address={address} />}
    </Stack>
  )
}

export function MapButton({ address }: { address: string }) {
  const translate = useTranslate()
  return (
    <Button
      component="a"
      href={mapUrl(address)}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<PlaceIcon />}
      sx={{ minHeight: 44 }}
    >
      {translate('caretaker.job.map')}
    </Button>
  )
}
