import Alert from '@mui/material/Alert'
import { useCloseNotification, useTranslate } from 'react-admin'

type ToastBodyProps = { severity: 'success' | 'error'; children: string }

/** A toast that says what happened and can be dismissed by hand. */
export function ToastBody({ severity, children }: ToastBodyProps) {
  const close = useCloseNotification()
  const translate = useTranslate()
  return (
    <Alert severity={severity} variant="filled" onClose={() => close()} closeText={translate('app.dismiss')}>
      {children}
    </Alert>
  )
}
