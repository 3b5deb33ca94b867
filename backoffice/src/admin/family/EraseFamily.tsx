import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { RetentionRow } from '@thodu/api/contract/privacy/retention.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { formatDate } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'

type Props = { id: string; name: string }

/** Closes a family that asked for erasure, after showing what ends and what remains (rule PRIV-K2). */
export function EraseFamily({ id, name }: Props) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {translate('privacy.keeping.forget')}
      </Button>
      {isOpen && <EraseDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Shows what ends and what remains, and closes the account after a confirmation. */
export function EraseDialog({ id, name, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data, error, refetch } = useQuery({
    queryKey: ['retention', 'one', id],
    queryFn: () => admin.call('GET /admin/retention/{family}', { params: { family: id } }),
  })
  return (
    <DialogForm
      title={translate('privacy.keeping.forgetTitle', { name })}
      maxWidth="sm"
      color="error"
      initial={{}}
      // The dialog lists the obstacle.
      missing={() => (data?.obstacle === null ? undefined : '')}
      touches={['retention', 'bookings', 'users']}
      successKey="privacy.keeping.forgotten"
      failureKey="privacy.keeping.forgetFailed"
      act={() => admin.call('POST /admin/retention/{family}/restrict', { params: { family: id } })}
      saveLabel={translate('privacy.keeping.forgetNow')}
      onClose={onClose}
    >
      {data ? (
        <WhatEnds family={data} />
      ) : error ? (
        <LoadFailed textKey="privacy.keeping.failed" onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons rows={3} height={32} />
      )}
    </DialogForm>
  )
}

function WhatEnds({ family: { obstacle, careUntil, booksUntil, keptUntil } }: { family: RetentionRow }) {
  const translate = useTranslate()
  if (obstacle !== null)
    return (
      <Typography>
        {translate(`privacy.keeping.obstacles.${obstacle === 'money.not_settled' ? 'money' : 'booking'}`)}
      </Typography>
    )
  const stays = [
    ...(careUntil === null ? [] : [translate('privacy.keeping.holds.care', { day: formatDate(careUntil) })]),
    ...(booksUntil === null ? [] : [translate('privacy.keeping.holds.books', { day: formatDate(booksUntil) })]),
    translate('privacy.keeping.gone', { day: formatDate(keptUntil) }),
  ]
  return (
    <>
      <Typography>{translate('privacy.keeping.ends')}</Typography>
      <ul>
        {stays.map((line) => (
          <li key={line}>
            <Typography>{line}</Typography>
          </li>
        ))}
      </ul>
    </>
  )
}
