import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Factor } from '@thodu/api/contract/accounts/factors.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDate } from '../../words/formats.ts'

type FactorRowProps = {
  factor: Factor
  busy: boolean
  onRename: (name: string) => Promise<boolean>
  onRemove: () => void
}

export function FactorRow({ factor, busy, onRename, onRemove }: FactorRowProps) {
  const translate = useTranslate()
  const [draft, setDraft] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const { name } = factor
  const rename = async () => {
    if (draft?.trim() && (await onRename(draft.trim()))) setDraft(null)
  }
  return (
    <Stack component="li" sx={{ py: 1, gap: 1, borderBottom: 1, borderColor: 'divider', listStyle: 'none' }}>
      {draft === null ? (
        <FactorFacts {...factor} />
      ) : (
        <TextField
          label={translate('app.factor.name')}
          value={draft}
          autoFocus
          onChange={(event) => setDraft(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      )}
      {asking && <Typography role="alert">{translate('app.factor.removeQuestion', { name })}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {draft !== null && (
          <Button variant="contained" disabled={busy || draft.trim() === ''} onClick={() => void rename()}>
            {translate('app.save')}
          </Button>
        )}
        {asking && (
          <Button color="error" variant="contained" disabled={busy} onClick={onRemove}>
            {translate('app.factor.remove')}
          </Button>
        )}
        {draft === null && !asking ? (
          <>
            <Button aria-label={translate('app.factor.renameOf', { name })} onClick={() => setDraft(name)}>
              {translate('app.factor.rename')}
            </Button>
            <Button
              color="error"
              aria-label={translate('app.factor.removeOf', { name })}
              onClick={() => setAsking(true)}
            >
              {translate('app.factor.remove')}
            </Button>
          </>
        ) : (
          <Button
            onClick={() => {
              setDraft(null)
              setAsking(false)
            }}
          >
            {translate('app.cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

function FactorFacts({ name, kind, createdAt, lastUsedAt }: Factor) {
  const translate = useTranslate()
  const kindName = translate(`app.factor.kinds.${kind}`)
  const facts = [
    ...(name === kindName ? [] : [kindName]),
    translate('app.factor.added', { date: formatDate(createdAt) }),
    lastUsedAt === null
      ? translate('app.factor.neverUsed')
      : translate('app.factor.used', { date: formatDate(lastUsedAt) }),
  ]
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
    </>
  )
}
