import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type PromiseReason, promiseReasons } from '@thodu/api/contract/promises/promise-kinds'
import { useTranslate } from 'react-admin'

type Props = { label: string; busy: boolean; onChoose: (reason: PromiseReason) => void }

/** One button for each reason why a promise was late (rule PROM-7). */
export function ReasonButtons({ label, busy, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ gap: 1, flexWrap: 'wrap' }}>
      {promiseReasons.map((code) => (
        <Button key={code} size="small" variant="outlined" aria-disabled={busy} onClick={() => !busy && onChoose(code)}>
          {translate(`admin.promises.reasons.${code}`)}
        </Button>
      ))}
    </Stack>
  )
}
