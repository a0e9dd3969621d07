import { cardBrandIds, cardBrandName } from '@balcao/domain/cards/card'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { Card, CardHeader } from '@balcao/ui/card'
import { Field } from '@balcao/ui/field'
import { MoneyInput } from '@balcao/ui/money-input'
import { Select } from '@balcao/ui/select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMoneyInput } from '#kit/currency.tsx'
import { LookUpBox } from '#kit/look-up/look-up-box.tsx'
import { Money } from '#kit/money.tsx'
import { useSettled } from '#kit/use-settled.ts'
import { acquiringsCatalogue } from './catalogue.ts'
import { linesOf, type RouteForm, type Routes } from './route-form.ts'
import { VerdictList } from './verdict-list.tsx'

type RouteSimulatorProps = { method: PaymentMethod; accounts: Routes['accounts'] }

const installmentsMax = 12

/**
 * Route of a given sale by the lines in the form, and the reasons against the other accounts. The server's
 * own routing answers.
 */
export function RouteSimulator({ method, accounts }: RouteSimulatorProps) {
  const { simulator: text } = useMessages(acquiringsCatalogue)
  const core = useMessages(coreCatalogue)
  const money = useMoneyInput()
  const { rows } = useWatch<RouteForm>() as RouteForm
  const [amountCents, setAmountCents] = useState<number | null>(19_700)
  const [installments, setInstallments] = useState(1)
  const [brand, setBrand] = useState<string | null>(null)
  const [sellerId, setSellerId] = useState<string | null>(null)
  const complete = rows.filter(({ account }) => account !== null)
  const lines = useSettled(JSON.stringify(linesOf(complete)))
  const isCard = method === 'CREDIT_CARD'
  const simulation = useQuery({
    ...api.admin.routes.simulate.queryOptions({
      method,
      amountCents: amountCents ?? 1,
      installments: isCard ? installments : 1,
      brand: isCard ? brand : null,
      sellerId,
      lines: JSON.parse(lines),
    }),
    enabled: Boolean(amountCents),
    placeholderData: keepPreviousData,
  })
  const nameOf = (accountId: string | null) => accounts.find(({ id }) => id === accountId)?.label ?? ''
  return (
    <Card className="grid content-start gap-4">
      <CardHeader title={text.title} detail={text.quiet} />
      <p className="text-muted text-sm">{text.text}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={text.amount}>
          <MoneyInput {...money} valueCents={amountCents} onChange={setAmountCents} />
        </Field>
        <Field label={text.seller}>
          <LookUpBox
            lookUp={api.admin.routes.sellers.queryOptions}
            value={sellerId}
            onChange={setSellerId}
            placeholder={core.form.choose}
          />
        </Field>
        {isCard && (
          <>
            <Field label={text.installments}>
              <Select
                options={Array.from({ length: installmentsMax }, (_, place) => ({
                  value: String(place + 1),
                  label: `${place + 1}x`,
                }))}
                value={String(installments)}
                onChange={(chosen) => setInstallments(Number(chosen ?? 1))}
                placeholder={core.form.choose}
                emptyText={core.nothingFound}
              />
            </Field>
            <Field label={text.brand}>
              <Select
                options={cardBrandIds.map((id) => ({ value: id, label: cardBrandName(id) ?? id }))}
                value={brand}
                onChange={setBrand}
                placeholder={text.anyBrand}
                clearLabel={core.action.clear}
                emptyText={core.nothingFound}
              />
            </Field>
          </>
        )}
      </div>
      {!amountCents && <p className="text-muted">{text.waiting}</p>}
      {simulation.data && (
        <div role="status" className="grid gap-3">
          <p
            className={`rounded-control p-3 font-medium ${simulation.data.chosen ? 'bg-positive-soft' : 'bg-negative-soft'}`}
          >
            {simulation.data.chosen ? text.goes(nameOf(simulation.data.chosen.accountId)) : text.nowhere}
          </p>
          <VerdictList
            items={simulation.data.lines.map(({ place, accountId, verdict, unmet, sharePercent }) => ({
              id: String(place),
              isChosen: verdict === 'CHOSEN',
              isOut: verdict !== 'CHOSEN' && verdict !== 'NEXT',
              title: `${text.line(place + 1)}${accountId === null ? '' : ` · ${nameOf(accountId)}`}`,
              text: [
                verdict === 'UNMET'
                  ? unmet.map((rule) => text.unmet[rule]).join('; ')
                  : text.verdict[verdict],
                sharePercent !== null && text.share(sharePercent),
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
          {simulation.data.chosen !== null && simulation.data.chosen.costCents > 0 && (
            <p className="flex justify-between gap-2 border-default border-t pt-3 text-sm">
              <span className="text-muted">{text.cost}</span>
              <strong>
                <Money cents={simulation.data.chosen.costCents} />
              </strong>
            </p>
          )}
        </div>
      )}
    </Card>
  )
}
