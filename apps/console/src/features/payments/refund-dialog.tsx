import { Checkbox } from '@balcao/ui/checkbox'
import { Field } from '@balcao/ui/field'
import { MoneyInput } from '@balcao/ui/money-input'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Skeleton } from '@balcao/ui/skeleton'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { api } from '#api/client.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { Invalidated } from '#kit/action/use-invalidate.ts'
import { CurrencyProvider, useMoneyInput } from '#kit/currency.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import { RefundGivers } from './refund-givers.tsx'
import type { SaleViewer } from './sale.ts'

const refundKinds = ['WHOLE', 'ITEMS', 'PART'] as const

type RefundKind = (typeof refundKinds)[number]

type Chosen = { paymentId: string; kind: RefundKind; amountCents: number | null; orderItemIds: string[] }

type RefundDialogProps = {
  sale: { paymentId: string; buyerName: string }
  /** The area's own procedures: a refund uses the same view of the sale. */
  refunds: typeof api.seller.refunds | typeof api.admin.refunds
  viewer: SaleViewer
  /** Queries to refetch afterwards, without the preview, which a refund that was made no longer has. */
  invalidates: readonly Invalidated[]
  onClose: () => void
}

/** Refunds a sale: in full, by items or by amount, with each party's part shown before the confirmation. */
export function RefundDialog({ sale, refunds, viewer, invalidates, onClose }: RefundDialogProps) {
  const text = useMessages(paymentsCatalogue).refund
  const format = useFormat()
  const reader = useErrorReader()
  const { paymentId } = sale
  const [key] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<RefundKind>('WHOLE')
  const [amountCents, setAmountCents] = useState<number | null>(null)
  const [orderItemIds, setOrderItemIds] = useState<string[]>([])
  const wish = refundWish({ paymentId, kind, amountCents, orderItemIds })
  const whole = useQuery(refunds.preview.queryOptions({ kind: 'WHOLE', paymentId }))
  const chosen = useQuery({
    ...refunds.preview.queryOptions(wish ?? skipToken),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const refund = useAction(refunds.refund, {
    proven: true,
    invalidates,
    done: text.done,
  })
  const right = whole.data?.right
  const preview = wish !== null && !chosen.isError ? chosen.data : undefined
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(sale.buyerName)}
      description={`${right ? text[right.kind](format.date(right.lastDay)) : whole.data ? text.none[viewer] : ''} ${text.access}`}
      confirmLabel={
        preview ? text.confirm(format.money(preview.amountCents, preview.currency)) : text.nothing
      }
      isDangerous
      isConfirmDisabled={preview === undefined || chosen.isPlaceholderData}
      reason={{ isRequired: true, help: text.reasonHelp }}
      onConfirm={async ({ reason }) => {
        if (wish) await refund.run({ ...wish, key, reason })
      }}
    >
      <SegmentedControl
        label={text.kind}
        segments={refundKinds.map((value) => ({ value, label: text.kinds[value] }))}
        value={kind}
        onChange={setKind}
        isFullWidth
      />
      {whole.data && kind === 'PART' && (
        <CurrencyProvider currency={whole.data.currency}>
          <Field
            label={text.amount}
            help={text.upTo(format.money(whole.data.leftCents, whole.data.currency))}
            error={chosen.isError ? reader.textOf(chosen.error) : undefined}
          >
            <Amount valueCents={amountCents} onChange={setAmountCents} />
          </Field>
        </CurrencyProvider>
      )}
      {whole.data && kind === 'ITEMS' && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{text.items}</legend>
          {whole.data.items.map((item) => (
            <Checkbox
              key={item.id}
              checked={orderItemIds.includes(item.id)}
              onChange={(checked) =>
                setOrderItemIds((ids) => (checked ? [...ids, item.id] : ids.filter((id) => id !== item.id)))
              }
              label={`${item.title} · ${format.money(item.amountCents, whole.data.currency)}`}
            />
          ))}
        </fieldset>
      )}
      {whole.isPending ? <Skeleton className="h-32 w-full" /> : preview && <RefundGivers preview={preview} />}
    </ConfirmAction>
  )
}

function Amount(props: { valueCents: number | null; onChange: (cents: number | null) => void }) {
  return <MoneyInput {...useMoneyInput()} {...props} />
}

/** Input for the server; null until enough is chosen. */
function refundWish({ paymentId, kind, amountCents, orderItemIds }: Chosen) {
  if (kind === 'WHOLE') return { kind, paymentId } as const
  if (kind === 'ITEMS') return orderItemIds.length === 0 ? null : ({ kind, paymentId, orderItemIds } as const)
  return amountCents === null || amountCents === 0 ? null : ({ kind, paymentId, amountCents } as const)
}
