import { pixelTabs } from '@balcao/domain/options/pixel-tabs'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { purchasesCatalogue } from './catalogue.ts'

/** The ad vendors that a buyer agreed to, and the withdrawal of the consent. */
export function AdConsentsCard() {
  const { ads: text } = useMessages(purchasesCatalogue).privacy
  const consents = useQuery(api.customer.privacy.adConsents.queryOptions())
  const withdraw = useAction(api.customer.privacy.withdrawAdConsents, {
    invalidates: [api.customer.privacy.adConsents],
    done: text.withdrawn,
  })
  return (
    <Card aria-labelledby="ad-consents" className="grid justify-items-start gap-3">
      <CardHeader titleId="ad-consents" title={text.title} />
      <QueryStates query={consents} skeleton={<Skeleton className="h-9 w-40" />}>
        {({ vendors }) =>
          vendors.length === 0 ? (
            <p className="text-muted">{text.none}</p>
          ) : (
            <>
              <p className="text-muted">
                {text.given(
                  pixelTabs
                    .filter(({ id }) => vendors.includes(id))
                    .map(({ name }) => name)
                    .join(', '),
                )}{' '}
                {text.note}
              </p>
              <Button isBusy={withdraw.isBusy} onClick={() => withdraw.start()}>
                {text.withdraw}
              </Button>
            </>
          )
        }
      </QueryStates>
    </Card>
  )
}
