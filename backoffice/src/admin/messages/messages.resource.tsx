import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const MessageList = lazy(async () => ({ default: (await import('./MessageList.tsx')).MessageList }))

export const messagesResource: ResourceProps = { name: 'messages', list: MessageList }
