import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import { languageNames } from '@thodu/api/contract/people/languages'
import { useTranslate } from 'react-admin'
import { formatMoment } from '../../../words/formats.ts'
import type { Translate } from '../../../words/translate.ts'
import { ChangeList } from '../../audit/ChangeList.tsx'
import { changesOf, formatEntry } from './format-entry.ts'

function formatCircumstances(say: Translate, entry: HistoryEntry): string[] {
  const more =
    entry.what === 'message' ? [say(`admin.handOff.states.${entry.state}`), languageNames[entry.language]] : []
  return [entry.by ?? say('visits.history.system'), ...more]
}

export function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const translate = useTranslate()
  const { title, details } = formatEntry(translate, entry)
  return (
    <Box component="li" data-kind={entry.kind} sx={{ py: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {details.map((detail) => (
        <Typography key={detail} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {detail}
        </Typography>
      ))}
      {entry.what === 'audited' && <ChangeList changes={changesOf(entry)} />}
      <Typography variant="body2" color="textSecondary">
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
        {` · ${formatCircumstances(translate, entry).join(' · ')}`}
      </Typography>
    </Box>
  )
}
