import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const CaretakerList = lazy(async () => ({ default: (await import('./CaretakerList.tsx')).CaretakerList }))

export const caretakersResource: ResourceProps = { name: 'caretakers', list: CaretakerList }
