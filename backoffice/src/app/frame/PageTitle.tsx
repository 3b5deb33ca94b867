import { brand } from '@thodu/api/contract/brand.config'
import { Title } from 'react-admin'

/** The screen's name in the bar and in the browser's tab. */
export const PageTitle = ({ title }: { title: string }) => (
  <>
    <Title title={title} />
    <title>{`${title} · ${brand.name}`}</title>
  </>
)
