import { type orderBumpsInput, orderBumpsMax } from '@balcao/server/modules/catalog/order-bumps.input'
import { StatusBadge } from '@balcao/ui/status-badge'
import { ListPlus, Pause } from 'lucide-react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useCurrency } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { productCatalogue } from './catalogue.ts'
import { useChosenBumps } from './use-chosen-bumps.ts'

const { RowsField, LookUpField, MoneyField } = fieldsOf<z.input<typeof orderBumpsInput>>()

export function BumpRows({ productId }: { productId: string }) {
  const { bumps: text } = useMessages(productCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const format = useFormat()
  const currency = useCurrency()
  const chosen = useChosenBumps(productId)
  return (
    <RowsField
      name="bumps"
      label={text.rows}
      help={text.rowsHelp(orderBumpsMax)}
      rowLabel={(index) => chosen[index]?.offer?.productName ?? text.newRow}
      addLabel={text.add}
      newRow={() => ({ offerId: '', fakePriceCents: null })}
      max={orderBumpsMax}
      empty={{ icon: <ListPlus />, title: text.empty.title, description: text.empty.text }}
    >
      {(path, index) => {
        const offer = chosen[index]?.offer
        return (
          <>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
              <LookUpField
                name={`${path}.offerId`}
                label={text.offer}
                isRequired
                lookUp={(asked) => api.seller.bumps.options.queryOptions({ productId, ...asked })}
                detailOf={({ productName, priceCents }) =>
                  `${productName} · ${format.money(priceCents, currency)}`
                }
                chosenName={offer?.name}
                {...(offer && { help: text.price(format.money(offer.priceCents, currency)) })}
              />
              <MoneyField name={`${path}.fakePriceCents`} label={text.fakePrice} hint={optional} />
            </div>
            {offer && !offer.isForSale && (
              <StatusBadge tone="pending" icon={<Pause strokeWidth={2.5} />} detail={text.notForSaleReason}>
                {text.notForSale}
              </StatusBadge>
            )}
          </>
        )
      }}
    </RowsField>
  )
}
