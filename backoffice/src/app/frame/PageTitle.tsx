import { Title, useTranslate } from 'react-admin'

/** The screen's name in the bar and in the browser's tab, there with the brand as the reader's language calls it (rule LANG-12). */
export function PageTitle({ title }: { title: string }) {
  const translate = useTranslate()
  return (
    <>
      <Title title={title} />
      <title>{`${title} · ${translate('app.brand')}`}</title>
    </>
  )
}
