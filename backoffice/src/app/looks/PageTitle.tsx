import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { useUrgent } from './urgent-count.ts'

/**
 * The screen's title, in the bar and the browser's tab. The tab adds the brand in the reader's language (rule LANG-12) and
 * starts with the number of urgent cases (rule HALL-2).
 */
export function PageTitle({ title }: { title: string }) {
  const translate = useTranslate()
  const urgent = useUrgent()
  // react-admin's Title would load the code of text fields, because its titles can be edited.
  const [bar, setBar] = useState(findBar)
  useEffect(() => setBar(findBar), [])
  return (
    <>
      {bar && createPortal(title, bar)}
      <title>{`${urgent > 0 ? `(${urgent}) ` : ''}${title} · ${translate('app.brand')}`}</title>
    </>
  )
}

/** The heading of the bar (react-admin's TitlePortal); it does not exist yet when bar and screen are drawn together. */
const findBar = () => document.getElementById('react-admin-title')
