import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { useAction } from '../../../app/wire/use-action.ts'
import { useAdminData } from '../../admin-data-provider.ts'

export function ReleaseFamily({ id, name }: { id: string; name: string }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [isOpen, setOpen] = useState(false)
  const release = useAction({
    act: () => admin.call('POST /admin/retention/{family}/release', { params: { family: id } }),
    touches: ['retention', 'bookings', 'users'],
    onDone: () => setOpen(false),
    successKey: 'privacy.keeping.released',
    failureKey: 'privacy.keeping.releaseFailed',
  })
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('privacy.keeping.release')}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={release.isPending}
        title={translate('privacy.keeping.releaseTitle', { name })}
        content={translate('privacy.keeping.releaseWhat')}
        confirm={translate('privacy.keeping.release')}
        cancel={translate('app.cancel')}
        onConfirm={() => release.mutate()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
