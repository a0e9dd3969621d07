import {
  type ConnectionVendor,
  connectionShapes,
  connectionVendors,
} from '@balcao/domain/platform/connections'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { webhooksCatalogue } from '#features/webhooks/catalogue.ts'
import { DeliveriesTab } from '#features/webhooks/deliveries-tab.tsx'
import { IntegrationMark } from '#features/webhooks/integration-mark.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { DetailPage } from '#kit/detail-page.tsx'
import { connectionsCatalogue } from './catalogue.ts'
import { ConnectionForm } from './connection-form.tsx'
import { TestResult } from './test-result.tsx'

type Connection = NonNullable<inferOutput<typeof api.seller.connections.get>['connection']>

/** One external tool: its instructions, its form, and the events sent to it. */
export function ConnectionScreen() {
  const { connection } = useParams({ strict: false }) as { connection: string }
  const vendor = connectionVendors.find((name) => connectionShapes[name].slug === connection)
  return <ConnectionPage key={vendor} vendor={vendor ?? 'UTMIFY'} />
}

function ConnectionPage({ vendor }: { vendor: ConnectionVendor }) {
  const text = useMessages(connectionsCatalogue)
  const { state, webhook } = useMessages(webhooksCatalogue)
  const { name, group } = connectionShapes[vendor]
  const query = useQuery(api.seller.connections.get.queryOptions({ vendor }))
  const [tested, setTested] = useState<string | null>(null)
  return (
    <DetailPage
      loadingTitle={name}
      query={query}
      skeleton={<Skeleton className="h-64 w-full" />}
      title={() => name}
      picture={() => <IntegrationMark name={group} />}
      detail={({ connection }) => (
        <span className="grid gap-1">
          <span>{text.vendors[vendor].purpose}</span>
          <span>
            <StatusBadge tone={toneOf(connection)}>{state[wordOf(connection)]}</StatusBadge>
          </span>
        </span>
      )}
      actions={({ connection }) =>
        connection && (
          <>
            <Remove vendor={vendor} />
            {connection.state === 'ON' && <SendTest vendor={vendor} onSent={setTested} />}
          </>
        )
      }
      tabs={{
        label: text.tabs,
        items: ({ connection }) => [
          {
            id: 'settings',
            label: webhook.settings,
            content: <ConnectionForm vendor={vendor} connection={connection} />,
          },
          ...(connection
            ? [
                {
                  id: 'deliveries',
                  label: webhook.deliveries,
                  content: <DeliveriesTab endpoint={connection} isConnection />,
                },
              ]
            : []),
        ],
      }}
    >
      {({ connection }) => (
        <div className="mb-4 grid gap-3 empty:hidden">
          {connection && <Health connection={connection} />}
          {tested && <TestResult key={tested} deliveryId={tested} />}
        </div>
      )}
    </DetailPage>
  )
}

const isFailing = ({ state, failingSince }: Connection) => state === 'DISABLED' || failingSince !== null

function wordOf(connection: Connection | null) {
  if (!connection) return 'off'
  if (isFailing(connection)) return 'attention'
  return connection.state === 'OFF' ? 'paused' : 'connected'
}

function toneOf(connection: Connection | null) {
  if (connection && isFailing(connection)) return 'pending'
  return connection?.state === 'ON' ? 'positive' : 'neutral'
}

function Health({ connection }: { connection: Connection }) {
  const text = useMessages(connectionsCatalogue)
  const format = useFormat()
  const { state, disabledBecause, failingSince } = connection
  if (state === 'DISABLED' && disabledBecause !== null)
    return <Banner tone="negative">{text.disabled[disabledBecause]}</Banner>
  if (failingSince === null) return null
  return <Banner tone="pending">{text.failing(format.dateTime(failingSince))}</Banner>
}

function SendTest({ vendor, onSent }: { vendor: ConnectionVendor; onSent: (deliveryId: string) => void }) {
  const { test: text } = useMessages(connectionsCatalogue)
  const test = useAction(api.seller.connections.test, {
    invalidates: [api.seller.webhooks],
    done: ({ deliveryId }) => onSent(deliveryId),
  })
  return (
    <Button
      variant="primary"
      icon={<Send />}
      isBusy={test.isBusy}
      title={text.hint}
      onClick={() => test.start({ vendor })}
    >
      {text.send}
    </Button>
  )
}

function Remove({ vendor }: { vendor: ConnectionVendor }) {
  const text = useMessages(connectionsCatalogue)
  const navigate = useNavigate()
  const { name, hearing } = connectionShapes[vendor]
  const remove = useAction(api.seller.connections.remove, {
    invalidates: [api.seller.connections.list],
    done: text.removed,
  })
  return (
    <ConfirmAction
      trigger={<Button icon={<Trash2 />}>{text.remove}</Button>}
      title={text.removeTitle(name)}
      description={hearing.by === 'access' ? text.removeMembersText : text.removeText}
      confirmLabel={text.remove}
      isDangerous
      onConfirm={async () => {
        await remove.run({ vendor })
        await navigate({ to: '/platform/integrations' as never })
      }}
    />
  )
}
