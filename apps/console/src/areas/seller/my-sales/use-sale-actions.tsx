import { showToast } from '@balcao/ui/toast'
import { AtSign, KeyRound, Link2, Mail, PackageCheck, RotateCcw, Truck, UserPlus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { refundBlock } from '#features/payments/refund-block.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { useNow } from '#kit/use-today.ts'
import { mySalesCatalogue } from './catalogue.ts'
import { recoveryPath, type SaleOperationName, type SaleSubject, saleActions } from './sale-actions.ts'

const RefundDialog = lazy(async () => ({
  default: (await import('#features/payments/refund-dialog.tsx')).RefundDialog,
}))
/** Queries that a refund changes for the seller. */
const changedByRefund = [api.seller.refunds.list, api.seller.sales, api.seller.wallet]
const EmailDialog = lazy(async () => ({ default: (await import('./email-dialog.tsx')).EmailDialog }))
const AffiliateDialog = lazy(async () => ({
  default: (await import('./affiliate-dialog.tsx')).AffiliateDialog,
}))
const DeliveryDialog = lazy(async () => ({ default: (await import('./delivery-dialog.tsx')).DeliveryDialog }))
const TrackingDialog = lazy(async () => ({ default: (await import('./tracking-dialog.tsx')).TrackingDialog }))

type AskingOperation = 'refund' | 'track' | 'endDelivery' | 'addAffiliate' | 'correctEmail'

const icons: Record<SaleOperationName, ReactNode> = {
  resendAccess: <KeyRound />,
  resendCode: <Mail />,
  copyLink: <Link2 />,
  track: <Truck />,
  endDelivery: <PackageCheck />,
  addAffiliate: <UserPlus />,
  correctEmail: <AtSign />,
  refund: <RotateCcw />,
}

/** Actions for a row's menu or the drawer's footer, and their confirmation dialog, rendered beside them. */
export function useSaleActions(): { actionsFor: (sale: SaleSubject) => RowAction[]; dialog: ReactNode } {
  const text = useMessages(mySalesCatalogue).operation
  const { blocked } = useMessages(paymentsCatalogue).refund
  const now = useNow()
  const [asked, setAsked] = useState<{ operation: AskingOperation; sale: SaleSubject } | null>(null)
  const tell = ({ isSent }: { isSent: boolean }) =>
    showToast(isSent ? { tone: 'positive', title: text.sent } : { tone: 'negative', title: text.notSent })
  const resendAccess = useAction(api.seller.sales.resendAccess, { done: tell })
  const resendCode = useAction(api.seller.sales.resendCode, { done: tell })
  async function copyLink(sale: SaleSubject) {
    await navigator.clipboard.writeText(`${location.origin}${recoveryPath(sale)}`)
    await showToast({ tone: 'positive', title: text.linkCopied })
  }
  const run: Record<SaleOperationName, (sale: SaleSubject) => unknown> = {
    resendAccess: ({ paymentId }) => resendAccess.start({ paymentId }),
    resendCode: ({ paymentId }) => resendCode.start({ paymentId }),
    copyLink,
    track: (sale) => setAsked({ operation: 'track', sale }),
    endDelivery: (sale) => setAsked({ operation: 'endDelivery', sale }),
    addAffiliate: (sale) => setAsked({ operation: 'addAffiliate', sale }),
    correctEmail: (sale) => setAsked({ operation: 'correctEmail', sale }),
    refund: (sale) => setAsked({ operation: 'refund', sale }),
  }
  const close = () => setAsked(null)
  const whyNot = (sale: SaleSubject) => {
    const block = refundBlock(sale)
    return block === null ? undefined : blocked[block]
  }
  return {
    actionsFor: (sale) =>
      saleActions(sale, now).map((operation) => ({
        id: operation,
        label: text[operation],
        icon: icons[operation],
        isDangerous: operation === 'refund',
        ...(operation === 'refund' && { disabledReason: whyNot(sale) }),
        onRun: () => void run[operation](sale),
      })),
    dialog: (
      <Suspense>
        {asked?.operation === 'refund' && (
          <RefundDialog
            sale={asked.sale}
            refunds={api.seller.refunds}
            viewer="SELLER"
            invalidates={changedByRefund}
            onClose={close}
          />
        )}
        {asked?.operation === 'correctEmail' && <EmailDialog sale={asked.sale} onClose={close} />}
        {asked?.operation === 'addAffiliate' && <AffiliateDialog sale={asked.sale} onClose={close} />}
        {asked?.operation === 'track' && <TrackingDialog sale={asked.sale} onClose={close} />}
        {asked?.operation === 'endDelivery' && <DeliveryDialog sale={asked.sale} onClose={close} />}
      </Suspense>
    ),
  }
}
