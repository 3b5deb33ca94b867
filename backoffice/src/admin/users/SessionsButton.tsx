import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { SessionsDialog } from '../../app/two-factor/lazy-screens.ts'
import type { UserRecord } from '../admin-data-provider.ts'

export function SessionsButton({ user }: { user: UserRecord }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-label={translate('app.openSessionsOf', { name: user.name })}
        onClick={() => setOpen(true)}
      >
        {translate('app.openSessions')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SessionsDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
