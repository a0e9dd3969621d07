import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { StatusBadge } from '@balcao/ui/status-badge'
import { RotateCw } from 'lucide-react'
import { api } from '#api/client.ts'
import { MaskedText } from '#areas/master/common/masked-text.tsx'
import { readRowKey } from '#areas/master/common/row-key.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { webhookLogsCatalogue } from './catalogue.ts'
import { webhookDetail } from './webhook-detail.ts'
import { canReplay, incomingTones, type OpenedIncoming } from './webhook-log.ts'

export function IncomingDrawer(drawer: ListDrawer) {
  const text = useMessages(webhookLogsCatalogue)
  const format = useFormat()
  const { platformId, id: webhookId } = readRowKey(drawer.rowId)
  const replay = useAction(api.master.logs.replayIncoming, {
    invalidates: [api.master.logs],
    done: text.replayed,
  })
  return (
    <RecordDrawer
      {...drawer}
      query={api.master.logs.incomingOne.queryOptions({ platformId, webhookId })}
      loadingTitle={text.drawer.loading}
      title={({ receivedAt }) => format.dateTime(receivedAt)}
      detail={({ state }) => (
        <StatusBadge tone={incomingTones[state]}>{text.incomingState[state]}</StatusBadge>
      )}
      actions={(webhook) =>
        canReplay(webhook) && (
          <Button
            variant="primary"
            icon={<RotateCw />}
            isBusy={replay.isBusy}
            onClick={() => replay.start({ platformId, webhookId })}
          >
            {text.replay}
          </Button>
        )
      }
      tabs={{
        label: text.drawer.tabs,
        items: (webhook) => [
          { id: 'summary', label: text.drawer.summary, content: <Summary webhook={webhook} /> },
          {
            id: 'body',
            label: text.drawer.body,
            content: (
              <div className="grid gap-3">
                <Banner tone="info">{text.drawer.masked}</Banner>
                <MaskedText>{webhook.body}</MaskedText>
              </div>
            ),
          },
          {
            id: 'headers',
            label: text.drawer.headers,
            count: Object.keys(webhook.headers).length,
            content: (
              <DescriptionList
                items={Object.entries(webhook.headers).map(([term, value]) => ({ id: term, term, value }))}
              />
            ),
          },
        ],
      }}
    />
  )
}

function Summary({ webhook }: { webhook: OpenedIncoming }) {
  const { drawer: text } = useMessages(webhookLogsCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const { receivedAt, workedAt, paymentId, call, changes } = webhook
  const { said, note } = webhookDetail(webhook, { text, status: payments.status })
  const facts = [
    { id: 'received', term: text.received, value: format.longDateTime(receivedAt) },
    { id: 'worked', term: text.worked, value: workedAt && format.longDateTime(workedAt) },
    { id: 'detail', term: text.detail, value: said },
    { id: 'note', term: text.record, value: note && <span className="font-mono text-sm">{note}</span> },
    { id: 'payment', term: text.payment, value: paymentId },
    { id: 'call', term: text.call, value: <span className="font-mono text-sm">{call}</span> },
  ]
  return (
    <div className="grid gap-6">
      <DescriptionList items={facts} />
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.changes}</h3>
        {changes.length === 0 ? (
          <p className="text-muted">{text.noChanges}</p>
        ) : (
          <DescriptionList
            items={changes.map(({ id, at, status, outcome }) => ({
              id: String(id),
              term: format.time(at),
              value: `${payments.status[status]} · ${text.outcome[outcome]}`,
            }))}
          />
        )}
      </section>
    </div>
  )
}
