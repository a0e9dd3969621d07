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
import { DisputeActions } from './dispute-actions.tsx'
import { DisputeBadge } from './refund-badges.tsx'
import type { Dispute } from './refunds-data.ts'

/** One dispute: what the bank wants, until when it can be answered, and the defence. */
export function DisputeDrawer(drawer: ListDrawer) {
  const text = useMessages(refundsCatalogue).dispute
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.disputes.get.queryOptions({ disputeId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ buyerName }) => buyerName}
      detail={({ state, amountCents, currency }) => (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold text-xl">
            <Money cents={amountCents} currency={currency} />
          </span>
          <DisputeBadge state={state} />
        </p>
      )}
      actions={(dispute) =>
        (dispute.state === 'OPEN' || dispute.state === 'DEFENDED') && <DisputeActions dispute={dispute} />
      }
    >
      {(dispute) => <Body dispute={dispute} />}
    </RecordDrawer>
  )
}

function Body({ dispute }: { dispute: Dispute }) {
  const text = useMessages(refundsCatalogue).dispute
  const format = useFormat()
  const { currency, files, defence, decision } = dispute
  return (
    <div className="grid gap-6">
      {dispute.closedAt === null && (
        <Banner tone="pending">{dispute.isTaken ? text.taken : text.held}</Banner>
      )}
      <DescriptionList
        items={[
          {
            id: 'sale',
            term: dispute.productName,
            value: (
              <Link
                to="/platform/my-sales"
                search={{ open: dispute.paymentId }}
                className="underline underline-offset-2"
              >
                {text.sale}
              </Link>
            ),
          },
          { id: 'opened', term: text.opened, value: format.longDateTime(dispute.openedAt) },
          {
            id: 'due',
            term: text.due,
            value: (
              <>
                {format.longDateTime(dispute.dueAt)}
                {dispute.state === 'OPEN' && <span className="block text-muted text-sm">{text.dueHelp}</span>}
              </>
            ),
          },
          ...(dispute.feeCents > 0
            ? [{ id: 'fee', term: text.fee, value: format.money(dispute.feeCents, currency), isNumber: true }]
            : []),
        ]}
      />
      {defence !== null && (
        <section className="grid gap-1">
          <h3 className="font-semibold">{text.defence}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{defence}</p>
          {files.length > 0 && <p className="text-muted text-sm">{text.files(files.length)}</p>}
        </section>
      )}
      {decision !== null && (
        <section className="grid gap-1">
          <h3 className="font-semibold">{text.decision}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{decision}</p>
        </section>
      )}
    </div>
  )
}
