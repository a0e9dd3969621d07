import { couponBearers, couponKinds, couponTargets } from '@balcao/domain/money/coupons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { couponsCatalogue } from './catalogue.ts'
import type { CouponForm, CouponPreview } from './coupon.ts'

const {
  FirstDayField,
  LastDayField,
  LookUpField,
  MoneyField,
  NumberField,
  PercentField,
  RadioField,
  SelectField,
  SwitchField,
} = fieldsOf<CouponForm>()

/** Discount of a coupon, where it applies, its bearer, and its limits. */
export function CouponFields() {
  const { form: text, target: targets } = useMessages(couponsCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { kind, target, bearer } = useWatch<CouponForm>()
  const preview = usePreview()
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          name="kind"
          label={text.discount}
          options={couponKinds.map((value) => ({ value, label: text.kinds[value] }))}
        />
        {kind === 'AMOUNT' ? (
          <MoneyField name="amountCents" label={text.amount} isRequired />
        ) : (
          <PercentField name="basisPoints" label={text.percent} isRequired />
        )}
      </div>
      <SelectField
        name="target"
        label={text.target}
        options={couponTargets.map((value) => ({ value, label: targets[value] }))}
      />
      {target === 'PRODUCT' && (
        <LookUpField
          name="productId"
          label={text.product}
          isRequired
          lookUp={api.seller.products.options.queryOptions}
        />
      )}
      {target === 'OFFER' && (
        <LookUpField
          name="offerId"
          label={text.offer}
          isRequired
          lookUp={(search) =>
            api.seller.offers.options.queryOptions({ ...search, includesSubscriptions: true })
          }
        />
      )}
      <SwitchField name="includesBumps" label={text.bumps} />
      <Bearers preview={preview} />
      {bearer === 'AFFILIATE' && (
        <LookUpField
          name="affiliateId"
          label={text.affiliate}
          isRequired
          lookUp={api.seller.coupons.affiliateOptions.queryOptions}
        />
      )}
      {preview && <Example preview={preview} />}
      <section className="grid grid-cols-1 gap-4 border-default border-t pt-5">
        <h3 className="font-semibold">{text.limits}</h3>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <NumberField name="usesMax" label={text.usesMax} hint={optional} />
          <NumberField
            name="usesPerBuyerMax"
            label={text.usesPerBuyerMax}
            help={text.buyerHelp}
            hint={optional}
          />
          <FirstDayField name="startsAt" label={text.startsAt} hint={optional} />
          <LastDayField name="endsAt" label={text.endsAt} hint={optional} />
        </div>
        <SwitchField name="isFirstPurchaseOnly" label={text.first} help={text.firstHelp} />
      </section>
      <p className="text-muted text-sm">{text.subscriptions}</p>
    </>
  )
}

/** One sale with the coupon as typed; the last result stays while the next is loaded. */
function usePreview(): CouponPreview | null {
  const {
    kind = 'PERCENT',
    basisPoints = null,
    amountCents = null,
    target = 'SHOP',
    productId = null,
    offerId = null,
    bearer,
    affiliateId = null,
  } = useWatch<CouponForm>()
  const isRight =
    kind === 'PERCENT'
      ? basisPoints !== null && basisPoints >= 100 && basisPoints <= 9_900
      : amountCents !== null && amountCents > 0
  const { data } = useQuery({
    ...api.seller.coupons.preview.queryOptions({
      kind,
      basisPoints: kind === 'PERCENT' ? basisPoints : null,
      amountCents: kind === 'AMOUNT' ? amountCents : null,
      target,
      productId: target === 'PRODUCT' ? productId || null : null,
      offerId: target === 'OFFER' ? offerId || null : null,
      affiliateId: bearer === 'AFFILIATE' ? affiliateId || null : null,
    }),
    enabled: isRight,
    placeholderData: keepPreviousData,
  })
  return isRight ? (data ?? null) : null
}

/** The three possible bearers of the discount, each with the amounts of seller and partners in one sale. */
function Bearers({ preview }: { preview: CouponPreview | null }) {
  const { form: text, bearer } = useMessages(couponsCatalogue)
  const format = useFormat()
  const amountsOf = (value: (typeof couponBearers)[number]) => {
    if (!preview) return null
    const { sellerCents, affiliateCents, coProducersCents } = preview.bearers[value]
    const money = (cents: number) => format.money(cents, preview.currency)
    const others = [
      ...(preview.affiliateBasisPoints === null ? [] : [text.affiliateAmount(money(affiliateCents))]),
      ...(preview.bearers.SELLER.coProducersCents === 0
        ? []
        : [text.coProducersAmount(money(coProducersCents))]),
    ]
    return { you: money(sellerCents), others: others.join(' · ') }
  }
  return (
    <RadioField
      name="bearer"
      label={text.bearer}
      options={couponBearers.map((value) => {
        const amounts = amountsOf(value)
        return {
          value,
          label: (
            <span className="flex flex-wrap justify-between gap-x-4">
              {bearer[value]}
              {amounts && <span className="ms-auto font-semibold tabular-nums">{amounts.you}</span>}
            </span>
          ),
          description: (
            <span className="flex flex-wrap justify-between gap-x-4">
              {text.bearerHelp[value]}
              {amounts && <span className="tabular-nums">{amounts.others}</span>}
            </span>
          ),
        }
      })}
    />
  )
}

function Example({ preview }: { preview: CouponPreview }) {
  const { form: text } = useMessages(couponsCatalogue)
  const format = useFormat()
  const money = (cents: number) => format.money(cents, preview.currency)
  const { fee } = preview
  const lines = [
    {
      term: text.buyerPays,
      value: `${money(preview.priceCents)} − ${money(preview.discountCents)} = ${money(preview.paidCents)}`,
    },
    {
      term: text.fee(format.basisPoints(fee.basisPoints), money(fee.fixedCents)),
      value: money(-fee.cents),
    },
    { term: text.toDivide, value: money(preview.netCents) },
  ]
  return (
    <section className="grid gap-2 rounded-control bg-sunken p-4" aria-live="polite">
      <h3 className="text-muted text-sm">{text.example(preview.productName)}</h3>
      <dl className="grid gap-1.5">
        {lines.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {preview.isTooLarge && <p className="text-negative text-sm">{text.tooLarge}</p>}
    </section>
  )
}
