import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import type { Offer } from '@thodu/api/contract/care/offers'
import { languages } from '@thodu/api/contract/people/languages'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { reader } from '../../../words/locale.ts'
import { Line, NumberLine } from '../SectionForm.tsx'

const fields = ['price', 'originalPrice', 'popular', 'offered', 'copyOf', 'name.en', 'name.te', 'name.hi'] as const

type OfferFieldsProps = {
  offer: Offer
  copiedName: Offer['name'] | undefined
  errorOf: (field: string) => string | undefined
  onChange: (changes: Partial<Offer>) => void
  onRemove?: () => void
}

/** Names and prices of one package, folded; an error unfolds them. */
export function OfferFields({ offer, copiedName, errorOf, onChange, onRemove }: OfferFieldsProps) {
  const translate = useTranslate()
  const word = (field: string) => translate(`admin.settings.fields.offer.${field}`)
  const isRefused = fields.some((field) => errorOf(field) !== undefined)
  const price = Number.isFinite(offer.price) ? `, ${formatRupees(offer.price, reader)}` : ''
  return (
    <Box component="details" {...(isRefused ? { open: true } : {})} sx={{ py: 0.5 }}>
      <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer', display: 'list-item', lineHeight: '44px' }}>
        {`${offer.name[reader]}${price}${offer.offered ? '' : ` (${translate('admin.settings.notOffered')})`}`}
      </Box>
      <Box
        sx={{
          pl: 2,
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <NumberLine
          label={word('price')}
          value={offer.price}
          error={errorOf('price')}
          onChange={(amount) => onChange({ price: amount })}
        />
        <NumberLine
          label={word('originalPrice')}
          value={offer.originalPrice}
          error={errorOf('originalPrice')}
          hint={translate('admin.settings.formerPriceHint')}
          onChange={(originalPrice) => onChange({ originalPrice })}
        />
        {languages.map((one) => (
          <Line
            key={one}
            label={word(`name.${one}`)}
            value={offer.name[one]}
            error={errorOf(`name.${one}`)}
            onChange={(typed) => onChange({ name: { ...offer.name, [one]: typed } })}
          />
        ))}
      </Box>
      <Box sx={{ pl: 2, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {(['offered', 'popular'] as const).map((field) => (
          <FormControlLabel
            key={field}
            label={word(field)}
            sx={{ minHeight: 44 }}
            control={<Checkbox checked={offer[field]} onChange={(_, isOn) => onChange({ [field]: isOn })} />}
          />
        ))}
        {onRemove && (
          <Button color="error" onClick={onRemove} sx={{ minHeight: 44 }}>
            {translate('admin.settings.removePackage')}
          </Button>
        )}
      </Box>
      {errorOf('popular') !== undefined && <Typography color="error">{errorOf('popular')}</Typography>}
      {copiedName && (
        <Typography variant="body2" color="textSecondary" sx={{ pl: 2 }}>
          {translate('admin.settings.sameHours', { name: copiedName[reader] })}
        </Typography>
      )}
    </Box>
  )
}
