import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

type ShowMoreProps = { shown: number; total: number; isPending?: boolean; onMore: () => void }

/** The end of a list that grows where it stands, as long as there is more of it. */
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
