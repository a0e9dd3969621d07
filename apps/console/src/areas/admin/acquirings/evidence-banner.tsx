import { Banner } from '@balcao/ui/banner'
import { useMessages } from '#i18n/use-messages.ts'
import type { Provider } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

/** Warns that the adapter was never checked against the acquirer's own documentation. */
export function EvidenceBanner({ evidence }: Pick<Provider, 'evidence'>) {
  const text = useMessages(acquiringsCatalogue).form.evidence
  if (evidence !== 'specified' && evidence !== 'assumed') return null
  return <Banner tone="pending">{text[evidence]}</Banner>
}
