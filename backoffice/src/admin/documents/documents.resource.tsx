import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const DocumentList = lazy(async () => ({ default: (await import('./DocumentList.tsx')).DocumentList }))

export const documentsResource: ResourceProps = { name: 'documents', list: DocumentList }
