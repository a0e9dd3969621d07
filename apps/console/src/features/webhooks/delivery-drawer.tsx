import { isUnsentReason } from '@balcao/domain/platform/connections'
import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { DescriptionList } from '@balcao/ui/description-list'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { RotateCw } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { webhooksCatalogue } from './catalogue.ts'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'
import { useWebhooks } from './use-webhooks.ts'

type Delivery = inferOutput<ReturnType<typeof useWebhooks>['api']['delivery']>

type DeliveryDrawerProps = ListDrawer & { canReplay: boolean; isConnection: boolean }

export function DeliveryDrawer({ canReplay, isConnection, ...drawer }: DeliveryDrawerProps) {
  const { delivery: text, event } = useMessages(webhooksCatalogue)
  const { action } = useMessages(coreCatalogue)
  const webhooks = useWebhooks()
  const replay = useAction(webhooks.api.replay, {
    invalidates: [webhooks.api],
    done: text.replayed,
  })
  return (
    <RecordDrawer
      {...drawer}
      query={webhooks.api.delivery.queryOptions({ deliveryId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ type }) => event[type]}
      detail={(delivery) => <DeliveryStateBadge delivery={delivery} />}
      actions={(delivery) => (
        <>
          <CopyButton text={delivery.body} label={text.copy} copiedLabel={action.copied} size="medium" />
          {canReplay && delivery.state !== 'WAITING' && (
            <Button
              variant="primary"
              icon={<RotateCw />}
              isBusy={replay.isBusy}
              onClick={() => replay.start({ deliveryId: delivery.id })}
            >
              {text.replay}
            </Button>
          )}
        </>
      )}
      tabs={{
        label: text.tabs,
        items: (delivery) => [
          {
            id: 'body',
            label: isConnection ? text.column.event : text.body,
            content: <Sent delivery={delivery} />,
          },
          { id: 'answer', label: text.answer, content: <Answered delivery={delivery} /> },
        ],
      }}
    />
  )
}

function Sent({ delivery }: { delivery: Delivery }) {
  return <Code>{JSON.stringify(JSON.parse(delivery.body), null, 2)}</Code>
}

function Answered({ delivery }: { delivery: Delivery }) {
  const { delivery: text } = useMessages(webhooksCatalogue)
  const format = useFormat()
  const { lastAnswer, lastStatus, lastTookMs, lastTryAt, lastFailure } = delivery
  return (
    <div className="grid gap-4">
      <DescriptionList
        items={[
          { id: 'id', term: text.id, value: <span className="font-mono text-sm">{delivery.eventId}</span> },
          { id: 'status', term: text.column.status, value: lastStatus ?? '—', isNumber: true },
          ...(lastTookMs === null
            ? []
            : [
                {
                  id: 'took',
                  term: text.column.took,
                  value: format.duration(lastTookMs),
                  isNumber: true,
                },
              ]),
          ...(lastTryAt === null
            ? []
            : [{ id: 'lastTry', term: text.lastTry, value: format.dateTime(lastTryAt), isNumber: true }]),
          ...(lastFailure === null
            ? []
            : [
                {
                  id: 'failure',
                  term: text.failure,
                  value: isUnsentReason(lastFailure) ? text.unsent[lastFailure] : lastFailure,
                },
              ]),
        ]}
      />
      {lastAnswer === null ? (
        <p className="text-muted">{text.noAnswer}</p>
      ) : lastAnswer === '' ? (
        <p className="text-muted">{text.emptyAnswer}</p>
      ) : (
        <Code>{lastAnswer}</Code>
      )}
    </div>
  )
}

function Code({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable by keyboard.
    <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunken p-4 font-mono text-sm">
      {children}
    </pre>
  )
}
