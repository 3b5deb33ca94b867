import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import type { UploadedFiles } from '@thodu/api/contract/bookings/bookings.schema'
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { callApi } from '../../app/wire/http-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { listFiles } from './booking-facts.ts'

/** The family's files; each opens by a link that is valid for five minutes (rule FILE-6). */
export function BookingFiles({ files }: { files: UploadedFiles }) {
  const translate = useTranslate()
  const toast = useToast()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const listed = listFiles(files)
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => callApi('POST /files/{id}/link', { params: { id } }),
    // The server sends an attachment, so the browser saves or opens it without leaving this page.
    onSuccess: ({ url }) => location.assign(url),
    async onError(error) {
      if (!(await logoutIfAccessDenied(error))) toast.fail(null, 'caretaker.files.failed')
    },
  })
  return (
    <Section title={translate('caretaker.files.title')}>
      {listed.length === 0 && <Typography color="textSecondary">{translate('caretaker.files.none')}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, alignItems: 'flex-start' }}>
        {listed.map(({ id, category, number }) => (
          <li key={id}>
            <Button startIcon={<FileIcon />} onClick={() => !isPending && mutate(id)} sx={{ minHeight: 44 }}>
              {translate(`caretaker.files.${category}`, { number: String(number) })}
            </Button>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
