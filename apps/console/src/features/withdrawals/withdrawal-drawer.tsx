import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { Timeline } from '@balcao/ui/timeline'
import { useState } from 'react'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { destinationTexts } from '#features/bank-accounts/destination-texts.ts'
import { usePayee } from '#features/payee/use-payee.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { withdrawalsCatalogue } from './catalogue.ts'
import { withdrawalReasonText } from './reason-text.ts'
import { stepOf, type Withdrawal } from './withdrawal.ts'
import { WithdrawalStateBadge } from './withdrawal-state-badge.tsx'

/**
 * A withdrawal from the request to the bank: its receipt, its steps, and the cancellation before it is sent.
 */
export function WithdrawalDrawer(drawer: ListDrawer) {
  const text = useMessages(withdrawalsCatalogue).withdrawals
  const format = useFormat()
  const payee = usePayee()
  return (
    <RecordDrawer
      {...drawer}
      query={payee.withdrawals.get.queryOptions({ withdrawalId: drawer.rowId })}
      loadingTitle={text.drawer.loading}
      title={({ amountCents, currency }) => text.drawer.title(format.money(amountCents, currency))}
      copy={({ id }) => ({ text: id, label: text.drawer.copyNumber })}
      detail={({ state }) => <WithdrawalStateBadge state={state} />}
      actions={(withdrawal) => withdrawal.canBeCanceled && <CancelWithdrawal withdrawal={withdrawal} />}
    >
      {(withdrawal) => <Receipt withdrawal={withdrawal} />}
    </RecordDrawer>
  )
}

function Receipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const messages = useMessages(withdrawalsCatalogue)
  const text = messages.withdrawals.drawer
  const places = useMessages(bankAccountsCatalogue)
  const format = useFormat()
  const { name, detail } = destinationTexts(withdrawal.destination, places)
  const { amountCents, feeCents, currency, settledAt, waitsUntil, endToEndId, reason, hold } = withdrawal
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.receipt}</h3>
        <MoneyLines
          lines={[
            { label: text.amount, cents: amountCents, currency },
            { label: text.fee, cents: feeCents, currency },
            { label: text.total, cents: amountCents + feeCents, currency, isSum: true },
          ]}
        />
        <DescriptionList
          items={[
            {
              id: 'to',
              term: text.to,
              value: (
                <>
                  {name}
                  <span className="block text-muted text-sm">{detail}</span>
                </>
              ),
            },
            { id: 'asked', term: text.asked, value: format.longDateTime(withdrawal.createdAt) },
            ...(waitsUntil === null
              ? []
              : [{ id: 'waits', term: text.waitsUntil, value: format.longDateTime(waitsUntil) }]),
            ...(settledAt === null
              ? []
              : [{ id: 'settled', term: text.settled, value: format.longDateTime(settledAt) }]),
            ...(endToEndId === null
              ? []
              : [
                  {
                    id: 'endToEnd',
                    term: text.endToEnd,
                    value: <span className="font-mono text-sm">{endToEndId}</span>,
                  },
                ]),
            ...(reason === null
              ? []
              : [{ id: 'reason', term: text.reason, value: withdrawalReasonText(messages, reason) }]),
            ...(hold === null
              ? []
              : [
                  { id: 'hold', term: text.hold, value: hold.reason },
                  { id: 'holdUntil', term: text.holdUntil, value: format.date(hold.until) },
                ]),
          ]}
        />
        {withdrawal.hasInvoice && <OwnInvoice withdrawalId={withdrawal.id} />}
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">{text.steps}</h3>
        <Timeline
          items={withdrawal.steps.map(({ at, state }) => ({
            id: `${at}${state}`,
            content: (
              <>
                <p>{messages.withdrawals.step[stepOf(withdrawal, state)]}</p>
                <time dateTime={at} className="text-muted text-sm">
                  {format.longDateTime(at)}
                </time>
              </>
            ),
          }))}
        />
      </section>
    </div>
  )
}

function OwnInvoice({ withdrawalId }: { withdrawalId: string }) {
  const text = useMessages(withdrawalsCatalogue).withdrawals.drawer
  const read = useAction(usePayee().withdrawals.readInvoice, {
    done: ({ url }) => window.location.assign(url),
  })
  return (
    <div>
      <Button size="small" onClick={() => read.start({ withdrawalId })}>
        {text.invoice}
      </Button>
    </div>
  )
}

function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useMessages(withdrawalsCatalogue).withdrawals.drawer
  const [isAsking, setIsAsking] = useState(false)
  const payee = usePayee()
  const cancel = useAction(payee.withdrawals.cancel, {
    invalidates: payee.showsWithdrawals,
    done: text.canceled,
  })
  const { id, amountCents, feeCents, currency } = withdrawal
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{text.cancel}</Button>
      <ConfirmAction
        open={isAsking}
        onOpenChange={setIsAsking}
        title={text.cancelTitle}
        description={text.cancelText}
        confirmLabel={text.cancel}
        money={[{ label: text.back, cents: amountCents + feeCents, currency }]}
        onConfirm={() => cancel.run({ withdrawalId: id })}
      />
    </>
  )
}
