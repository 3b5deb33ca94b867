import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { PageTitle } from '../looks/PageTitle.tsx'

export function MessagePage({ textKey }: { textKey: string }) {
  const translate = useTranslate()
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 6 }}>
      <PageTitle title={translate(textKey)} />
      <Typography>{translate(textKey)}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('app.goHome')}
      </Button>
    </Stack>
  )
}

/** Unknown path within an app (rule PAGE-8). */
export const MissingPage = () => <MessagePage textKey="app.notFound" />

/** Screen that access control refuses (rule PAGE-8). */
export const NoAccessPage = () => <MessagePage textKey="app.forbidden" />

/** The server could not check the session. */
export const SignInFailedPage = () => <MessagePage textKey="ra.message.authentication_error" />

/** A screen that failed. Another address shows its own screen again. */
export function ErrorPage({ resetErrorBoundary }: { resetErrorBoundary: (...args: unknown[]) => void }) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return (
    <div role="alert">
      <MessagePage textKey="ra.page.error" />
    </div>
  )
}
