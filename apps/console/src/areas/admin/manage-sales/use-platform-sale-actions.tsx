import { showToast } from '@balcao/ui/toast'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { RotateCcw, ScanSearch, ShieldAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { type Refundable, refundBlock } from '#features/payments/refund-block.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { manageSalesCatalogue } from './catalogue.ts'
import type { PlatformSaleRow } from './platform-sale.ts'

const RefundDialog = lazy(async () => ({
  default: (await import('#features/payments/refund-dialog.tsx')).RefundDialog,
}))

const NoticeDisputeDialog = lazy(async () => ({
  default: (await import('./notice-dispute-dialog.tsx')).NoticeDisputeDialog,
}))

type Subject = Pick<PlatformSaleRow, 'paymentId' | 'buyerName' | 'status'> & Refundable
type Answer = inferOutput<typeof api.admin.sales.recheck>

const changed = [api.admin.sales, api.admin.refunds.list, api.admin.buyers]

/** Staff actions on a sale, for a row's menu or the drawer's footer, and their confirmation dialog. */
export function usePlatformSaleActions(): { actionsFor: (sale: Subject) => RowAction[]; dialog: ReactNode } {
  const text = useMessages(manageSalesCatalogue).operation
  const { status: statusTexts, refund: refundTexts } = useMessages(paymentsCatalogue)
  const [disputed, setDisputed] = useState<Subject | null>(null)
  const [refunded, setRefunded] = useState<Subject | null>(null)
  const recheck = useAction(api.admin.sales.recheck, {
    invalidates: changed,
    done: (answer) => showToast(told(answer)),
  })
  const told = ({ kind, status }: Answer) => {
    const titles: Record<Answer['kind'], string> = {
      read: text.read(statusTexts[status]),
      no_answer: text.noAnswer,
      not_asked: text.notAsked,
      never_arrived: text.neverArrived,
      not_ours: text.notOurs,
    }
    return { tone: kind === 'read' ? ('positive' as const) : ('negative' as const), title: titles[kind] }
  }
  const whyNot = (sale: Subject) => {
    const block = refundBlock(sale)
    return block === null ? undefined : refundTexts.blocked[block]
  }
  return {
    actionsFor: (sale) => [
      {
        id: 'recheck',
        label: text.recheck,
        icon: <ScanSearch />,
        onRun: () => recheck.start({ paymentId: sale.paymentId }),
      },
      ...(sale.status === 'APPROVED'
        ? [
            ...(sale.isDisputed
              ? []
              : [
                  {
                    id: 'dispute',
                    label: text.dispute,
                    icon: <ShieldAlert />,
                    onRun: () => setDisputed(sale),
                  },
                ]),
            {
              id: 'refund',
              label: text.refund,
              icon: <RotateCcw />,
              isDangerous: true,
              disabledReason: whyNot(sale),
              onRun: () => setRefunded(sale),
            },
          ]
        : []),
    ],
    dialog: (
      <Suspense>
        {disputed && <NoticeDisputeDialog sale={disputed} onClose={() => setDisputed(null)} />}
        {refunded && (
          <RefundDialog
            sale={refunded}
            refunds={api.admin.refunds}
            viewer="PLATFORM"
            invalidates={changed}
            onClose={() => setRefunded(null)}
          />
        )}
      </Suspense>
    ),
  }
}
