import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { SupportLinks } from '#features/buying/support-links.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { requestRefundCatalogue } from './catalogue.ts'

/** Sellers with a name on a statement, and their contacts: buyers often recognise the charge here. */
export function SellersHelp({ descriptor }: { descriptor: string }) {
  const { help: text } = useMessages(requestRefundCatalogue)
  const sellers = useQuery(api.claims.help.queryOptions({ descriptor }))
  return (
    <section className="grid gap-3 border-default border-t pt-4">
      <h2 className="font-semibold">{text.title}</h2>
      <QueryStates
        query={sellers}
        skeleton={<Skeleton className="h-16" />}
        empty={{
          isEmpty: (found) => found.length === 0,
          element: <p className="text-muted text-sm">{text.none}</p>,
        }}
      >
        {(found) => (
          <ul className="grid gap-3">
            {found.map(({ productId, productName, sellerName, supportEmail, supportPhone }) => (
              <li key={productId} className="grid gap-0.5">
                <p className="font-medium">{productName}</p>
                <p className="text-muted text-sm">{sellerName}</p>
                <SupportLinks
                  sellerName={sellerName}
                  supportEmail={supportEmail}
                  supportPhone={supportPhone}
                  subject={text.subject(descriptor)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  )
}
