import { DescriptionList } from '@balcao/ui/description-list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SaleViewer } from '#features/payments/sale.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { refundsCatalogue } from './catalogue.ts'
import { isRunning } from './is-running.ts'
import { type Request, salesScreens } from './refunds-data.ts'
import { Said } from './said.tsx'

type RequestBodyProps = {
  request: Request
  viewer: SaleViewer
  /** Consequence of right and deadline for the viewer. */
  notice?: ReactNode
  /** The messages of the request. */
  talk: ReactNode
}

/** The right behind a request, and the statements of each side. */
export function RequestBody({ request, viewer, notice, talk }: RequestBodyProps) {
  const text = useMessages(refundsCatalogue).request
  const format = useFormat()
  const said = [
    { id: 'answer', title: text.answer[viewer], words: request.sellerAnswer },
    { id: 'appeal', title: text.appeal, words: request.appeal },
    { id: 'decision', title: text.decision, words: request.decision },
  ]
  return (
    <div className="grid gap-6">
      {notice}
      <DescriptionList
        items={[
          {
            id: 'sale',
            term: request.productName,
            value: (
              <Link
                to={salesScreens[viewer]}
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
          ...(isRunning(request.state, viewer) && request.dueAt !== null
            ? [{ id: 'due', term: text.due[viewer], value: format.longDateTime(request.dueAt) }]
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
      {request.evidence === null ? (
        <Said title={text.reason} words={request.reason || text.noReason} />
      ) : (
        <Said
          title={text.reported}
          words={[text.evidence[request.evidence], request.reason].join(' ').trim()}
        />
      )}
      {said.map(({ id, title, words }) => words !== null && <Said key={id} title={title} words={words} />)}
      {talk}
    </div>
  )
}
