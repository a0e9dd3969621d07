import { chosenEventTypes } from '@balcao/domain/platform/outgoing-events'
import { Button } from '@balcao/ui/button'
import { showToast } from '@balcao/ui/toast'
import { RotateCw, Send } from 'lucide-react'
import { useMemo } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { useList } from '#kit/list/use-list.ts'
import { webhooksCatalogue } from './catalogue.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import type { Endpoint } from './endpoint.ts'
import { useWebhooks } from './use-webhooks.ts'

const states = ['WAITING', 'DELIVERED', 'DEAD'] as const

type DeliveriesTabProps = {
  endpoint: Pick<Endpoint, 'id' | 'state'>
  /** A vendor gets each event in its own format: the event itself is shown. */
  isConnection?: boolean
}

/** Deliveries to an endpoint, with their results. */
export function DeliveriesTab({ endpoint, isConnection = false }: DeliveriesTabProps) {
  const { delivery: text, event, webhook } = useMessages(webhooksCatalogue)
  const format = useFormat()
  const webhooks = useWebhooks()
  const replayEach = useEachRow(webhooks.api.replay, {
    toInput: (deliveryId) => ({ deliveryId }),
    invalidates: [webhooks.api],
  })
  const list = useList({
    id: 'webhook-deliveries',
    label: webhook.deliveries,
    columns: useMemo(() => deliveryColumns({ text, event, format }), [text, event, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter.state,
        allLabel: text.allStates,
        options: states.map((state) => ({ value: state, label: text.state[state] })),
      },
      type: {
        kind: 'one',
        label: text.filter.type,
        options: [...chosenEventTypes, ...webhooks.moreEvents].map((type) => ({
          value: type,
          label: event[type],
        })),
      },
    },
    quickFilter: 'state',
    query: ({ filters, cursor, limit }) =>
      webhooks.api.deliveries.queryOptions({ endpointId: endpoint.id, ...filters, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ type, createdAt }) => text.rowLabel(event[type], format.dateTime(createdAt)),
    bulkActions:
      endpoint.state === 'ON'
        ? [
            {
              id: 'replay',
              label: text.replay,
              icon: <RotateCw />,
              confirm: (count) => ({ title: text.bulkReplay(count), text: text.bulkReplayText }),
              run: replayEach,
            },
          ]
        : [],
    drawer: (drawer) => (
      <DeliveryDrawer {...drawer} canReplay={endpoint.state === 'ON'} isConnection={isConnection} />
    ),
    empty: { icon: <Send />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">{webhook.retries}</p>
        {endpoint.state === 'ON' && !list.isNever && <ReplayDead endpointId={endpoint.id} />}
      </div>
      <ListView list={list} />
    </div>
  )
}

function ReplayDead({ endpointId }: { endpointId: string }) {
  const { webhook: text } = useMessages(webhooksCatalogue)
  const webhooks = useWebhooks()
  const replay = useAction(webhooks.api.replayDead, {
    invalidates: [webhooks.api],
    done: ({ replayed }) => showToast({ tone: 'positive', title: text.replayed(replayed) }),
  })
  return (
    <ConfirmAction
      trigger={<Button icon={<RotateCw />}>{text.replayDead}</Button>}
      title={text.replayDeadTitle}
      description={text.replayDeadText}
      confirmLabel={text.replayDead}
      onConfirm={() => replay.run({ endpointId })}
    />
  )
}
