import type { CheckoutLook } from '@balcao/domain/checkout/checkout-page'
import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { Drawer } from '@balcao/ui/drawer'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { checkoutBuilderCatalogue } from './catalogue.ts'

type HistoryDrawerProps = {
  offerId: string
  onRestore: (number: number, look: CheckoutLook) => void
  onClose: () => void
}

/** Published versions, each can be restored. */
export function HistoryDrawer({ offerId, onRestore, onClose }: HistoryDrawerProps) {
  const { history: text } = useMessages(checkoutBuilderCatalogue)
  const { action } = useMessages(coreCatalogue)
  const format = useFormat()
  const history = useQuery(api.seller.builder.history.queryOptions({ offerId }))
  return (
    <Drawer open onOpenChange={onClose} closeLabel={action.close} title={text.title}>
      <p className="mb-4 text-muted">{text.text}</p>
      <QueryStates
        query={history}
        skeleton={<Skeleton className="h-40 w-full" />}
        empty={{ isEmpty: (looks) => looks.length === 0, element: <p>{text.empty}</p> }}
      >
        {(looks) => (
          <ol className="grid">
            {looks.map(({ number, look, publishedBy, publishedAt }, place) => (
              <li
                key={number}
                className="flex flex-wrap items-center justify-between gap-3 border-default border-b py-3 last:border-b-0"
              >
                <span className="grid gap-0.5">
                  <span className="flex items-center gap-2 font-medium">
                    {text.version(number)}
                    {place === 0 && <Badge tone="positive">{text.current}</Badge>}
                  </span>
                  <span className="text-muted text-sm">
                    {text.by(publishedBy, format.dateTime(publishedAt))}
                  </span>
                </span>
                {place > 0 && (
                  <Button size="small" onClick={() => onRestore(number, look)}>
                    {text.restore}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryStates>
    </Drawer>
  )
}
