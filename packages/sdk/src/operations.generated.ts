// Generated from the document of the API: node apps/server/src/api/generate-sdk.ts

export const operations = {
  listProducts: { method: 'GET', path: '/products' },
  createProduct: { method: 'POST', path: '/products' },
  getProduct: { method: 'GET', path: '/products/{productId}' },
  updateProduct: { method: 'PUT', path: '/products/{productId}' },
  submitProduct: { method: 'POST', path: '/products/{productId}/submit' },
  pauseProduct: { method: 'POST', path: '/products/{productId}/pause' },
  resumeProduct: { method: 'POST', path: '/products/{productId}/resume' },
  listOffers: { method: 'GET', path: '/products/{productId}/offers' },
  createOffer: { method: 'POST', path: '/products/{productId}/offers' },
  getOffer: { method: 'GET', path: '/offers/{offerId}' },
  updateOffer: { method: 'PUT', path: '/offers/{offerId}' },
  listLinks: { method: 'GET', path: '/links' },
  createLink: { method: 'POST', path: '/links' },
  getLink: { method: 'GET', path: '/links/{linkId}' },
  closeLink: { method: 'POST', path: '/links/{linkId}/close' },
  listCoupons: { method: 'GET', path: '/coupons' },
  createCoupon: { method: 'POST', path: '/coupons' },
  getCoupon: { method: 'GET', path: '/coupons/{couponId}' },
  updateCoupon: { method: 'PUT', path: '/coupons/{couponId}' },
  pauseCoupon: { method: 'POST', path: '/coupons/{couponId}/pause' },
  resumeCoupon: { method: 'POST', path: '/coupons/{couponId}/resume' },
  createSale: { method: 'POST', path: '/sales' },
  listSales: { method: 'GET', path: '/sales' },
  getSale: { method: 'GET', path: '/sales/{paymentId}' },
  resendAccess: { method: 'POST', path: '/sales/{paymentId}/resend-access' },
  listPlatformSales: { method: 'GET', path: '/platform/sales' },
  listRefunds: { method: 'GET', path: '/refunds' },
  createRefund: { method: 'POST', path: '/refunds' },
  listDisputes: { method: 'GET', path: '/disputes' },
  getDispute: { method: 'GET', path: '/disputes/{disputeId}' },
  listPlatformRefunds: { method: 'GET', path: '/platform/refunds' },
  listPlatformDisputes: { method: 'GET', path: '/platform/disputes' },
  listSubscriptions: { method: 'GET', path: '/subscriptions' },
  getSubscription: { method: 'GET', path: '/subscriptions/{subscriptionId}' },
  cancelSubscription: { method: 'POST', path: '/subscriptions/{subscriptionId}/cancel' },
  pauseSubscription: { method: 'POST', path: '/subscriptions/{subscriptionId}/pause' },
  resumeSubscription: { method: 'POST', path: '/subscriptions/{subscriptionId}/resume' },
  listCarts: { method: 'GET', path: '/carts' },
  getBalance: { method: 'GET', path: '/balance' },
  listStatementEntries: { method: 'GET', path: '/statement' },
  listWithdrawals: { method: 'GET', path: '/withdrawals' },
  createWithdrawal: { method: 'POST', path: '/withdrawals' },
  getWithdrawalTerms: { method: 'GET', path: '/withdrawals/terms' },
  getWithdrawal: { method: 'GET', path: '/withdrawals/{withdrawalId}' },
  cancelWithdrawal: { method: 'POST', path: '/withdrawals/{withdrawalId}/cancel' },
  listBankAccounts: { method: 'GET', path: '/bank-accounts' },
  listPlatformWithdrawals: { method: 'GET', path: '/platform/withdrawals' },
  listAffiliates: { method: 'GET', path: '/affiliates' },
  listCoProductions: { method: 'GET', path: '/co-productions' },
  listWebhookEndpoints: { method: 'GET', path: '/webhook-endpoints' },
  createWebhookEndpoint: { method: 'POST', path: '/webhook-endpoints' },
  getWebhookEndpoint: { method: 'GET', path: '/webhook-endpoints/{endpointId}' },
  updateWebhookEndpoint: { method: 'PUT', path: '/webhook-endpoints/{endpointId}' },
  removeWebhookEndpoint: { method: 'DELETE', path: '/webhook-endpoints/{endpointId}' },
  testWebhookEndpoint: { method: 'POST', path: '/webhook-endpoints/{endpointId}/test' },
  listWebhookDeliveries: { method: 'GET', path: '/webhook-deliveries' },
  getWebhookDelivery: { method: 'GET', path: '/webhook-deliveries/{deliveryId}' },
  replayWebhookDelivery: { method: 'POST', path: '/webhook-deliveries/{deliveryId}/replay' },
  getReport: { method: 'GET', path: '/reports/{report}' },
  listSellerRevenue: { method: 'GET', path: '/platform/reports/seller-revenue' },
  listSellers: { method: 'GET', path: '/platform/sellers' },
  listFeePlans: { method: 'GET', path: '/platform/fee-plans' },
  listAcquirerAccounts: { method: 'GET', path: '/platform/acquirer-accounts' },
  listAuditDays: { method: 'GET', path: '/platform/audit-days' },
} as const

