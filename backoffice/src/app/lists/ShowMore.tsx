import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

type ShowMoreProps = { shown: number; total: number; isPending?: boolean; onMore: () => void }

/** Button at the end of a list that loads more rows in place. */
export function ShowMore({ shown, total, isPending = false, onMore }: ShowMoreProps) {
  const translate = useTranslate()
  if (shown >= total) return null
  return (
    <Button
      onClick={() => !isPending && onMore()}
      aria-disabled={isPending}
      sx={{ minHeight: 48, alignSelf: { sm: 'flex-start' } }}
    >
      {translate('app.showMore')}
    </Button>
  )
}
