import { Title, useTranslate } from 'react-admin'
import { useUrgent } from './urgent-count.ts'

/**
 * The screen's name in the bar and in the browser's tab, there with the brand as the reader's language calls it (rule LANG-12),
 * and before all of it how many patients wait for somebody at this moment (rule HALL-2).
 */
export function PageTitle({ title }: { title: string }) {
  const translate = useTranslate()
  const urgent = useUrgent()
  return (
    <>
      {/* Nobody configures it; a frame for that would cut a long one off without a sign. */}
      <Title title={title} preferenceKey={false} />
      <title>{`${urgent > 0 ? `(${urgent}) ` : ''}${title} · ${translate('app.brand')}`}</title>
    </>
  )
}
