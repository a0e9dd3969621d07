import { Banner } from '@balcao/ui/banner'
import { DescriptionList } from '@balcao/ui/description-list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SaleViewer } from '#features/payments/sale.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { refundsCatalogue } from './catalogue.ts'
import { DisputeEvidence } from './dispute-evidence.tsx'
import { type Dispute, salesScreens } from './refunds-data.ts'
import { Said } from './said.tsx'

type DisputeBodyProps = {
  dispute: Dispute
  viewer: SaleViewer
  /** The files of the defence, for viewers who may open them. */
  files?: ReactNode
}

/** The bank's claim, its deadline, and the defence. */
export function DisputeBody({ dispute, viewer, files: opened }: DisputeBodyProps) {
  const text = useMessages(refundsCatalogue).dispute
  const format = useFormat()
  const { currency, files, defence, decision, bankReason } = dispute
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
                to={salesScreens[viewer]}
                search={{ open: dispute.paymentId }}
                className="underline underline-offset-2"
              >
                {text.sale}
              </Link>
            ),
          },
          ...(viewer === 'PLATFORM' ? [{ id: 'seller', term: text.seller, value: dispute.sellerName }] : []),
          { id: 'opened', term: text.opened, value: format.longDateTime(dispute.openedAt) },
          {
            id: 'due',
            term: text.due,
            value: (
              <>
                {format.longDateTime(dispute.dueAt)}
                {dispute.state === 'OPEN' && (
                  <span className="block text-muted text-sm">{text.dueHelp[viewer]}</span>
                )}
              </>
            ),
          },
          ...(dispute.feeCents > 0
            ? [{ id: 'fee', term: text.fee, value: format.money(dispute.feeCents, currency), isNumber: true }]
            : []),
        ]}
      />
      <DisputeEvidence evidence={dispute.evidence} />
      {bankReason !== null && <Said title={text.bankReason} words={bankReason} />}
      {defence !== null && (
        <div className="grid gap-2">
          <Said title={text.defence[viewer]} words={defence} />
          {opened ?? (files.length > 0 && <p className="text-muted text-sm">{text.files(files.length)}</p>)}
        </div>
      )}
      {decision !== null && <Said title={text.decision} words={decision} />}
    </div>
  )
}
