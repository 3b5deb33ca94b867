import { Title, useTranslate } from 'react-admin'
import { useUrgent } from './urgent-count.ts'

/**
 * The screen's title, in the bar and the browser's tab. The tab adds the brand in the reader's language (rule LANG-12) and
 * starts with the number of urgent cases (rule HALL-2).
 */
export function PageTitle({ title }: { title: string }) {
  const translate = useTranslate()
  const urgent = useUrgent()
  return (
    <>
      {/* Titles are not configurable; the configuration frame would cut off a long title without a sign. */}
      <Title title={title} preferenceKey={false} />
      <title>{`${urgent > 0 ? `(${urgent}) ` : ''}${title} · ${translate('app.brand')}`}</title>
    </>
  )
}
