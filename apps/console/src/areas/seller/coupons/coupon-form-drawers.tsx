import { changedCouponInput, newCouponInput } from '@balcao/server/modules/coupons/coupon.input'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { couponsCatalogue } from './catalogue.ts'
import type { Coupon, CouponForm } from './coupon.ts'
import { CouponFields } from './coupon-fields.tsx'

const { TextField } = fieldsOf<CouponForm>()

export function NewCouponDrawer({
  onClose,
  onMade,
}: {
  onClose: () => void
  onMade: (couponId: string) => void
}) {
  const { form: text } = useMessages(couponsCatalogue)
  const create = useAction(api.seller.coupons.create)
  const form = useRecordForm({
    schema: newCouponInput,
    toForm: (): CouponForm => ({ code: '', ...termsOf(null) }),
    save: create.run,
    invalidates: [api.seller.coupons],
    savedText: text.created,
    onSaved: ({ couponId }) => onMade(couponId),
  })
  return (
    <FormDrawer form={form} title={text.title} saveLabel={text.save} onClose={onClose}>
      <TextField name="code" label={text.code} help={text.codeHelp} isRequired maxLength={30} />
      <CouponFields />
    </FormDrawer>
  )
}

export function EditCouponDrawer({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { form: text } = useMessages(couponsCatalogue)
  const update = useAction(api.seller.coupons.update)
  const form = useRecordForm({
    query: api.seller.coupons.get.queryOptions({ couponId: coupon.id }),
    schema: changedCouponInput,
    toForm: (stored) => ({ couponId: coupon.id, ...termsOf(stored ?? coupon) }),
    save: update.run,
    invalidates: [api.seller.coupons],
    savedText: text.saved,
  })
  return (
    <CurrencyProvider currency={coupon.currency}>
      <FormDrawer form={form} title={text.editTitle(coupon.code)} onClose={onClose}>
        <CouponFields />
      </FormDrawer>
    </CurrencyProvider>
  )
}

function termsOf(coupon: Coupon | null): Omit<CouponForm, 'code'> {
  return {
    kind: coupon?.kind ?? 'PERCENT',
    basisPoints: coupon?.basisPoints ?? null,
    amountCents: coupon?.amountCents ?? null,
    target: coupon?.target ?? 'SHOP',
    productId: coupon?.productId ?? null,
    offerId: coupon?.offerId ?? null,
    includesBumps: coupon?.includesBumps ?? true,
    startsAt: coupon?.startsAt ?? null,
    endsAt: coupon?.endsAt ?? null,
    usesMax: coupon?.usesMax ?? null,
    usesPerBuyerMax: coupon?.usesPerBuyerMax ?? null,
    isFirstPurchaseOnly: coupon?.isFirstPurchaseOnly ?? false,
    bearer: coupon?.bearer ?? 'SHARED',
    affiliateId: coupon?.affiliateId ?? null,
  }
}