export type Operations = {
  listProducts: { input: { status?: 'DRAFT' | 'SUBMITTED' | 'NEEDS_CHANGES' | 'APPROVED' | 'PAUSED' | 'REJECTED' | 'SUSPENDED'; search?: string; cursor?: string; limit?: number }; answer: { data: ProductInList[]; nextCursor: string | null } }
  createProduct: { input: { type: 'DIGITAL' | 'FISICO'; name: string; offerTitle: string }; answer: Product }
  getProduct: { input: { productId: string }; answer: Product }
  updateProduct: { input: { productId: string } & { version: number; name: string; description: string; imageKey: string | null; category: 'saude-e-esportes' | 'financas-e-investimentos' | 'relacionamentos' | 'negocios-e-carreira' | 'espiritualidade' | 'sexualidade' | 'entretenimento' | 'culinaria-e-gastronomia' | 'idiomas' | 'direito' | 'apps-e-software' | 'literatura' | 'casa-e-construcao' | 'desenvolvimento-pessoal' | 'moda-e-beleza' | 'animais-e-plantas' | 'educacional' | 'hobbies' | 'design' | 'internet' | 'ecologia-e-meio-ambiente' | 'musica-e-artes' | 'tecnologia-da-informacao' | 'empreendedorismo-digital' | 'maternidade-e-familia' | 'outros'; guaranteeDays: 7 | 14 | 21 | 30; supportEmail: string | null; supportPhone: string | null; salesPageUrl: string | null }; answer: Product }
  submitProduct: { input: { productId: string } & { version: number; message?: string }; answer: Product }
  pauseProduct: { input: { productId: string }; answer: Product }
  resumeProduct: { input: { productId: string }; answer: Product }
  listOffers: { input: { productId: string; status?: 'ACTIVE' | 'PAUSED'; cursor?: string; limit?: number }; answer: { data: OfferInList[]; nextCursor: string | null } }
  createOffer: { input: { productId: string } & { title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; priceCents: number; recurrencePriceCents: number | null; frequencyInDays: 7 | 15 | 30 | 60 | 90 | 365 | null; template: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING'; pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean; allowedSites?: string[] }; answer: Offer }
  getOffer: { input: { offerId: string }; answer: Offer }
  updateOffer: { input: { offerId: string } & { version: number; title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; priceCents: number; recurrencePriceCents: number | null; frequencyInDays: 7 | 15 | 30 | 60 | 90 | 365 | null; template: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING'; pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean; allowedSites?: string[]; shipping?: 'FIXED' | 'OPTIONS'; fretePriceCents?: number | null; deliveryOptions?: ({ description: string; deliveryTime: string; fareAmountCents: number; preSelected: boolean })[] }; answer: Offer }
  listLinks: { input: { productId?: string; cursor?: string; limit?: number }; answer: { data: Link[]; nextCursor: string | null } }
  createLink: { input: { offerId: string; title?: string; priceCents?: number | null; quantity?: number; methods?: ('PIX' | 'CREDIT_CARD' | 'BILLET')[]; installmentsMax?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | null; isOneUse?: boolean; expiresAt?: string | null; buyer?: { name: string; email: string; phone: string } }; answer: Link }
  getLink: { input: { linkId: string; expand?: 'offer' }; answer: Link }
  closeLink: { input: { linkId: string }; answer: Link }
  listCoupons: { input: { tab?: 'ACTIVE' | 'SCHEDULED' | 'STOPPED'; productId?: string; cursor?: string; limit?: number }; answer: { data: Coupon[]; nextCursor: string | null } }
  createCoupon: { input: { code: string; kind: 'PERCENT' | 'AMOUNT'; basisPoints?: number | null; amountCents?: number | null; target?: 'SHOP' | 'PRODUCT' | 'OFFER'; productId?: string | null; offerId?: string | null; includesBumps?: boolean; startsAt?: string | null; endsAt?: string | null; usesMax?: number | null; usesPerBuyerMax?: number | null; isFirstPurchaseOnly?: boolean; bearer?: 'SHARED' | 'SELLER' | 'AFFILIATE'; affiliateId?: string | null }; answer: Coupon }
  getCoupon: { input: { couponId: string }; answer: Coupon }
  updateCoupon: { input: { couponId: string } & { kind: 'PERCENT' | 'AMOUNT'; basisPoints?: number | null; amountCents?: number | null; target?: 'SHOP' | 'PRODUCT' | 'OFFER'; productId?: string | null; offerId?: string | null; includesBumps?: boolean; startsAt?: string | null; endsAt?: string | null; usesMax?: number | null; usesPerBuyerMax?: number | null; isFirstPurchaseOnly?: boolean; bearer?: 'SHARED' | 'SELLER' | 'AFFILIATE'; affiliateId?: string | null }; answer: Coupon }
  pauseCoupon: { input: { couponId: string }; answer: Coupon }
  resumeCoupon: { input: { couponId: string }; answer: Coupon }
  createSale: { input: { offerId: string; method: 'PIX' | 'BILLET'; buyer: { name: string; email: string; document?: string; phone?: string; ip?: string }; orderBumpIds?: string[]; affiliateId?: string; coupon?: string; expectedCents?: number }; answer: NewSale }
  listSales: { input: { status?: 'APPROVED' | 'DISPUTED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; method?: 'PIX' | 'CREDIT_CARD' | 'BILLET'; productId?: string; search?: string; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number; couponId?: string }; answer: { data: SaleInList[]; nextCursor: string | null } }
  getSale: { input: { paymentId: string; expand?: 'offer' }; answer: Sale }
  resendAccess: { input: { paymentId: string }; answer: Record<string, never> }
  listPlatformSales: { input: { status?: 'APPROVED' | 'DISPUTED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; method?: 'PIX' | 'CREDIT_CARD' | 'BILLET'; productId?: string; search?: string; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number; sellerId?: string }; answer: { data: PlatformSale[]; nextCursor: string | null } }
  listRefunds: { input: { state?: 'PENDING' | 'SENT' | 'ACCEPTED' | 'MANUAL' | 'DONE' | 'REFUSED'; paymentId?: string; cursor?: string; limit?: number }; answer: { data: RefundInList[]; nextCursor: string | null } }
  createRefund: { input: { paymentId: string; amountCents?: number; reason: string }; answer: Refund }
  listDisputes: { input: { state?: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; kind?: 'CHARGEBACK' | 'PIX_MED'; cursor?: string; limit?: number }; answer: { data: Dispute[]; nextCursor: string | null } }
  getDispute: { input: { disputeId: string; expand?: 'sale' }; answer: DisputeWithSale }
  listPlatformRefunds: { input: { state?: 'PENDING' | 'SENT' | 'ACCEPTED' | 'MANUAL' | 'DONE' | 'REFUSED'; paymentId?: string; cursor?: string; limit?: number }; answer: { data: RefundInList[]; nextCursor: string | null } }
  listPlatformDisputes: { input: { state?: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; kind?: 'CHARGEBACK' | 'PIX_MED'; cursor?: string; limit?: number }; answer: { data: PlatformDispute[]; nextCursor: string | null } }
  listSubscriptions: { input: { state?: 'INCOMPLETE' | 'INCOMPLETE_EXPIRED' | 'ACTIVE' | 'PAST_DUE' | 'PAUSED' | 'CANCEL_AT_END' | 'CANCELED'; productId?: string; search?: string; cursor?: string; limit?: number }; answer: { data: Subscription[]; nextCursor: string | null } }
  getSubscription: { input: { subscriptionId: string }; answer: Subscription }
  cancelSubscription: { input: { subscriptionId: string } & { at: 'END' | 'NOW'; reason?: string }; answer: Subscription }
  pauseSubscription: { input: { subscriptionId: string } & { resumesOn?: string; reason?: string }; answer: Subscription }
  resumeSubscription: { input: { subscriptionId: string }; answer: Subscription }
  listCarts: { input: { state?: 'CAPTURED' | 'RECOVERING' | 'CONVERTED' | 'RECOVERED' | 'EXHAUSTED' | 'SUPPRESSED'; 'updated[gte]'?: string; 'updated[lt]'?: string; cursor?: string; limit?: number }; answer: { data: Cart[]; nextCursor: string | null } }
  getBalance: { input: {  }; answer: Balance }
  listStatementEntries: { input: { currency?: 'BRL' | 'EUR' | 'USD' | 'MXN'; account?: 'available' | 'pending' | 'reserve' | 'held' | 'withdrawing' | 'debt'; category?: 'SALE' | 'RELEASE' | 'REFUND' | 'CHARGEBACK' | 'HOLD' | 'WITHDRAWAL' | 'ANTICIPATION' | 'CONVERSION' | 'ADJUSTMENT' | 'DEBT'; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: StatementEntry[]; nextCursor: string | null } }
  listWithdrawals: { input: { status?: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED'; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: Withdrawal[]; nextCursor: string | null } }
  createWithdrawal: { input: { currency?: 'BRL' | 'EUR' | 'USD' | 'MXN'; bankAccountId: string; amountCents: number; shownFeeCents: number }; answer: Withdrawal }
  getWithdrawalTerms: { input: { currency?: 'BRL' | 'EUR' | 'USD' | 'MXN' }; answer: WithdrawalTerms }
  getWithdrawal: { input: { withdrawalId: string }; answer: Withdrawal }
  cancelWithdrawal: { input: { withdrawalId: string }; answer: Withdrawal }
  listBankAccounts: { input: {  }; answer: { data: BankAccount[]; nextCursor: string | null } }
  listPlatformWithdrawals: { input: { status?: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED'; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: PlatformWithdrawal[]; nextCursor: string | null } }
  listAffiliates: { input: { tab?: 'ACTIVE' | 'REQUESTS' | 'REFUSED' | 'BLOCKED'; productId?: string; cursor?: string; limit?: number }; answer: { data: Affiliate[]; nextCursor: string | null } }
  listCoProductions: { input: { tab?: 'OWNER' | 'CO_PRODUCER' | 'TO_ANSWER'; productId?: string; cursor?: string; limit?: number }; answer: { data: CoProduction[]; nextCursor: string | null } }
  listWebhookEndpoints: { input: {  }; answer: { data: WebhookEndpoint[]; nextCursor: string | null } }
  createWebhookEndpoint: { input: { url: string; description?: string; events: ('sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended')[]; productIds?: string[] | null }; answer: NewWebhookEndpoint }
  getWebhookEndpoint: { input: { endpointId: string }; answer: WebhookEndpoint }
  updateWebhookEndpoint: { input: { endpointId: string } & { url: string; description?: string; events: ('sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended')[]; productIds: string[] | null; version: number; isOn: boolean }; answer: WebhookEndpoint }
  removeWebhookEndpoint: { input: { endpointId: string }; answer: Record<string, never> }
  testWebhookEndpoint: { input: { endpointId: string } & { type: 'sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'access.granted' | 'access.revoked' }; answer: Record<string, never> }
  listWebhookDeliveries: { input: { endpointId?: string; state?: 'WAITING' | 'DELIVERED' | 'DEAD'; type?: 'sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'access.granted' | 'access.revoked'; cursor?: string; limit?: number }; answer: { data: WebhookDelivery[]; nextCursor: string | null } }
  getWebhookDelivery: { input: { deliveryId: string }; answer: WebhookDelivery }
  replayWebhookDelivery: { input: { deliveryId: string }; answer: WebhookDelivery }
  getReport: { input: { report: 'PERIOD' | 'PRODUCT' | 'OFFER' | 'SOURCE' | 'AFFILIATE' | 'METHOD' | 'APPROVAL' | 'CARTS' | 'REFUNDS' | 'SUBSCRIPTIONS' | 'COHORT' | 'RELEASES'; from: string; to?: string; productId?: string }; answer: Report }
  listSellerRevenue: { input: { currency?: 'BRL' | 'EUR' | 'USD' | 'MXN'; method?: 'PIX' | 'CREDIT_CARD' | 'BILLET'; from?: string; to?: string; search?: string; cursor?: string; limit?: number }; answer: { data: SellerRevenue[]; nextCursor: string | null } }
  listSellers: { input: { standing?: 'ACTIVE' | 'REVIEW' | 'OFFBOARDING' | 'BLOCKED' | 'RESTRICTED'; papers?: 'IN_REVIEW' | 'REFUSED' | 'NONE'; search?: string; cursor?: string; limit?: number }; answer: { data: Seller[]; nextCursor: string | null } }
  listFeePlans: { input: { sellerId?: string }; answer: { data: FeePlan[]; nextCursor: string | null } }
  listAcquirerAccounts: { input: {  }; answer: { data: AcquirerAccount[]; nextCursor: string | null } }
  listAuditDays: { input: { cursor?: string; limit?: number }; answer: { data: AuditDay[]; nextCursor: string | null } }
}

export type Problem = { type: string; title: string; status: number; code: string; errors: ({ field: string; code: string })[]; requestId: string }

export type ProductInList = { id: string; name: string; type: 'DIGITAL' | 'FISICO'; status: 'DRAFT' | 'SUBMITTED' | 'NEEDS_CHANGES' | 'APPROVED' | 'PAUSED' | 'REJECTED' | 'SUSPENDED'; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; createdAt: string; imageUrl: string | null; priceFromCents: number | null }

export type Product = { id: string; name: string; type: 'DIGITAL' | 'FISICO'; status: 'DRAFT' | 'SUBMITTED' | 'NEEDS_CHANGES' | 'APPROVED' | 'PAUSED' | 'REJECTED' | 'SUSPENDED'; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; createdAt: string; description: string; category: string; guaranteeDays: number; supportEmail: string | null; supportPhone: string | null; salesPageUrl: string | null; version: number; offers: ({ id: string; title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; priceCents: number; status: 'ACTIVE' | 'PAUSED' })[] }

export type OfferInList = { id: string; title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; priceCents: number; recurrencePriceCents: number | null; frequencyInDays: number | null; template: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING'; pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean; status: 'ACTIVE' | 'PAUSED'; createdAt: string }

export type Offer = { id: string; title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; priceCents: number; recurrencePriceCents: number | null; frequencyInDays: number | null; template: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING'; pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean; status: 'ACTIVE' | 'PAUSED'; productId: string; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; allowedSites: string[]; version: number }

export type Link = { id: string; url: string; state: 'ACTIVE' | 'IN_PAYMENT' | 'SOLD' | 'EXPIRED' | 'CLOSED'; title: string; offerId: string; productName: string; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; unitCents: number; quantity: number; totalCents: number; methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[]; installmentsMax: number | null; isOneUse: boolean; expiresAt: string | null; openedCount: number; paidCount: number; paidCents: number; createdAt: string; offer?: Offer }

export type Coupon = { id: string; code: string; state: 'ACTIVE' | 'SCHEDULED' | 'PAUSED' | 'EXHAUSTED' | 'EXPIRED'; kind: 'PERCENT' | 'AMOUNT'; basisPoints: number | null; amountCents: number | null; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; target: 'SHOP' | 'PRODUCT' | 'OFFER'; productId: string | null; offerId: string | null; includesBumps: boolean; startsAt: string | null; endsAt: string | null; usesMax: number | null; usesPerBuyerMax: number | null; isFirstPurchaseOnly: boolean; bearer: 'SHARED' | 'SELLER' | 'AFFILIATE'; affiliateId: string | null; paidCount: number; heldCount: number; money: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; salesCents: number; discountCents: number })[]; createdAt: string; updatedAt: string }

export type NewSale = { id: string; status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; paymentUrl: string; pix: { code: string; expiresAt: string | null } | null; boleto: { line: string; url: string | null; dueAt: string | null } | null; createdAt: string }

export type SaleInList = { id: string; orderCode: string; productName: string; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; installments: number; status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; certainty: 'KNOWN' | 'UNCONFIRMED' | 'UNKNOWN'; isDisputed: boolean; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; grossCents: number; refundableCents: number; createdAt: string; paidAt: string | null; expiresAt: string | null; buyerName: string; buyerEmail: string; shareCents: number | null; offerId: string; source: string | null; affiliateName: string | null; couponCode: string | null; releaseAt: string | null }

export type Sale = { id: string; orderCode: string; productName: string; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; installments: number; status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; certainty: 'KNOWN' | 'UNCONFIRMED' | 'UNKNOWN'; isDisputed: boolean; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; grossCents: number; refundableCents: number; createdAt: string; paidAt: string | null; expiresAt: string | null; buyerName: string; buyerEmail: string; shareCents: number | null; offerId: string; source: string | null; affiliateName: string | null; couponCode: string | null; releaseAt: string | null; buyer: { name: string; email: string; phone: string | null; document: string | null; address: { zipCode: string; street: string; number: string; complement: string; district: string; city: string; state: string } | null }; items: ({ id: string; title: string; priceCents: number; discountCents: number; quantity: number })[]; money: { itemsCents: number; discountCents: number; shippingCents: number; interestCents: number; totalCents: number; feeCents: number; sellerCents: number; affiliateCents: number; coProducersCents: number }; utm: Record<string, string>; offer?: Offer }

export type PlatformSale = { id: string; orderCode: string; productName: string; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; installments: number; status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; certainty: 'KNOWN' | 'UNCONFIRMED' | 'UNKNOWN'; isDisputed: boolean; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; grossCents: number; refundableCents: number; createdAt: string; paidAt: string | null; expiresAt: string | null; buyerName: string; buyerEmail: string; sellerId: string; sellerName: string }

export type RefundInList = { id: string; paymentId: string; amountCents: number; state: 'PENDING' | 'SENT' | 'ACCEPTED' | 'MANUAL' | 'DONE' | 'REFUSED'; orderCode: string; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; reason: string; failure: string | null; createdAt: string; closedAt: string | null }

export type Refund = { id: string; paymentId: string; amountCents: number; state: 'PENDING' | 'SENT' | 'ACCEPTED' | 'MANUAL' | 'DONE' | 'REFUSED' }

export type Dispute = { id: string; paymentId: string; orderCode: string; kind: 'CHARGEBACK' | 'PIX_MED'; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; state: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; amountCents: number; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; dueAt: string; openedAt: string; closedAt: string | null }

export type DisputeWithSale = { id: string; paymentId: string; orderCode: string; kind: 'CHARGEBACK' | 'PIX_MED'; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; state: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; amountCents: number; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; dueAt: string; openedAt: string; closedAt: string | null; sale?: Sale }

export type PlatformDispute = { id: string; paymentId: string; orderCode: string; kind: 'CHARGEBACK' | 'PIX_MED'; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; state: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; amountCents: number; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; dueAt: string; openedAt: string; closedAt: string | null; sellerName: string }

export type Subscription = { id: string; productName: string; buyerName: string; buyerEmail: string; state: 'INCOMPLETE' | 'INCOMPLETE_EXPIRED' | 'ACTIVE' | 'PAST_DUE' | 'PAUSED' | 'CANCEL_AT_END' | 'CANCELED'; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; priceCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; frequencyInDays: number; paidUntil: string | null; accessUntil: string | null; resumesAt: string | null; createdAt: string }

export type Cart = { id: string; name: string; email: string; phone: string; productName: string; stage: string; reason: 'LEFT' | 'CODE_UNPAID' | 'CARD_REFUSED'; state: 'CAPTURED' | 'RECOVERING' | 'CONVERTED' | 'RECOVERED' | 'EXHAUSTED' | 'SUPPRESSED'; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; updatedAt: string }

export type Balance = { at: string; purses: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; availableCents: number; pendingCents: number; reserveCents: number; heldCents: number; withdrawingCents: number; debtCents: number; totalCents: number; nextRelease: { at: string; amountCents: number } | null })[] }

export type StatementEntry = { id: number; at: string; category: 'SALE' | 'RELEASE' | 'REFUND' | 'CHARGEBACK' | 'HOLD' | 'WITHDRAWAL' | 'ANTICIPATION' | 'CONVERSION' | 'ADJUSTMENT' | 'DEBT'; rule: string; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; amountCents: number; balanceCents: number; paymentId: string | null; withdrawalId: string | null }

export type Withdrawal = { id: string; status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED'; state: 'IN_REVIEW' | 'HELD' | 'APPROVED' | 'SENT' | 'PAID' | 'RETURNED' | 'REJECTED' | 'CANCELED'; amountCents: number; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; reason: string | null; createdAt: string; settledAt: string | null }

export type WithdrawalTerms = { currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; availableCents: number; minCents: number; feeCents: number; smallFeeCents: number; smallBelowCents: number; leftTodayCents: number; leftTodayCount: number }

export type BankAccount = { id: string; kind: 'PIX' | 'BANK_ACCOUNT' | 'ABROAD'; holderName: string; state: 'IN_REVIEW' | 'VERIFIED' | 'REFUSED' | 'REMOVED'; isDefault: boolean; isUsable: boolean; createdAt: string }

export type PlatformWithdrawal = { id: string; status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED'; state: 'IN_REVIEW' | 'HELD' | 'APPROVED' | 'SENT' | 'PAID' | 'RETURNED' | 'REJECTED' | 'CANCELED'; amountCents: number; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; reason: string | null; createdAt: string; settledAt: string | null; person: { id: string; name: string; email: string } }

export type Affiliate = { id: string; productId: string; productName: string; partnerName: string; status: 'REQUESTED' | 'ACTIVE' | 'PAUSED' | 'REFUSED' | 'BLOCKED' | 'ENDED' | 'WITHDRAWN' | 'EXPIRED'; basisPoints: number | null; clicks: number; createdAt: string }

export type CoProduction = { id: string; productId: string; productName: string; partnerName: string; isOwn: boolean; state: 'INVITED' | 'ACTIVE' | 'ENDED' | 'DECLINED' | 'CANCELED' | 'EXPIRED' | 'SUSPENDED'; basisPoints: number; startsAt: string; endsAt: string | null }

export type WebhookEndpoint = { id: string; url: string; description: string; events: ('sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended')[]; productIds: string[] | null; state: 'ON' | 'OFF' | 'DISABLED' | 'REMOVED'; disabledBecause: 'GONE' | 'FAILING' | null; createdAt: string; version: number }

export type NewWebhookEndpoint = { id: string; url: string; description: string; events: ('sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended')[]; productIds: string[] | null; state: 'ON' | 'OFF' | 'DISABLED' | 'REMOVED'; disabledBecause: 'GONE' | 'FAILING' | null; createdAt: string; version: number; secret: string }

export type WebhookDelivery = { id: string; endpointId: string; eventId: string; type: 'sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'access.granted' | 'access.revoked'; isTest: boolean; state: 'WAITING' | 'DELIVERED' | 'DEAD'; tries: number; nextTryAt: string | null; createdAt: string; lastTryAt: string | null; lastStatus: number | null; lastFailure: string | null }

export type Report = { report: 'PERIOD' | 'PRODUCT' | 'OFFER' | 'SOURCE' | 'AFFILIATE' | 'METHOD' | 'APPROVAL' | 'CARTS' | 'REFUNDS' | 'SUBSCRIPTIONS' | 'COHORT' | 'RELEASES'; parts: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; rows: ({ key: string; name: string | null; values: ReportFigures })[]; totals: ReportFigures; before: ReportFigures | null })[] }

export type ReportFigures = Record<string, number>

export type SellerRevenue = { sellerId: string; name: string; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; salesCount: number; grossCents: number; previousGrossCents: number | null; refundCount: number; refundCents: number; chargebackCount: number; chargebackCents: number; netCents: number }

export type Seller = { id: string; name: string; email: string; standing: 'ACTIVE' | 'REVIEW' | 'OFFBOARDING' | 'BLOCKED' | 'RESTRICTED'; personKind: 'PF' | 'MEI' | 'PJ'; tradeName: string | null; papers: string; bankAccount: 'VERIFIED' | 'IN_REVIEW' | 'NONE'; createdAt: string }

export type FeePlan = { id: string; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; basisPoints: number; fixedFees: Record<string, number>; releaseDays: number; reserveBasisPoints: number; reserveDays: number; disputeFees: Record<string, number>; effectiveFrom: string; savedAt: string }

export type AcquirerAccount = { id: string; provider: string; label: string; methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[]; status: string; standing: string; priority: number; webhookHeardAt: string | null; createdAt: string }

export type AuditDay = { id: string; day: string; rowsCount: number; previousHash: string; hash: string; closedAt: string }
