import type { BoughtView, PaymentView } from '@balcao/domain/checkout/checkout-page'

/** A new Pix in the browser that bought; tests override only what matters to them. */
export function aPaymentView(wishes: Partial<PaymentView> = {}): PaymentView {
  return {
    paymentId: '0199a1b2-0000-7000-8000-000000000003',
    version: 1,
    sellerName: 'Forno da Marina',
    colorPrimary: '#b4531d',
    method: 'PIX',
    paidBy: null,
    status: 'PENDING',
    isConfirming: false,
    isInAnalysis: false,
    cardDecline: null,
    isExpired: false,
    isCalledOff: false,
    automaticPix: null,
    cards: null,
    canBeReissued: false,
    supersededBy: null,
    amountCents: 23400,
    refundedCents: 0,
    currency: 'BRL',
    installments: 1,
    pix: {
      code: pixCode,
      expiresAt: '2026-11-16T17:32:00.000Z',
    },
    billet: null,
    challenge: null,
    createdAt: '2026-11-15T17:32:00.000Z',
    expiresAt: '2026-11-16T17:32:00.000Z',
    paidAt: null,
    playBankUrl: null,
    purchase: aBoughtView(),
    ...wishes,
  }
}

export function aBoughtView(wishes: Partial<BoughtView> = {}): BoughtView {
  return {
    orderCode: '7K2M9QXTDB',
    upsellPath: null,
    offerId: '0199a1b2-0000-7000-8000-000000000001',
    linkCode: null,
    buyerFirstName: 'Carolina',
    email: 'ca***@compradora.example',
    items: [
      { title: 'Curso Pão de Fermentação Natural', priceCents: 19700, isPhysical: false },
      { title: 'E-book 40 Recheios da Estação', priceCents: 3700, isPhysical: false },
    ],
    discountCents: 0,
    shippingCents: 0,
    interestCents: 0,
    gift: null,
    guaranteedUntil: null,
    supportEmail: 'ajuda@forno.example',
    supportPhone: null,
    thankYouUrl: null,
    ...wishes,
  }
}

const paid = {
  status: 'APPROVED',
  pix: null,
  paidAt: '2026-11-15T17:40:00.000Z',
  purchase: aBoughtView({ guaranteedUntil: '2026-11-22' }),
} as const
const card = { method: 'CREDIT_CARD', pix: null, expiresAt: null } as const
const billet = {
  code: '34191091233456789012334567890123110000000012345',
  url: '/banco-de-mentira/boleto/1',
  pixCode: null,
  expiresAt: '2026-11-18T15:00:00.000Z',
}
const pixCode =
  '00020126580014br.gov.bcb.pix0136a629534e-7693-4846-b028-f142082d7b0752040000530398654062340005802BR5915FORNO DA MARINA6009SAO PAULO62070503***63041D3D'
const waitingBillet = { method: 'BILLET', pix: null, billet, expiresAt: billet.expiresAt } as const
const expired = { pix: null, billet: null, status: 'CANCELED', isExpired: true } as const
const other = { paymentId: '0199a1b2-0000-7000-8000-000000000004', isPaid: false }

/** Every state of the payment page, for inspection without a sale. */
export const samplePayments: Readonly<Record<string, PaymentView>> = {
  pix: aPaymentView(),
  'pix-stranger': aPaymentView({ purchase: null }),
  'pix-demo': aPaymentView({ playBankUrl: '/banco-de-mentira?codigo=1' }),
  'pix-automatic': aPaymentView({ automaticPix: 'AUTHORIZE' }),
  'pix-debit': aPaymentView({ automaticPix: 'DEBIT', pix: null, expiresAt: null }),
  'pix-expired': aPaymentView({ ...expired, canBeReissued: true }),
  'pix-expired-for-good': aPaymentView(expired),
  'pix-canceled': aPaymentView({ pix: null, status: 'REJECTED', isCalledOff: true }),
  'pix-failed': aPaymentView({ pix: null, status: 'REJECTED', expiresAt: null }),
  'pix-confirming': aPaymentView({ pix: null, isConfirming: true, expiresAt: null }),
  'pix-without-code': aPaymentView({ pix: null, isConfirming: true, expiresAt: null, canBeReissued: true }),
  replaced: aPaymentView({ ...expired, supersededBy: other }),
  'order-paid': aPaymentView({ ...expired, supersededBy: { ...other, isPaid: true } }),
  boleto: aPaymentView(waitingBillet),
  'boleto-with-pix': aPaymentView({ ...waitingBillet, billet: { ...billet, pixCode } }),
  'boleto-without-print': aPaymentView({ ...waitingBillet, billet: { ...billet, url: null } }),
  'boleto-expired': aPaymentView({ ...waitingBillet, ...expired, canBeReissued: true }),
  'boleto-canceled': aPaymentView({ ...waitingBillet, billet: null, status: 'CANCELED', isCalledOff: true }),
  'card-in-analysis': aPaymentView({ ...card, isInAnalysis: true, installments: 2 }),
  'card-declined': aPaymentView({ ...card, status: 'REJECTED', cardDecline: 'CONTACT_BANK' }),
  'card-declined-stranger': aPaymentView({ ...card, status: 'REJECTED', purchase: null }),
  paid: aPaymentView(paid),
  'boleto-paid-by-pix': aPaymentView({ ...paid, method: 'BILLET', paidBy: 'PIX' }),
  'paid-stranger': aPaymentView({ ...paid, purchase: null }),
  'paid-thank-you': aPaymentView({
    ...paid,
    purchase: aBoughtView({ thankYouUrl: 'https://forno.example.com/obrigado' }),
  }),
  'card-approved': aPaymentView({
    ...paid,
    ...card,
    installments: 3,
    amountCents: 24476,
    purchase: aBoughtView({ interestCents: 1076, guaranteedUntil: '2026-11-22' }),
  }),
  'paid-physical': aPaymentView({
    ...paid,
    amountCents: 11380,
    purchase: aBoughtView({
      items: [{ title: 'Caneca do forno', priceCents: 8900, isPhysical: true }],
      shippingCents: 2480,
    }),
  }),
  refunded: aPaymentView({ ...paid, status: 'REFUNDED', refundedCents: 23400 }),
  'refunded-card': aPaymentView({ ...paid, ...card, status: 'REFUNDED', refundedCents: 23400 }),
  'part-refunded': aPaymentView({ ...paid, refundedCents: 3700 }),
  chargeback: aPaymentView({ ...paid, ...card, status: 'CHARGEBACK', refundedCents: 23400 }),
}
