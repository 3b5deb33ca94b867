import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { findService } from '@thodu/api/contract/care/catalogue'
import type { Offer, ServiceOffer } from '@thodu/api/contract/care/offers'
import { type ServiceType, serviceNames } from '@thodu/api/contract/care/service-types'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { reader } from '../../../words/locale.ts'
import { formatService } from '../../../words/stored/stored.ts'
import { ChoiceField } from '../../money/forms/MoneyFields.tsx'
import { OfferFields } from './OfferFields.tsx'

/** The first unused id of the form `basic-2`, `basic-3`, … */
function createPackageId(packages: Readonly<Record<string, unknown>>, base: string): string {
  let count = 2
  while (Object.hasOwn(packages, `${base}-${count}`)) count += 1
  return `${base}-${count}`
}

/** The built-in package whose hours a package uses. */
const findBase = (packages: Readonly<Record<string, Offer>>, id: string): string => packages[id]?.copyOf ?? id

type ServiceOfferFieldsProps = {
  type: ServiceType
  offer: ServiceOffer
  /** A saved package cannot be removed, because families may have booked it. */
  isSaved: (packageId: string) => boolean
  errorOf: (path: string) => string | undefined
  onChange: (changes: Partial<ServiceOffer>) => void
  onChangePackage: (packageId: string, changes: Partial<Offer>) => void
}

/** One service: whether it is offered, its packages, a copy as a new one, and the price table of families. */
export function ServiceOfferFields({
  type,
  offer,
  isSaved,
  errorOf,
  onChange,
  onChangePackage,
}: ServiceOfferFieldsProps) {
  const translate = useTranslate()
  const { packages } = offer
  const ids = Object.keys(packages)
  const [copied, setCopied] = useState(ids[0] ?? '')
  const service = formatService(translate, { serviceType: type, serviceName: serviceNames[type] })
  function addPackage() {
    const from = packages[copied]
    if (!from) return
    const base = findBase(packages, copied)
    const added: Offer = { ...from, popular: false, offered: true, copyOf: base }
    onChange({ packages: { ...packages, [createPackageId(packages, base)]: added } })
  }
  function removePackage(id: string) {
    const { [id]: _removed, ...others } = packages
    onChange({ packages: others })
  }
  return (
    <Box component="section" aria-label={service} sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
        {service}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        {(['offered', 'listed'] as const).map((field) => (
          <FormControlLabel
            key={field}
            label={translate(`admin.settings.fields.service.${field}`)}
            sx={{ minHeight: 44 }}
            control={<Switch checked={offer[field]} onChange={(_, isOn) => onChange({ [field]: isOn })} />}
          />
        ))}
      </Stack>
      {errorOf('offered') !== undefined && <Typography color="error">{errorOf('offered')}</Typography>}
      {errorOf('packages') !== undefined && <Typography color="error">{errorOf('packages')}</Typography>}
      {Object.entries(packages).map(([id, one]) => (
        <OfferFields
          key={id}
          offer={one}
          copiedName={one.copyOf === undefined ? undefined : packages[one.copyOf]?.name}
          errorOf={(field) => errorOf(`packages.${id}.${field}`)}
          onChange={(changes) => onChangePackage(id, changes)}
          {...(isSaved(id) ? {} : { onRemove: () => removePackage(id) })}
        />
      ))}
      <Stack
        component="fieldset"
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1, alignItems: { sm: 'center' }, border: 0, m: 0, p: 0, mt: 1 }}
      >
        <Typography component="legend" variant="body2" color="textSecondary">
          {translate('admin.settings.addPackage')}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ChoiceField
            label={translate('admin.settings.copyFrom')}
            value={copied}
            choices={ids.map((id) => [id, packages[id]?.name.en ?? id])}
            error={undefined}
            onChange={setCopied}
          />
        </Box>
        <Button variant="outlined" sx={{ minHeight: 44 }} onClick={addPackage}>
          {translate('admin.settings.add')}
        </Button>
      </Stack>
      <PricePreview service={service} type={type} offer={offer} />
    </Box>
  )
}

type PricePreviewProps = { service: string; type: ServiceType; offer: ServiceOffer }

/** The price table of one service as families see it, with the unsaved values. */
function PricePreview({ service, type, offer }: PricePreviewProps) {
  const translate = useTranslate()
  const units = new Map(findService(type)?.packages.map(({ id, unit }) => [id, unit]))
  const shown = Object.entries(offer.packages).filter(([, one]) => one.offered && Number.isFinite(one.price))
  if (!offer.offered || shown.length === 0) return null
  return (
    <Box component="figure" sx={{ m: 0, mt: 2, p: 2, bgcolor: 'action.hover', borderRadius: 1 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {translate('admin.settings.preview', { service })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(([id, { name, price, originalPrice, popular, copyOf }]) => {
          const unit = units.get(copyOf ?? id) ?? ''
          return (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', py: 0.5 }}
            >
              <span>
                {name[reader]} {popular && <Chip size="small" label={translate('admin.settings.popular')} />}
              </span>
              <span>
                <b>{formatRupees(price, reader)}</b> {unit === '' ? '' : translate(`label.units.${unit}`, { _: unit })}{' '}
                {originalPrice > price && <s>{formatRupees(originalPrice, reader)}</s>}
              </span>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
