import { couponBearers, couponKinds, couponStates, couponTargets } from '@balcao/domain/money/coupons'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { pageQuery, routesFor, thenRead } from '#rpc/rest/routes-for.ts'
import { changedCouponInput, couponIdInput, newCouponShape, refuseContradictions } from './coupon.input.ts'
import { createCoupon } from './create-coupon.ts'
import { couponTabs, getCoupon, listCoupons } from './list-coupons.ts'
import { pauseCoupon, resumeCoupon, updateCoupon } from './update-coupon.ts'

const coupon = z
  .object({
    id: z.uuid(),
    code: z.string(),
    state: z.enum(couponStates),
    kind: z.enum(couponKinds),
    basisPoints: z.int().nullable(),
    amountCents: z.int().nullable(),
    currency: z.enum(currencies),
    target: z.enum(couponTargets),
    productId: z.uuid().nullable(),
    offerId: z.uuid().nullable(),
    includesBumps: z.boolean(),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    usesMax: z.int().nullable(),
    usesPerBuyerMax: z.int().nullable(),
    isFirstPurchaseOnly: z.boolean(),
    bearer: z.enum(couponBearers),
    affiliateId: z.uuid().nullable(),
    paidCount: z.int().meta({ description: 'Uses that were paid, refunded ones included.' }),
    heldCount: z.int().meta({ description: 'Uses that open payments hold.' }),
    money: z.array(z.object({ currency: z.enum(currencies), salesCents: z.int(), discountCents: z.int() })),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Coupon' })

const coupons = routesFor({ area: 'SELLER' }, 'coupons')

const { shape } = newCouponShape
const usual = {
  basisPoints: shape.basisPoints.default(null),
  amountCents: shape.amountCents.default(null),
  target: shape.target.default('SHOP'),
  productId: shape.productId.default(null),
  offerId: shape.offerId.default(null),
  includesBumps: shape.includesBumps.default(true),
  startsAt: shape.startsAt.default(null),
  endsAt: shape.endsAt.default(null),
  usesMax: shape.usesMax.default(null),
  usesPerBuyerMax: shape.usesPerBuyerMax.default(null),
  isFirstPurchaseOnly: shape.isFirstPurchaseOnly.default(false),
  bearer: shape.bearer.default('SHARED'),
  affiliateId: shape.affiliateId.default(null),
}

export const couponRoutes = [
  coupons.list({
    name: 'listCoupons',
    path: '/coupons',
    summary: { pt: 'Listar cupons', en: 'List coupons' },
    input: z.strictObject({
      tab: z.enum(couponTabs).optional(),
      productId: z.uuid().optional(),
      ...pageQuery,
    }),
    item: coupon,
    useCase: listCoupons,
  }),
  coupons.create({
    name: 'createCoupon',
    path: '/coupons',
    summary: { pt: 'Criar cupom', en: 'Create a coupon' },
    input: newCouponShape.extend(usual).superRefine(refuseContradictions),
    example: { code: 'BOASVINDAS10', kind: 'PERCENT', basisPoints: 1_000, usesMax: 100 },
    answer: coupon,
    useCase: async (caller, input) => getCoupon(caller, await createCoupon(caller, input)),
  }),
  coupons.read({
    name: 'getCoupon',
    path: '/coupons/{couponId}',
    summary: { pt: 'Consultar cupom', en: 'Get a coupon' },
    input: couponIdInput,
    answer: coupon,
    useCase: getCoupon,
  }),
  coupons.replace({
    name: 'updateCoupon',
    path: '/coupons/{couponId}',
    summary: { pt: 'Alterar cupom', en: 'Change a coupon' },
    input: changedCouponInput,
    example: {
      kind: 'PERCENT',
      basisPoints: 1_500,
      amountCents: null,
      target: 'SHOP',
      productId: null,
      offerId: null,
      includesBumps: true,
      startsAt: null,
      endsAt: null,
      usesMax: 200,
      usesPerBuyerMax: null,
      isFirstPurchaseOnly: false,
      bearer: 'SHARED',
      affiliateId: null,
    },
    answer: coupon,
    useCase: thenRead(updateCoupon, getCoupon),
  }),
  coupons.act({
    name: 'pauseCoupon',
    path: '/coupons/{couponId}/pause',
    summary: { pt: 'Pausar cupom', en: 'Pause a coupon' },
    input: couponIdInput,
    answer: coupon,
    useCase: thenRead(pauseCoupon, getCoupon),
  }),
  coupons.act({
    name: 'resumeCoupon',
    path: '/coupons/{couponId}/resume',
    summary: { pt: 'Retomar cupom', en: 'Resume a coupon' },
    input: couponIdInput,
    answer: coupon,
    useCase: thenRead(resumeCoupon, getCoupon),
  }),
]
