import { withdrawalInput } from '@balcao/server/modules/payouts/withdrawals/withdrawal.input'
import { Button } from '@balcao/ui/button'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { BankAccount } from '#features/bank-accounts/bank-account.ts'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { destinationTexts } from '#features/bank-accounts/destination-texts.ts'
import { usePayee } from '#features/payee/use-payee.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { withdrawalsCatalogue } from './catalogue.ts'
import type { WithdrawalsMessages } from './messages/pt-br.ts'
import { largestWithdrawal, withdrawalFee } from './withdraw-terms.ts'
import type { WithdrawalTerms } from './withdrawal.ts'

/** The fee is not typed: the shown one is sent along. */
const withdrawForm = withdrawalInput.omit({ shownFeeCents: true })

const { MoneyField, SelectField, UploadField } = fieldsOf<z.input<typeof withdrawForm>>()

type WithdrawFormProps = {
  terms: WithdrawalTerms
  accounts: readonly BankAccount[]
  currencyChoice: ReactNode
  onClose: () => void
  onAsked: (withdrawalId: string) => void
}

/** Amount and destination; fee, net amount and arrival are shown before the confirmation. */
export function WithdrawForm({ terms, accounts, currencyChoice, onClose, onAsked }: WithdrawFormProps) {
  const text = useMessages(withdrawalsCatalogue).withdraw
  const places = useMessages(bankAccountsCatalogue)
  const format = useFormat()
  const payee = usePayee()
  const [requestId] = useState(() => crypto.randomUUID())
  const request = useAction(payee.withdrawals.request)
  const form = useRecordForm({
    schema: withdrawForm,
    toForm: () => ({
      requestId,
      currency: terms.currency,
      bankAccountId: accounts[0]?.id ?? '',
      amountCents: 0,
      invoiceKey: null,
    }),
    save: (wanted) => request.run({ ...wanted, shownFeeCents: withdrawalFee(terms, wanted.amountCents) }),
    proven: true,
    invalidates: payee.showsWithdrawals,
    savedText: text.done,
    onSaved: ({ withdrawalId }) => onAsked(withdrawalId),
  })
  const { currency } = terms
  const amountCents = form.form.watch('amountCents') ?? 0
  const feeCents = amountCents === 0 ? 0 : withdrawalFee(terms, amountCents)
  const most = largestWithdrawal(terms)
  const money = (cents: number) => format.money(cents, currency)
  return (
    <FormDialog
      form={form}
      title={text.title}
      saveLabel={amountCents === 0 ? text.action : text.confirm(money(amountCents))}
      onClose={onClose}
    >
      {currencyChoice}
      <div className="grid grid-cols-1 gap-2">
        <CurrencyProvider currency={currency}>
          <MoneyField
            name="amountCents"
            label={text.amount}
            help={text.range(money(terms.minCents), money(most))}
            isRequired
          />
        </CurrencyProvider>
        <div className="-ms-2.5">
          <Button
            size="small"
            variant="ghost"
            onClick={() => form.form.setValue('amountCents', most, { shouldDirty: true })}
          >
            {text.all}
          </Button>
        </div>
      </div>
      <SelectField
        name="bankAccountId"
        label={text.to}
        options={accounts.map(({ id, destination }) => ({
          value: id,
          label: destinationTexts(destination, places).name,
        }))}
        isRequired
      />
      {terms.invoice !== null && (
        <UploadField
          name="invoiceKey"
          label={text.invoice}
          help={text.invoiceHelp}
          isRequired={terms.invoice === 'REQUIRED'}
          purpose="COMMISSION_INVOICE"
          keep="key"
          accept={['application/pdf', 'text/xml']}
          maxMegabytes={10}
        />
      )}
      <div className="rounded-control bg-sunken px-4 py-2">
        <MoneyLines
          lines={[
            { label: text.arrives, cents: amountCents, currency },
            { label: text.fee, cents: feeCents, currency },
            { label: text.leaves, cents: amountCents + feeCents, currency, isSum: true },
          ]}
        />
      </div>
      <dl className="grid gap-1.5">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{text.when}</dt>
          <dd className="text-end">{usualTime(terms, text)}</dd>
        </div>
        {terms.leavesAt !== null && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{text.leavesAt}</dt>
            <dd className="text-end">{format.longDateTime(terms.leavesAt)}</dd>
          </div>
        )}
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{text.left}</dt>
          <dd className="tabular-nums">
            {money(Math.max(0, terms.availableCents - amountCents - feeCents))}
          </dd>
        </div>
      </dl>
    </FormDialog>
  )
}

/** Recent duration of withdrawals, in a natural unit. */
function usualTime(
  { usualMinutes: minutes, isByHand }: Pick<WithdrawalTerms, 'usualMinutes' | 'isByHand'>,
  text: WithdrawalsMessages['withdraw'],
): string {
  if (minutes === null) return isByHand ? text.byHand : text.afterReview
  if (minutes < 90) return text.usually(text.minutes(minutes))
  const hours = Math.round(minutes / 60)
  return text.usually(hours < 36 ? text.hours(hours) : text.days(Math.round(hours / 24)))
}
