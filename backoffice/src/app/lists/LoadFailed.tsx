import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

/** One part of a screen that could not be loaded, with a way to try again. */
export function LoadFailed({ textKey, onRetry }: { textKey: string; onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => onRetry()}>
          {translate('app.retry')}
        </Button>
      }
    >
      {translate(textKey)}
    </Alert>
  )
}
