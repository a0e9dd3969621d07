import { Banner } from '@balcao/ui/banner'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Provider } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

/** Says where an account is connected that nobody has held its adapter against the acquirer's own papers. */
export function EvidenceBanner({ evidence }: Pick<Provider, 'evidence'>) {
  const text = useMessages(acquiringsCatalogue).form.evidence
  if (evidence !== 'specified' && evidence !== 'assumed') return null
  return <Banner tone="pending">{text[evidence]}</Banner>
}
