import { showToast } from '@balcao/ui/toast'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Pause, Pencil, Play, WalletCards } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { firstDayFrom } from '#kit/last-day.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { useToday } from '#kit/use-today.ts'
import { couponsCatalogue } from './catalogue.ts'
import type { Coupon } from './coupon.ts'

type CouponActions = { actionsFor: (coupon: Coupon) => RowAction[]; dialog: ReactNode }

/** Actions on a coupon, for a row's menu or its drawer, and their confirmation dialog. */
export function useCouponActions({ onEdit }: { onEdit: (coupon: Coupon) => void }): CouponActions {
  const { action: text } = useMessages(couponsCatalogue)
  const navigate = useNavigate()
  const today = useToday()
  const [asked, setAsked] = useState<Coupon | null>(null)
  const pause = useAction(api.seller.coupons.pause, { invalidates: [api.seller.coupons], done: text.paused })
  const resume = useAction(api.seller.coupons.resume, {
    invalidates: [api.seller.coupons],
    done: text.resumed,
  })
  const copy = async ({ code }: Coupon) => {
    await navigator.clipboard.writeText(code)
    void showToast({ tone: 'positive', title: text.copied })
  }
  const actionsFor = (coupon: Coupon): RowAction[] => [
    { id: 'edit', label: text.edit, icon: <Pencil />, onRun: () => onEdit(coupon) },
    { id: 'copy', label: text.copyCode, icon: <Copy />, onRun: () => void copy(coupon) },
    {
      id: 'sales',
      label: text.sales,
      icon: <WalletCards />,
      onRun: () =>
        void navigate({
          to: '/platform/my-sales',
          search: { couponId: coupon.id, from: firstDayFrom(coupon.createdAt), to: today },
        }),
    },
    ...(coupon.state === 'EXPIRED'
      ? []
      : coupon.pausedAt === null
        ? [{ id: 'pause', label: text.pause, icon: <Pause />, onRun: () => setAsked(coupon) }]
        : [
            {
              id: 'resume',
              label: text.resume,
              icon: <Play />,
              onRun: () => resume.start({ couponId: coupon.id }),
            },
          ]),
  ]
  const dialog = asked && (
    <ConfirmAction
      open
      onOpenChange={() => setAsked(null)}
      title={text.pauseTitle(asked.code)}
      description={text.pauseText}
      confirmLabel={text.pause}
      onConfirm={() => pause.run({ couponId: asked.id })}
    />
  )
  return { actionsFor, dialog }
}
