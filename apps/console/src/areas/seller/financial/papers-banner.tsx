import { Banner } from '@balcao/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '#api/client.ts'
import { withdrawalsCatalogue } from '#features/withdrawals/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** Papers that block the seller's withdrawals, shown before a request. */
export function PapersBanner() {
  const { withdraw: text } = useMessages(withdrawalsCatalogue)
  const { data } = useQuery(api.seller.withdrawals.terms.queryOptions({}))
  const stage = data?.missingPapers ?? null
  if (stage === null) return null
  return (
    <Banner
      tone="info"
      title={text.documentsTitle}
      action={
        stage !== 'IN_REVIEW' && (
          <Link to="/platform/my-profile" search={{ tab: 'documents' }} className="underline">
            {text.openDocuments}
          </Link>
        )
      }
    >
      {text.documents[stage]}
    </Banner>
  )
}
