import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { statusOf } from '../../app/wire/call-status.ts'
import { messageOf } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'

type Families = AnswerOf<'GET /admin/find'>['families']
/** Shown instead of a card: the families that match the typed digits, or the error. */
export type Answer = { families: Families } | { problem: string }

/**
 * Searches the caller's number. A whole number opens its card and is never part of an address; a part finds families as the
 * search does (rules CALL-6, OFF-25).
 */
export function IncomingCall({ onFound }: { onFound: (card: CallCard | null, answer?: Answer) => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [phone, setPhone] = useState('')
  async function find() {
    try {
      const card = await admin.call('POST /admin/call-sheet/find', { body: { phone } })
      setPhone('')
      onFound(card)
    } catch (error) {
      // The card of another family must not remain under this number.
      if (statusOf(error) !== 400) return onFound(null, problemOf(error))
      const digits = phone.replaceAll(/\D/g, '')
      const found = digits.length < 2 ? undefined : admin.call('GET /admin/find', { query: { q: digits } })
      onFound(null, await Promise.resolve(found).then((all) => ({ families: all?.families ?? [] }), problemOf))
    }
  }
  const problemOf = (error: unknown): Answer => ({ problem: messageOf(error, translate('admin.callSheet.failed')) })
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1, alignItems: 'center', flex: '1 1 16rem', maxWidth: '24rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <TextField
        type="tel"
        size="small"
        margin="none"
        label={translate('admin.callSheet.incoming')}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off' } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" disabled={phone.trim() === ''} sx={{ minHeight: 40 }}>
        {translate('admin.callSheet.find')}
      </Button>
    </Stack>
  )
}

export function NoCard({ answer }: { answer: Answer | undefined }) {
  const translate = useTranslate()
  if (!answer || !('families' in answer) || answer.families.length === 0)
    return (
      <Typography role="status">
        {answer && 'problem' in answer ? answer.problem : translate('admin.callSheet.noNumber')}
      </Typography>
    )
  return (
    <Stack role="status" sx={{ gap: 1 }}>
      <Typography>{translate('admin.callSheet.matches')}</Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {answer.families.map(({ _id, name, phone }) => (
          <li key={_id}>
            <Button component={Link} to={`/families/${_id}`}>{`${name}, ${formatPhone(phone)}`}</Button>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
