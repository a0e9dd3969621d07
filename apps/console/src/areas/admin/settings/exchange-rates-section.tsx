import { type ForeignCurrency, rateLifeMs } from '@balcao/domain/money/exchange'
import { exchangeRateInput } from '@balcao/server/modules/platforms/prices/exchange-rate.input'
import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { platformSettingsCatalogue } from './catalogue.ts'
import { ForeignPlanDialog } from './foreign-plan-dialog.tsx'

type RateForm = z.input<typeof exchangeRateInput>

const { TextField, PercentField, TextareaField } = fieldsOf<RateForm>()

/**
 * How balances in other currencies are paid to their owners: converted into reais by a rate, or paid out unchanged.
 * Nothing is sold in a currency without either.
 */
export function ExchangeRatesSection() {
  const { exchange: text } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const [edited, setEdited] = useState<{ what: 'rate' | 'payout'; currency: ForeignCurrency } | null>(null)
  const query = useQuery(api.admin.exchangeRates.list.queryOptions())
  const plans = useQuery(api.admin.payouts.foreignPlans.queryOptions()).data ?? []
  const planOf = (currency: ForeignCurrency) => plans.find((one) => one.currency === currency)?.plan ?? null
  const close = () => setEdited(null)
  return (
    <Card className="grid gap-4">
      <CardHeader title={text.title} />
      <p className="text-muted">{text.text}</p>
      <QueryStates query={query} skeleton={<Skeleton className="h-32 w-full" />}>
        {(rows) => (
          <ul className="divide-y divide-(--color-border)">
            {rows.map(({ currency, rate }) => {
              const plan = planOf(currency)
              const isOver = rate !== null && Date.parse(rate.savedAt) + rateLifeMs <= Date.now()
              return (
                <li key={currency} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div>
                    <p className="font-medium">{text.currency[currency]}</p>
                    <p className="text-muted text-sm">
                      {rate
                        ? text.stands(
                            format.rate(rate.rateMillionths),
                            format.basisPoints(rate.spreadBasisPoints),
                            format.dateTime(rate.savedAt),
                          )
                        : text.none}
                    </p>
                    <p className="text-muted text-sm">
                      {plan && plan.dailyMaxCount > 0
                        ? text.payout(
                            format.money(plan.minCents, currency),
                            format.money(plan.feeCents, currency),
                          )
                        : text.noPayout}
                    </p>
                  </div>
                  <div className="flex flex-wrap items-center gap-3">
                    {isOver && <Badge tone="pending">{text.over}</Badge>}
                    <Button size="small" onClick={() => setEdited({ what: 'payout', currency })}>
                      {text.editPayout}
                    </Button>
                    <Button size="small" onClick={() => setEdited({ what: 'rate', currency })}>
                      {rate ? text.renew : text.set}
                    </Button>
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </QueryStates>
      {edited?.what === 'rate' && <RateDialog currency={edited.currency} onClose={close} />}
      {edited?.what === 'payout' && (
        <ForeignPlanDialog currency={edited.currency} plan={planOf(edited.currency)} onClose={close} />
      )}
    </Card>
  )
}

function RateDialog({ currency, onClose }: { currency: ForeignCurrency; onClose: () => void }) {
  const { exchange: text, proposed, reason, reasonHelp } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.plans.saveExchangeRate)
  const form = useRecordForm({
    schema: exchangeRateInput,
    toForm: (): RateForm => ({ currency, rate: '', spreadBasisPoints: 0, reason: '' }),
    save: save.run,
    proven: true,
    invalidates: [api.admin.exchangeRates, api.admin.settings, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.saved : proposed),
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title={text.currency[currency]} saveLabel={text.save} onClose={onClose}>
      <TextField name="rate" label={text.rate(currency)} help={text.rateHelp} isRequired />
      <PercentField name="spreadBasisPoints" label={text.spread} help={text.spreadHelp} isRequired />
      <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
    </FormDialog>
  )
}
