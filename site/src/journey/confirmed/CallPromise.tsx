import { brand } from '@thodu/api/contract/page-values'
import type { CallNews } from './promise.ts'

export function CallPromise({ news }: { news: CallNews }) {
  return (
    <>
      {news.text}
      {news.isLate && (
        <>
          {' '}
          <a href={`tel:${brand.phone}`}>{brand.phoneDisplay}</a>
        </>
      )}
    </>
  )
}
