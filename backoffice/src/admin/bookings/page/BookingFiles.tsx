import DescriptionIcon from '@mui/icons-material/Description'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { uploadCategories } from '@thodu/api/contract/care/upload-categories'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { useOpenFile } from '../../open-file.ts'

export function BookingFiles({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const openFile = useOpenFile()
  const files = uploadCategories.flatMap((category) =>
    (booking.uploadedFiles[category] ?? []).map((url, index) => ({ url, category, number: index + 1 })),
  )
  return (
    <Section title={translate('admin.booking.files')}>
      {files.length === 0 && <Typography color="textSecondary">{translate('admin.booking.noFiles')}</Typography>}
      <Stack sx={{ alignItems: 'flex-start' }}>
        {files.map(({ url, category, number }) => (
          <Button key={url} startIcon={<DescriptionIcon />} onClick={() => void openFile(url)}>
            {translate('admin.booking.file', { category: translate(`admin.categories.${category}`), number })}
          </Button>
        ))}
      </Stack>
    </Section>
  )
}
