import { exchange, type ForeignCurrency } from '@balcao/domain/money/exchange'
import { conversionInput } from '@balcao/server/modules/payouts/conversions/conversion.input'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Dialog } from '@balcao/ui/dialog'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { api } from '#api/client.ts'
import { usePayee } from '#features/payee/use-payee.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { withdrawalsCatalogue } from './catalogue.ts'

type Terms = inferOutput<typeof api.seller.conversions.terms>[number]
type Rate = NonNullable<Terms['rate']>

/** The converted amount is not typed: the shown one is sent along. */
const convertForm = conversionInput.omit({ shownCents: true })

const { MoneyField } = fieldsOf<z.input<typeof convertForm>>()

type ConvertDialogProps = { currency: ForeignCurrency; onClose: () => void }

/** Converts a balance in another currency into reais, or shows why that is not possible now. */
export function ConvertDialog({ currency, onClose }: ConvertDialogProps) {
  const text = useMessages(withdrawalsCatalogue).convert
  const core = useMessages(coreCatalogue)
  const query = useQuery(usePayee().conversions.terms.queryOptions())
  const terms = query.data?.find((one) => one.currency === currency)
  if (terms?.rate && terms.debtCents === 0 && terms.availableCents > 0)
    return <ConvertForm terms={terms} rate={terms.rate} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} closeLabel={core.action.close} title={text.title}>
      <QueryStates query={query} skeleton={<Skeleton className="h-32 w-full" />}>
        {() => (
          <div className="grid gap-4">
            <Banner tone="info" title={text.notNow}>
              {terms?.debtCents ? text.debt : terms?.rate ? text.nothing : text.noRate}
            </Banner>
            <MoneyLines lines={[{ label: text.available, cents: terms?.availableCents ?? 0, currency }]} />
          </div>
        )}
      </QueryStates>
    </Dialog>
  )
}

function ConvertForm({ terms, rate, onClose }: { terms: Terms; rate: Rate; onClose: () => void }) {
  const text = useMessages(withdrawalsCatalogue).convert
  const format = useFormat()
  const payee = usePayee()
  const [requestId] = useState(() => crypto.randomUUID())
  const { currency, availableCents } = terms
  const convert = useAction(payee.conversions.convert)
  const form = useRecordForm({
    schema: convertForm,
    toForm: () => ({ requestId, currency, amountCents: 0 }),
    save: (wanted) => convert.run({ ...wanted, shownCents: exchange(wanted.amountCents, rate).netCents }),
    proven: true,
    invalidates: [payee.conversions, ...payee.showsWithdrawals],
    savedText: text.done,
    onSaved: onClose,
  })
  const amountCents = form.form.watch('amountCents') ?? 0
  const { grossCents, spreadCents, netCents } = exchange(amountCents, rate)
  return (
    <FormDialog
      form={form}
      title={text.title}
      saveLabel={amountCents === 0 ? text.action : text.confirm(format.money(netCents, 'BRL'))}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-2">
        <CurrencyProvider currency={currency}>
          <MoneyField
            name="amountCents"
            label={text.amount}
            help={text.upTo(format.money(availableCents, currency))}
            isRequired
          />
        </CurrencyProvider>
        <div className="-ms-2.5">
          <Button
            size="small"
            variant="ghost"
            onClick={() => form.form.setValue('amountCents', availableCents, { shouldDirty: true })}
          >
            {text.all}
          </Button>
        </div>
      </div>
      <div className="rounded-control bg-sunken px-4 py-2">
        <MoneyLines
          lines={[
            { label: text.at(format.rate(rate.rateMillionths)), cents: grossCents, currency: 'BRL' },
            {
              label: text.spread(format.basisPoints(rate.spreadBasisPoints)),
              cents: -spreadCents,
              currency: 'BRL',
            },
            { label: text.arrives, cents: netCents, currency: 'BRL', isSum: true },
          ]}
        />
      </div>
      <p className="text-muted text-sm">{text.valid(format.longDateTime(rate.endsAt))}</p>
    </FormDialog>
  )
}
