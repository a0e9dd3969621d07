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
import { recoveryPath, type SaleDeedName, type SaleSubject, saleDeeds } from './sale-deeds.ts'

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

type AskingDeed = 'refund' | 'track' | 'endDelivery' | 'addAffiliate' | 'correctEmail'

const icons: Record<SaleDeedName, ReactNode> = {
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
export function useSaleDeeds(): { deedsFor: (sale: SaleSubject) => RowAction[]; dialog: ReactNode } {
  const text = useMessages(mySalesCatalogue).deed
  const { blocked } = useMessages(paymentsCatalogue).refund
  const now = useNow()
  const [asked, setAsked] = useState<{ deed: AskingDeed; sale: SaleSubject } | null>(null)
  const tell = ({ isSent }: { isSent: boolean }) =>
    showToast(isSent ? { tone: 'positive', title: text.sent } : { tone: 'negative', title: text.notSent })
  const resendAccess = useAction(api.seller.sales.resendAccess, { done: tell })
  const resendCode = useAction(api.seller.sales.resendCode, { done: tell })
  async function copyLink(sale: SaleSubject) {
    await navigator.clipboard.writeText(`${location.origin}${recoveryPath(sale)}`)
    await showToast({ tone: 'positive', title: text.linkCopied })
  }
  const run: Record<SaleDeedName, (sale: SaleSubject) => unknown> = {
    resendAccess: ({ paymentId }) => resendAccess.start({ paymentId }),
    resendCode: ({ paymentId }) => resendCode.start({ paymentId }),
    copyLink,
    track: (sale) => setAsked({ deed: 'track', sale }),
    endDelivery: (sale) => setAsked({ deed: 'endDelivery', sale }),
    addAffiliate: (sale) => setAsked({ deed: 'addAffiliate', sale }),
    correctEmail: (sale) => setAsked({ deed: 'correctEmail', sale }),
    refund: (sale) => setAsked({ deed: 'refund', sale }),
  }
  const close = () => setAsked(null)
  const whyNot = (sale: SaleSubject) => {
    const block = refundBlock(sale)
    return block === null ? undefined : blocked[block]
  }
  return {
    deedsFor: (sale) =>
      saleDeeds(sale, now).map((deed) => ({
        id: deed,
        label: text[deed],
        icon: icons[deed],
        isDangerous: deed === 'refund',
        ...(deed === 'refund' && { disabledReason: whyNot(sale) }),
        onRun: () => void run[deed](sale),
      })),
    dialog: (
      <Suspense>
        {asked?.deed === 'refund' && (
          <RefundDialog
            sale={asked.sale}
            refunds={api.seller.refunds}
            viewer="SELLER"
            invalidates={changedByRefund}
            onClose={close}
          />
        )}
        {asked?.deed === 'correctEmail' && <EmailDialog sale={asked.sale} onClose={close} />}
        {asked?.deed === 'addAffiliate' && <AffiliateDialog sale={asked.sale} onClose={close} />}
        {asked?.deed === 'track' && <TrackingDialog sale={asked.sale} onClose={close} />}
        {asked?.deed === 'endDelivery' && <DeliveryDialog sale={asked.sale} onClose={close} />}
      </Suspense>
    ),
  }
}
