import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { MoneyInput } from '@balcao/ui/money-input'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider, useMoneyInput } from '#kit/currency.tsx'
import { lastInstantOf } from '#kit/last-day.ts'
import { useToday } from '#kit/use-today.ts'
import { manageSalesCatalogue } from './catalogue.ts'

type NoticeDisputeDialogProps = { sale: { paymentId: string; buyerName: string }; onClose: () => void }

/** A dispute that a bank reported by letter and no webhook announced: its amount and its deadline. */
export function NoticeDisputeDialog({ sale, onClose }: NoticeDisputeDialogProps) {
  const text = useMessages(manageSalesCatalogue).notice
  const format = useFormat()
  const today = useToday()
  const { paymentId } = sale
  const [day, setDay] = useState('')
  const [typedCents, setTypedCents] = useState<number | null>(null)
  const whole = useQuery(api.admin.refunds.preview.queryOptions({ kind: 'WHOLE', paymentId }))
  const notice = useAction(api.admin.disputes.notice, {
    proven: true,
    invalidates: [api.admin.disputes, api.admin.sales, api.admin.buyers],
    done: text.done,
  })
  const dueAt = lastInstantOf(day)
  const contestedCents = typedCents ?? whole.data?.leftCents
  const isTooMuch = contestedCents === undefined || contestedCents > (whole.data?.leftCents ?? 0)
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(sale.buyerName)}
      description={text.text}
      confirmLabel={text.label}
      isDangerous
      isConfirmDisabled={dueAt === null || isTooMuch}
      {...(whole.data && {
        money: [{ label: text.held, cents: contestedCents ?? 0, currency: whole.data.currency }],
      })}
      reason={{ isRequired: true, label: text.reason, help: text.reasonHelp }}
      onConfirm={async ({ reason }) => {
        if (dueAt !== null && contestedCents)
          await notice.run({ paymentId, amountCents: contestedCents, dueAt, reason })
      }}
    >
      {whole.isPending && <Skeleton className="h-16 w-full" />}
      {whole.data && (
        <CurrencyProvider currency={whole.data.currency}>
          <Field
            label={text.amount}
            help={text.upTo(format.money(whole.data.leftCents, whole.data.currency))}
          >
            <Amount valueCents={contestedCents ?? null} onChange={setTypedCents} />
          </Field>
        </CurrencyProvider>
      )}
      <Field label={text.day} isRequired>
        <Input type="date" min={today} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      </Field>
    </ConfirmAction>
  )
}

function Amount(props: { valueCents: number | null; onChange: (cents: number | null) => void }) {
  return <MoneyInput {...useMoneyInput()} {...props} />
}
