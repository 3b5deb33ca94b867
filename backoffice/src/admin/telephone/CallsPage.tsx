import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { CallCardView } from './CallCardView.tsx'
import { IncomingCall, NoCard } from './IncomingCall.tsx'
import { PrintedSheet } from './PrintedSheet.tsx'
import { SheetList } from './SheetList.tsx'
import { useCallSheet } from './use-call-sheet.ts'

/** The list of families and the open card side by side; on a phone the card comes first. */
function SheetAndCard({ sheet }: { sheet: ReturnType<typeof useCallSheet> }) {
  const { card, cards, incoming } = sheet
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' } }}>
      <Box sx={{ order: { xs: 2, md: 1 } }}>
        <SheetList cards={cards} chosen={card?.key} onChoose={sheet.choose} />
      </Box>
      <Box sx={{ order: { xs: 1, md: 2 } }}>
        {card ? (
          <CallCardView
            key={card.key}
            card={card}
            isIncoming={incoming !== undefined && incoming !== null}
            onCall={() => sheet.call(card)}
            onSaid={(words) => sheet.finish(words, card)}
          />
        ) : (
          <NoCard answer={sheet.answer} />
        )}
      </Box>
    </Box>
  )
}

/** /admin/calls: calls one family after the other (rules CALL-1 to CALL-6). */
export function CallsPage() {
  const translate = useTranslate()
  const sheet = useCallSheet()
  return (
    <>
      <Stack sx={{ gap: 2, pt: 2, pb: 6, '@media print': { display: 'none' } }}>
        <PageTitle title={translate('admin.callSheet.title')} />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
          <IncomingCall onFound={sheet.find} />
          <Button onClick={() => print()}>{translate('admin.callSheet.print')}</Button>
        </Stack>
        {sheet.hasFailed ? (
          <LoadFailed textKey="admin.callSheet.failed" onRetry={() => void sheet.refetch()} />
        ) : sheet.sheet === undefined ? (
          <RowSkeletons />
        ) : sheet.card === undefined && sheet.cards.length === 0 ? (
          sheet.incoming === null ? (
            <NoCard answer={sheet.answer} />
          ) : (
            <Typography>{translate('admin.callSheet.none')}</Typography>
          )
        ) : (
          <SheetAndCard sheet={sheet} />
        )}
      </Stack>
      <PrintedSheet cards={sheet.sheet ?? []} />
    </>
  )
}
