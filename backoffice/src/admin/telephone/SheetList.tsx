import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { useTranslate } from 'react-admin'

type SheetListProps = { cards: readonly CallCard[]; chosen: string | undefined; onChoose: (key: string) => void }

/** The call sheet's families in order, each with its caller or its due time. */
export function SheetList({ cards, chosen, onChoose }: SheetListProps) {
  const translate = useTranslate()
  return (
    <Stack
      component="ol"
      sx={{ m: 0, p: 0, gap: 0.5, listStyle: 'none' }}
      aria-label={translate('admin.callSheet.title')}
    >
      {cards.map((card) => (
        <li key={card.key}>
          <Button
            fullWidth
            aria-current={card.key === chosen}
            onClick={() => onChoose(card.key)}
            variant={card.key === chosen ? 'outlined' : 'text'}
            sx={{ justifyContent: 'space-between', textAlign: 'left', gap: 1, minHeight: 44 }}
          >
            <span>{card.name || formatPhone(card.phone ?? '')}</span>
            <Typography component="span" variant="body2" color={card.when === 'late' ? 'error' : 'inherit'}>
              {translate(`admin.callSheet.when.${card.when}`)}
            </Typography>
          </Button>
        </li>
      ))}
    </Stack>
  )
}
