import { paymentRulesInput } from '@balcao/server/modules/platforms/settings/payment-rules.input'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useSettled } from '#kit/use-settled.ts'
import { platformSettingsCatalogue } from './catalogue.ts'

/** Effect of the typed rules on the last month's paid sales, before they are saved. */
export function PaymentRulesEffect() {
  const { payments: text, method } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const typed = useSettled(JSON.stringify(useWatch<z.input<typeof paymentRulesInput>>()))
  const { data: rules } = paymentRulesInput.safeParse(JSON.parse(typed))
  const { data: effect } = useQuery({
    ...api.admin.feeEffects.previewPaymentRules.queryOptions(rules as NonNullable<typeof rules>),
    enabled: rules !== undefined,
    placeholderData: keepPreviousData,
  })
  if (!effect) return null
  const lines = effect.methods.flatMap((own) => {
    const sales = format.integer(own.sales)
    return [
      ...(own.late > 0 ? [text.late(format.integer(own.late), sales)] : []),
      ...(own.outside > 0 ? [text.outside(format.integer(own.outside), sales, method[own.method])] : []),
    ]
  })
  return (
    <div role="status" className="grid gap-1 rounded-control bg-sunken px-4 py-3">
      <p className="font-medium">{text.effect}</p>
      {lines.length === 0 ? (
        <p className="text-muted">{text.noEffect}</p>
      ) : (
        lines.map((line) => <p key={line}>{line}</p>)
      )}
    </div>
  )
}
