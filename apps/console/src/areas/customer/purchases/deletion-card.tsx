import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { purchasesCatalogue } from './catalogue.ts'

/** Requests the deletion of the buyer's data, and shows the platform's answer. */
export function DeletionCard() {
  const { deletion: text } = useMessages(purchasesCatalogue).privacy
  const format = useFormat()
  const invalidates = [api.customer.privacy]
  const deletion = useQuery(api.customer.privacy.deletion.queryOptions())
  const request = useAction(api.customer.privacy.requestDeletion, { invalidates, done: text.requested })
  const withdraw = useAction(api.customer.privacy.withdrawDeletion, { invalidates, done: text.withdrawn })
  return (
    <Card aria-labelledby="deletion" className="grid justify-items-start gap-3">
      <CardHeader titleId="deletion" title={text.title} />
      <p className="text-muted">{text.text}</p>
      <QueryStates query={deletion} skeleton={<Skeleton className="h-9 w-40" />}>
        {({ request: asked }) =>
          asked?.isOpen ? (
            <Banner
              tone="pending"
              title={text.open(format.date(asked.createdAt))}
              action={
                <Button size="small" isBusy={withdraw.isBusy} onClick={() => withdraw.start()}>
                  {text.withdraw}
                </Button>
              }
            >
              {text.openText}
            </Banner>
          ) : (
            <>
              {asked?.answer && (
                <Banner tone="info" title={text.answered(format.date(asked.endedAt ?? asked.createdAt))}>
                  {asked.answer}
                </Banner>
              )}
              <ConfirmAction
                title={text.confirmTitle}
                description={text.confirmText}
                confirmLabel={text.action}
                isDangerous
                reason={{ label: text.reason }}
                trigger={<Button>{text.action}</Button>}
                onConfirm={({ reason }) => request.run({ reason })}
              />
            </>
          )
        }
      </QueryStates>
    </Card>
  )
}
