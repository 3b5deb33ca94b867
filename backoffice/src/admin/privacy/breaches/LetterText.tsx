import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { copyText } from '@thodu/api/contract/client/plain-http'
import { brand, brandPrivacy } from '@thodu/api/contract/page-values'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FactList } from '../../../app/looks/Section.tsx'
import { useToast } from '../../../app/wire/use-toast.tsx'
import { formatDateTime } from '../../../words/formats.ts'
import { type Letter, letterText, partsOf } from './breach-letters.ts'

/** The letter to the Board or to families, for copying or printing (rule PRIV-B5). */
export function LetterText({ letter, breach }: { letter: Letter; breach: Breach }) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.breaches.${key}`, values)
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const title = `${say(`letters.${letter}`)} · ${brand.name} · ${breach.code}`
  const parts = [
    ...partsOf(letter, breach, {
      moment: formatDateTime,
      people: ({ mailed, called, toCall, firstAt, lastAt }) =>
        say('toldSoFar', { mailed, called, toCall }) +
        (firstAt === null || lastAt === null ? '' : ` ${formatDateTime(firstAt)} – ${formatDateTime(lastAt)}.`),
    }),
    { key: 'contact', text: `${brandPrivacy.contactName.en}, ${brandPrivacy.phoneDisplay}, ${brandPrivacy.email}` },
  ].map(({ key, text }) => ({ label: say(`parts.${key}`), text: text || say('notWritten') }))
  const copy = () =>
    void copyText(letterText(title, parts)).then((isCopied) =>
      isCopied ? toast.succeed('admin.breaches.copied') : toast.fail(undefined, 'app.notCopied'),
    )
  return (
    <Box component="details" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Typography component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
        {say(`letters.${letter}`)}
      </Typography>
      {isOpen && (
        <>
          <FactList facts={parts.map(({ label, text }) => ({ label, value: text }))} />
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Button variant="outlined" onClick={copy}>
              {say('copy')}
            </Button>
            <Button onClick={() => print()}>{translate('admin.reports.print')}</Button>
          </Box>
        </>
      )}
    </Box>
  )
}
