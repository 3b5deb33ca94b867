import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

type AuditPagerProps = { page: number; pages: number; onChange: (page: number) => void }

/** Back and forth; a million rows need no list of page numbers. */
export function AuditPager({ page, pages, onChange }: AuditPagerProps) {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {translate('app.previous')}
      </Button>
      <Typography variant="body2">{translate('app.page', { page, pages: Math.max(1, pages) })}</Typography>
      <Button disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {translate('app.next')}
      </Button>
    </Stack>
  )
}
