import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { StatusBadge } from '@balcao/ui/status-badge'
import { RotateCw } from 'lucide-react'
import { api } from '#api/client.ts'
import { MaskedText } from '#areas/master/common/masked-text.tsx'
import { readRowKey } from '#areas/master/common/row-key.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { webhookLogsCatalogue } from './catalogue.ts'
import { type OpenedOutgoing, outgoingTones } from './webhook-log.ts'

export function OutgoingDrawer(drawer: ListDrawer) {
  const text = useMessages(webhookLogsCatalogue)
  const { platformId, id: deliveryId } = readRowKey(drawer.rowId)
  const resend = useAction(api.master.logs.replayOutgoing, {
    invalidates: [api.master.logs],
    done: text.resent,
  })
  return (
    <RecordDrawer
      {...drawer}
      query={api.master.logs.outgoingOne.queryOptions({ platformId, deliveryId })}
      loadingTitle={text.drawer.loading}
      title={({ type }) => type}
      detail={({ state }) => (
        <StatusBadge tone={outgoingTones[state]}>{text.outgoingState[state]}</StatusBadge>
      )}
      actions={(delivery) =>
        delivery.canReplay && (
          <Button
            variant="primary"
            icon={<RotateCw />}
            isBusy={resend.isBusy}
            onClick={() => resend.start({ platformId, deliveryId })}
          >
            {text.resend}
          </Button>
        )
      }
      tabs={{
        label: text.drawer.tabs,
        items: (delivery) => [
          { id: 'summary', label: text.drawer.summary, content: <Summary delivery={delivery} /> },
          {
            id: 'body',
            label: text.drawer.body,
            content: (
              <div className="grid gap-3">
                <Banner tone="info">{text.drawer.masked}</Banner>
                <MaskedText>{delivery.body}</MaskedText>
              </div>
            ),
          },
          {
            id: 'answer',
            label: text.drawer.answer,
            content: delivery.lastAnswer ? (
              <MaskedText>{delivery.lastAnswer}</MaskedText>
            ) : (
              <p className="text-muted">{text.drawer.noAnswer}</p>
            ),
          },
        ],
      }}
    />
  )
}

function Summary({ delivery }: { delivery: OpenedOutgoing }) {
  const { drawer: text } = useMessages(webhookLogsCatalogue)
  const format = useFormat()
  const { host, tries, lastTryAt, nextTryAt, lastStatus, lastFailure } = delivery
  const facts = [
    { id: 'host', term: text.host, value: host },
    { id: 'tries', term: text.tries, value: format.integer(tries), isNumber: true },
    { id: 'lastTry', term: text.lastTry, value: lastTryAt && format.longDateTime(lastTryAt) },
    { id: 'next', term: text.next, value: nextTryAt && format.longDateTime(nextTryAt) },
    { id: 'status', term: text.status, value: lastStatus, isNumber: true },
    { id: 'failure', term: text.failure, value: lastFailure },
  ]
  return <DescriptionList items={facts} />
}
