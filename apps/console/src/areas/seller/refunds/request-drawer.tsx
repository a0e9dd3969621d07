import { Banner } from '@balcao/ui/banner'
import { DescriptionList } from '@balcao/ui/description-list'
import { Link } from '@tanstack/react-router'
import { api } from '../../../api/client.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { ListDrawer } from '../../../kit/list/list-declaration.ts'
import { Money } from '../../../kit/money.tsx'
import { RecordDrawer } from '../../../kit/record-drawer.tsx'
import { refundsCatalogue } from './catalogue.ts'
import { RequestBadge } from './refund-badges.tsx'
import type { Request } from './refunds-data.ts'
import { RequestActions } from './request-actions.tsx'

/** One request: by which right, until when, what both sides said, and the answers that are possible. */
export function RequestDrawer(drawer: ListDrawer) {
  const text = useMessages(refundsCatalogue).request
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.refunds.getRequest.queryOptions({ requestId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ buyerName }) => buyerName}
      copy={({ protocol }) => ({ text: protocol, label: text.copyProtocol })}
      detail={({ state, protocol, amountCents, currency }) => (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="font-semibold text-default text-xl">
            <Money cents={amountCents} currency={currency} />
          </span>
          <RequestBadge state={state} />
          <span className="font-mono text-sm">{protocol}</span>
        </p>
      )}
      actions={(request) => request.state === 'WAITING_SELLER' && <RequestActions request={request} />}
    >
      {(request) => <Body request={request} />}
    </RecordDrawer>
  )
}

function Body({ request }: { request: Request }) {
  const messages = useMessages(refundsCatalogue)
  const text = messages.request
  const format = useFormat()
  const isWaiting = request.state === 'WAITING_SELLER'
  const said = [
    { id: 'answer', title: text.answer, words: request.sellerAnswer },
    { id: 'appeal', title: text.appeal, words: request.appeal },
    { id: 'decision', title: text.decision, words: request.decision },
  ]
  return (
    <div className="grid gap-6">
      {isWaiting && (
        <Banner tone={request.right === 'LAW' ? 'info' : 'pending'}>
          {messages.rightText[request.right]} {text.silence}
        </Banner>
      )}
      <DescriptionList
        items={[
          {
            id: 'sale',
            term: request.productName,
            value: (
              <Link
                to="/platform/my-sales"
                search={{ open: request.paymentId }}
                className="underline underline-offset-2"
              >
                {text.sale}
              </Link>
            ),
          },
          ...(request.paidAt === null
            ? []
            : [{ id: 'paid', term: text.paid, value: format.longDateTime(request.paidAt) }]),
          { id: 'created', term: text.created, value: format.longDateTime(request.createdAt) },
          ...(isWaiting && request.dueAt !== null
            ? [{ id: 'due', term: text.due, value: format.longDateTime(request.dueAt) }]
            : []),
          ...(request.refundedCents === null
            ? []
            : [
                {
                  id: 'refunded',
                  term: text.refunded,
                  value: format.money(request.refundedCents, request.currency),
                  isNumber: true,
                },
              ]),
        ]}
      />
      <Said title={text.reason} words={request.reason || text.noReason} />
      {said.map(({ id, title, words }) => words !== null && <Said key={id} title={title} words={words} />)}
    </div>
  )
}

function Said({ title, words }: { title: string; words: string }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{words}</p>
    </section>
  )
}
