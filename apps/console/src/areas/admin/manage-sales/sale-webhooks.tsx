import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { showToast } from '@balcao/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { manageSalesCatalogue } from './catalogue.ts'

/** The acquirer's webhooks about the sale, with their outcome. A quarantined one can be processed again. */
export function SaleWebhooks({ paymentId }: { paymentId: string }) {
  const text = useMessages(manageSalesCatalogue).webhooks
  const format = useFormat()
  const query = useQuery(api.admin.acquirerWebhooks.ofPayment.queryOptions({ paymentId }))
  const replay = useAction(api.admin.acquirerWebhooks.replay, {
    proven: true,
    invalidates: [api.admin.acquirerWebhooks, api.admin.sales],
    done: ({ outcome }) =>
      showToast(
        outcome === 'replayed'
          ? { tone: 'positive', title: text.replayed }
          : { tone: 'negative', title: text.nothing },
      ),
  })
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.title}</h3>
      <QueryStates query={query} skeleton={<Skeleton className="h-16 w-full" />}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <p className="text-muted">{text.none}</p>
          ) : (
            <ul className="divide-y divide-(--color-border) rounded-control border border-default">
              {webhooks.map(({ id, acquirer, receivedAt, state, canBeReplayed }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2"
                >
                  <span className="grid">
                    {text.state[state]}
                    <span className="text-muted text-sm tabular-nums">
                      <time dateTime={receivedAt}>{format.dateTime(receivedAt)}</time> · {acquirer}
                    </span>
                  </span>
                  {canBeReplayed && (
                    <ConfirmAction
                      trigger={
                        <Button size="small" aria-label={text.replayOf(format.dateTime(receivedAt))}>
                          {text.replay}
                        </Button>
                      }
                      title={text.replayTitle}
                      description={text.replayText}
                      confirmLabel={text.replay}
                      reason={{ isRequired: true }}
                      onConfirm={({ reason }) => replay.run({ webhookId: id, reason })}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  )
}
