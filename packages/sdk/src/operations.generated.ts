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
  createFile: { method: 'POST', path: '/files' },
  getFile: { method: 'GET', path: '/files/{fileId}' },
  completeFile: { method: 'POST', path: '/files/{fileId}/complete' },
  removeFile: { method: 'DELETE', path: '/files/{fileId}' },
  getContents: { method: 'GET', path: '/products/{productId}/contents' },
  replaceContents: { method: 'PUT', path: '/products/{productId}/contents' },
  listLicenseKeys: { method: 'GET', path: '/contents/{contentId}/license-keys' },
  addLicenseKeys: { method: 'POST', path: '/contents/{contentId}/license-keys' },
  removeLicenseKey: { method: 'DELETE', path: '/license-keys/{keyId}' },
  getCourse: { method: 'GET', path: '/products/{productId}/course' },
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
  listCustomers: { method: 'GET', path: '/customers' },
  getCustomer: { method: 'GET', path: '/customers/{customerId}' },
  listStudents: { method: 'GET', path: '/products/{productId}/students' },
  getStudent: { method: 'GET', path: '/students/{studentId}' },
  addStudents: { method: 'POST', path: '/products/{productId}/students' },
  removeStudent: { method: 'DELETE', path: '/students/{studentId}' },
  listInvoices: { method: 'GET', path: '/invoices' },
  noteInvoice: { method: 'POST', path: '/invoices/{invoiceId}/issued' },
  noteInvoiceCancellation: { method: 'POST', path: '/invoices/{invoiceId}/canceled' },
  listRefunds: { method: 'GET', path: '/refunds' },
  createRefund: { method: 'POST', path: '/refunds' },
  listDisputes: { method: 'GET', path: '/disputes' },
  getDispute: { method: 'GET', path: '/disputes/{disputeId}' },
  listPlatformRefunds: { method: 'GET', path: '/platform/refunds' },
  listPlatformDisputes: { method: 'GET', path: '/platform/disputes' },
  listSubscriptions: { method: 'GET', path: '/subscriptions' },
  getSubscription: { method: 'GET', path: '/subscriptions/{subscriptionId}' },
  previewPlanChange: { method: 'GET', path: '/subscriptions/{subscriptionId}/plan-change' },
  changeSubscriptionPlan: { method: 'POST', path: '/subscriptions/{subscriptionId}/plan-change' },
  withdrawPlanChange: { method: 'POST', path: '/subscriptions/{subscriptionId}/plan-change/withdraw' },
  cancelSubscription: { method: 'POST', path: '/subscriptions/{subscriptionId}/cancel' },
  pauseSubscription: { method: 'POST', path: '/subscriptions/{subscriptionId}/pause' },
  resumeSubscription: { method: 'POST', path: '/subscriptions/{subscriptionId}/resume' },
  getRecurringRevenue: { method: 'GET', path: '/recurring-revenue' },
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
  listAffiliateClicks: { method: 'GET', path: '/affiliates/{affiliationId}/clicks' },
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
  /** List products. */
  listProducts: { input: { status?: 'DRAFT' | 'SUBMITTED' | 'NEEDS_CHANGES' | 'APPROVED' | 'PAUSED' | 'REJECTED' | 'SUSPENDED'; search?: string; cursor?: string; limit?: number }; answer: { data: ProductInList[]; nextCursor: string | null } }
  /** Create a product. */
  createProduct: { input: { type: 'DIGITAL' | 'FISICO'; name: string; offerTitle: string }; answer: Product }
  /** Get a product. */
  getProduct: { input: { productId: string }; answer: Product }
  /** Update a product. */
  updateProduct: { input: { productId: string } & { version: number; name: string; description: string; imageKey: string | null; category: 'saude-e-esportes' | 'financas-e-investimentos' | 'relacionamentos' | 'negocios-e-carreira' | 'espiritualidade' | 'sexualidade' | 'entretenimento' | 'culinaria-e-gastronomia' | 'idiomas' | 'direito' | 'apps-e-software' | 'literatura' | 'casa-e-construcao' | 'desenvolvimento-pessoal' | 'moda-e-beleza' | 'animais-e-plantas' | 'educacional' | 'hobbies' | 'design' | 'internet' | 'ecologia-e-meio-ambiente' | 'musica-e-artes' | 'tecnologia-da-informacao' | 'empreendedorismo-digital' | 'maternidade-e-familia' | 'outros'; ageRating?: '6' | '10' | '12' | '14' | '16' | '18' | 'L' | null; guaranteeDays: 7 | 14 | 21 | 30; supportEmail: string | null; supportPhone: string | null; salesPageUrl: string | null }; answer: Product }
  /** Submit a product for review. */
  submitProduct: { input: { productId: string } & { version: number; message?: string }; answer: Product }
  /** Pause sales of a product. */
  pauseProduct: { input: { productId: string }; answer: Product }
  /** Resume sales of a product. */
  resumeProduct: { input: { productId: string }; answer: Product }
  /** List the offers of a product. */
  listOffers: { input: { productId: string; status?: 'ACTIVE' | 'PAUSED'; cursor?: string; limit?: number }; answer: { data: OfferInList[]; nextCursor: string | null } }
  /** Create an offer. */
  createOffer: { input: { productId: string } & { title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; priceCents: number; recurrencePriceCents: number | null; frequencyInDays: 7 | 15 | 30 | 60 | 90 | 365 | null; template: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING'; pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean; allowedSites?: string[]; trialDays?: number | null; trialPriceCents?: number; setupFeeCents?: number; chargesMax?: number | null; isKeptAfterLast?: boolean; isOpenToSubscribers?: boolean; allowsGift?: boolean; pixDiscountBasisPoints?: number; pixMinutes?: number | null; billetDays?: number | null }; answer: Offer }
  /** Get an offer. */
  getOffer: { input: { offerId: string }; answer: Offer }
  /** Update an offer. */
  updateOffer: { input: { offerId: string } & { version: number; title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; priceCents: number; recurrencePriceCents: number | null; frequencyInDays: 7 | 15 | 30 | 60 | 90 | 365 | null; template: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING'; pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean; allowedSites?: string[]; trialDays?: number | null; trialPriceCents?: number; setupFeeCents?: number; chargesMax?: number | null; isKeptAfterLast?: boolean; isOpenToSubscribers?: boolean; allowsGift?: boolean; pixDiscountBasisPoints?: number; pixMinutes?: number | null; billetDays?: number | null; shipping?: 'FIXED' | 'OPTIONS'; fretePriceCents?: number | null; deliveryOptions?: ({ description: string; deliveryTime: string; fareAmountCents: number; preSelected: boolean })[] }; answer: Offer }
  /** Upload a file. */
  createFile: { input: { fileName: string; sizeBytes: number }; answer: File }
  /** Get a file. */
  getFile: { input: { fileId: string }; answer: File }
  /** Complete the upload of a file. */
  completeFile: { input: { fileId: string }; answer: File }
  /** Remove a file that no product uses. */
  removeFile: { input: { fileId: string }; answer: Record<string, never> }
  /** Get the contents of a product. */
  getContents: { input: { productId: string }; answer: ProductContents }
  /** Replace the contents of a product. */
  replaceContents: { input: { productId: string } & { version: number; contents: ({ id?: string; title: string; usesMax: number | null; opensOn: string | null; kind: 'FILE' | 'LINK' | 'LICENSE' | 'EXTERNAL'; fileKey: string | null; captionsKey?: string | null; url: string | null; endpointId?: string | null })[]; deliveryNote?: string }; answer: ProductContents }
  /** List license keys. */
  listLicenseKeys: { input: { contentId: string; state?: 'FREE' | 'TAKEN'; cursor?: string; limit?: number }; answer: { data: LicenseKey[]; nextCursor: string | null } }
  /** Add license keys. */
  addLicenseKeys: { input: { contentId: string } & { keys: string[] }; answer: AddedLicenseKeys }
  /** Remove a license key that no sale has. */
  removeLicenseKey: { input: { keyId: string }; answer: Record<string, never> }
  /** Get the modules and lessons of a course. */
  getCourse: { input: { productId: string }; answer: Course }
  /** List payment links. */
  listLinks: { input: { productId?: string; cursor?: string; limit?: number }; answer: { data: Link[]; nextCursor: string | null } }
  /** Create a payment link. */
  createLink: { input: { offerId: string; title?: string; priceCents?: number | null; quantity?: number; methods?: ('PIX' | 'CREDIT_CARD' | 'BILLET')[]; installmentsMax?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | null; isOneUse?: boolean; expiresAt?: string | null; buyer?: { name: string; email: string; phone: string } }; answer: Link }
  /** Get a payment link. */
  getLink: { input: { linkId: string; expand?: 'offer' }; answer: Link }
  /** Close a payment link. */
  closeLink: { input: { linkId: string }; answer: Link }
  /** List coupons. */
  listCoupons: { input: { tab?: 'ACTIVE' | 'SCHEDULED' | 'STOPPED'; productId?: string; cursor?: string; limit?: number }; answer: { data: Coupon[]; nextCursor: string | null } }
  /** Create a coupon. */
  createCoupon: { input: { code: string; kind: 'PERCENT' | 'AMOUNT'; basisPoints?: number | null; amountCents?: number | null; target?: 'SHOP' | 'PRODUCT' | 'OFFER'; productId?: string | null; offerId?: string | null; includesBumps?: boolean; startsAt?: string | null; endsAt?: string | null; usesMax?: number | null; usesPerBuyerMax?: number | null; isFirstPurchaseOnly?: boolean; bearer?: 'SHARED' | 'SELLER' | 'AFFILIATE'; affiliateId?: string | null }; answer: Coupon }
  /** Get a coupon. */
  getCoupon: { input: { couponId: string }; answer: Coupon }
  /** Change a coupon. */
  updateCoupon: { input: { couponId: string } & { kind: 'PERCENT' | 'AMOUNT'; basisPoints: number | null; amountCents: number | null; target: 'SHOP' | 'PRODUCT' | 'OFFER'; productId: string | null; offerId: string | null; includesBumps: boolean; startsAt: string | null; endsAt: string | null; usesMax: number | null; usesPerBuyerMax: number | null; isFirstPurchaseOnly: boolean; bearer: 'SHARED' | 'SELLER' | 'AFFILIATE'; affiliateId: string | null }; answer: Coupon }
  /** Pause a coupon. */
  pauseCoupon: { input: { couponId: string }; answer: Coupon }
  /** Resume a coupon. */
  resumeCoupon: { input: { couponId: string }; answer: Coupon }
  /** Create a sale by Pix or boleto. */
  createSale: { input: { offerId: string; method: 'PIX' | 'BILLET'; buyer: { name: string; email: string; /** CPF or CNPJ. */ document?: string; phone?: string; /** Date of birth, YYYY-MM-DD. Required for a product rated 18; a minor is refused. */ birthDate?: string; /** The buyer's own address, for the acquirer's analysis of fraud. */ ip?: string }; orderBumpIds?: string[]; /** The affiliate whose link brought the buyer. */ affiliateId?: string; /** The code of one of the seller's coupons. */ coupon?: string; /** The price that the buyer was shown: a higher one is refused, and with a coupon any other. */ expectedCents?: number }; answer: NewSale }
  /** List sales. */
  listSales: { input: { status?: 'APPROVED' | 'DISPUTED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; method?: 'PIX' | 'CREDIT_CARD' | 'BILLET'; productId?: string; /** E-mail, name, CPF or CNPJ, order code, end-to-end id or transaction id. */ search?: string; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number; couponId?: string }; answer: { data: SaleInList[]; nextCursor: string | null } }
  /** Get a sale. */
  getSale: { input: { paymentId: string; expand?: 'offer' }; answer: Sale }
  /** Send the buyer the access again. */
  resendAccess: { input: { paymentId: string }; answer: Record<string, never> }
  /** List sales of the platform. */
  listPlatformSales: { input: { status?: 'APPROVED' | 'DISPUTED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; method?: 'PIX' | 'CREDIT_CARD' | 'BILLET'; productId?: string; /** E-mail, name, CPF or CNPJ, order code, end-to-end id or transaction id. */ search?: string; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number; sellerId?: string }; answer: { data: PlatformSale[]; nextCursor: string | null } }
  /** List customers. */
  listCustomers: { input: { email?: string; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: CustomerInList[]; nextCursor: string | null } }
  /** Get a customer. */
  getCustomer: { input: { customerId: string; expand?: 'sales' }; answer: Customer }
  /** List the students of a product. */
  listStudents: { input: { productId: string; search?: string; source?: 'SALE' | 'GIFT' | 'IMPORT'; cursor?: string; limit?: number }; answer: { data: Student[]; nextCursor: string | null } }
  /** Get a student with the progress in each lesson. */
  getStudent: { input: { studentId: string }; answer: StudentWithLessons }
  /** Give students access. */
  addStudents: { input: { productId: string } & { source?: 'GIFT' | 'IMPORT'; students: ({ name: string; email: string })[] }; answer: { added: number; /** Students who had the access already. */ already: number } }
  /** End the access of a student who did not buy. */
  removeStudent: { input: { studentId: string }; answer: Record<string, never> }
  /** List the invoices of sales. */
  listInvoices: { input: { group?: 'MISSING' | 'TO_ISSUE' | 'SENDING' | 'REJECTED' | 'ISSUED' | 'CANCELED'; productId?: string; search?: string; cursor?: string; limit?: number }; answer: { data: Invoice[]; nextCursor: string | null } }
  /** Record an invoice of another system. */
  noteInvoice: { input: { invoiceId: string } & { number: string; url?: string | null }; answer: Record<string, never> }
  /** Record the cancellation of an invoice of another system. */
  noteInvoiceCancellation: { input: { invoiceId: string }; answer: Record<string, never> }
  /** List refunds. */
  listRefunds: { input: { state?: 'PENDING' | 'SENT' | 'ACCEPTED' | 'MANUAL' | 'DONE' | 'REFUSED'; paymentId?: string; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: RefundInList[]; nextCursor: string | null } }
  /** Refund a sale. */
  createRefund: { input: { paymentId: string; /** Left out: all that is left of the sale. */ amountCents?: number; reason: string }; answer: Refund }
  /** List disputes. */
  listDisputes: { input: { state?: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; kind?: 'CHARGEBACK' | 'PIX_MED'; 'opened[gte]'?: string; 'opened[lt]'?: string; cursor?: string; limit?: number }; answer: { data: Dispute[]; nextCursor: string | null } }
  /** Get a dispute. */
  getDispute: { input: { disputeId: string; expand?: 'sale' }; answer: DisputeWithSale }
  /** List refunds of the platform. */
  listPlatformRefunds: { input: { state?: 'PENDING' | 'SENT' | 'ACCEPTED' | 'MANUAL' | 'DONE' | 'REFUSED'; paymentId?: string; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: RefundInList[]; nextCursor: string | null } }
  /** List disputes of the platform. */
  listPlatformDisputes: { input: { state?: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; kind?: 'CHARGEBACK' | 'PIX_MED'; 'opened[gte]'?: string; 'opened[lt]'?: string; cursor?: string; limit?: number }; answer: { data: PlatformDispute[]; nextCursor: string | null } }
  /** List subscriptions. */
  listSubscriptions: { input: { state?: 'INCOMPLETE' | 'INCOMPLETE_EXPIRED' | 'ACTIVE' | 'PAST_DUE' | 'PAUSED' | 'CANCEL_AT_END' | 'CANCELED' | 'COMPLETED'; productId?: string; search?: string; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: Subscription[]; nextCursor: string | null } }
  /** Get a subscription. */
  getSubscription: { input: { subscriptionId: string }; answer: Subscription }
  /** List the plans for the next charge (none more expensive or longer). */
  previewPlanChange: { input: { subscriptionId: string }; answer: PlanChoices }
  /** Change the plan with the next charge, without charging anything today. */
  changeSubscriptionPlan: { input: { subscriptionId: string } & { offerId: string; priceCents: number; frequencyInDays: number }; answer: Subscription }
  /** Withdraw a planned plan change. */
  withdrawPlanChange: { input: { subscriptionId: string }; answer: Subscription }
  /** Cancel a subscription. */
  cancelSubscription: { input: { subscriptionId: string } & { at: 'END' | 'NOW'; reason?: string }; answer: Subscription }
  /** Pause a subscription. */
  pauseSubscription: { input: { subscriptionId: string } & { resumesOn?: string; reason?: string }; answer: Subscription }
  /** Resume a subscription. */
  resumeSubscription: { input: { subscriptionId: string }; answer: Subscription }
  /** Get the recurring revenue (MRR) by month, with its movements. */
  getRecurringRevenue: { input: { months?: number }; answer: RecurringRevenue }
  /** List abandoned carts. */
  listCarts: { input: { state?: 'CAPTURED' | 'RECOVERING' | 'CONVERTED' | 'RECOVERED' | 'EXHAUSTED' | 'SUPPRESSED'; 'updated[gte]'?: string; 'updated[lt]'?: string; cursor?: string; limit?: number }; answer: { data: Cart[]; nextCursor: string | null } }
  /** Get the balance. */
  getBalance: { input: {  }; answer: Balance }
  /** List entries of the statement. */
  listStatementEntries: { input: { currency?: 'BRL' | 'EUR' | 'USD' | 'MXN'; account?: 'available' | 'pending' | 'reserve' | 'held' | 'withdrawing' | 'debt'; category?: 'SALE' | 'RELEASE' | 'REFUND' | 'CHARGEBACK' | 'HOLD' | 'WITHDRAWAL' | 'ANTICIPATION' | 'CONVERSION' | 'ADJUSTMENT' | 'DEBT'; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: StatementEntry[]; nextCursor: string | null } }
  /** List withdrawals. */
  listWithdrawals: { input: { status?: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED'; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: Withdrawal[]; nextCursor: string | null } }
  /** Request a withdrawal. */
  createWithdrawal: { input: { currency?: 'BRL' | 'EUR' | 'USD' | 'MXN'; bankAccountId: string; amountCents: number; shownFeeCents: number }; answer: Withdrawal }
  /** Get limits and fee of a withdrawal. */
  getWithdrawalTerms: { input: { currency?: 'BRL' | 'EUR' | 'USD' | 'MXN' }; answer: WithdrawalTerms }
  /** Get a withdrawal. */
  getWithdrawal: { input: { withdrawalId: string }; answer: Withdrawal }
  /** Cancel a withdrawal. */
  cancelWithdrawal: { input: { withdrawalId: string }; answer: Withdrawal }
  /** List bank accounts. */
  listBankAccounts: { input: {  }; answer: { data: BankAccount[]; nextCursor: string | null } }
  /** List withdrawals of the platform. */
  listPlatformWithdrawals: { input: { status?: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED'; 'created[gte]'?: string; 'created[lt]'?: string; cursor?: string; limit?: number }; answer: { data: PlatformWithdrawal[]; nextCursor: string | null } }
  /** List affiliates. */
  listAffiliates: { input: { tab?: 'ACTIVE' | 'REQUESTS' | 'REFUSED' | 'BLOCKED'; productId?: string; cursor?: string; limit?: number }; answer: { data: Affiliate[]; nextCursor: string | null } }
  /** List the clicks of an affiliate. */
  listAffiliateClicks: { input: { affiliationId: string; from?: string; to?: string; cursor?: string; limit?: number }; answer: { data: AffiliateClick[]; nextCursor: string | null } }
  /** List co-productions. */
  listCoProductions: { input: { tab?: 'OWNER' | 'CO_PRODUCER' | 'TO_ANSWER'; productId?: string; cursor?: string; limit?: number }; answer: { data: CoProduction[]; nextCursor: string | null } }
  /** List webhook endpoints. */
  listWebhookEndpoints: { input: {  }; answer: { data: WebhookEndpoint[]; nextCursor: string | null } }
  /** Create a webhook endpoint. */
  createWebhookEndpoint: { input: { url: string; description?: string; events: ('sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.plan_changed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'student.enrolled' | 'course.completed' | 'certificate.issued' | 'invoice.issued' | 'invoice.refused' | 'invoice.canceled')[]; productIds?: string[] | null }; answer: NewWebhookEndpoint }
  /** Get a webhook endpoint. */
  getWebhookEndpoint: { input: { endpointId: string }; answer: WebhookEndpoint }
  /** Update a webhook endpoint. */
  updateWebhookEndpoint: { input: { endpointId: string } & { url: string; description?: string; events: ('sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.plan_changed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'student.enrolled' | 'course.completed' | 'certificate.issued' | 'invoice.issued' | 'invoice.refused' | 'invoice.canceled')[]; productIds: string[] | null; version: number; isOn: boolean }; answer: WebhookEndpoint }
  /** Remove a webhook endpoint. */
  removeWebhookEndpoint: { input: { endpointId: string }; answer: Record<string, never> }
  /** Send a test event. */
  testWebhookEndpoint: { input: { endpointId: string } & { type: 'sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.plan_changed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'student.enrolled' | 'course.completed' | 'certificate.issued' | 'invoice.issued' | 'invoice.refused' | 'invoice.canceled' | 'access.granted' | 'access.revoked' }; answer: Record<string, never> }
  /** List webhook deliveries. */
  listWebhookDeliveries: { input: { endpointId?: string; state?: 'WAITING' | 'DELIVERED' | 'DEAD'; type?: 'sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.plan_changed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'student.enrolled' | 'course.completed' | 'certificate.issued' | 'invoice.issued' | 'invoice.refused' | 'invoice.canceled' | 'access.granted' | 'access.revoked'; cursor?: string; limit?: number }; answer: { data: WebhookDelivery[]; nextCursor: string | null } }
  /** Get a webhook delivery. */
  getWebhookDelivery: { input: { deliveryId: string }; answer: WebhookDelivery }
  /** Send a webhook delivery again. */
  replayWebhookDelivery: { input: { deliveryId: string }; answer: WebhookDelivery }
  /** Get a report. */
  getReport: { input: { report: 'PERIOD' | 'PRODUCT' | 'OFFER' | 'SOURCE' | 'AFFILIATE' | 'METHOD' | 'APPROVAL' | 'CARTS' | 'REFUNDS' | 'SUBSCRIPTIONS' | 'COHORT' | 'RELEASES'; from: string; to?: string; productId?: string }; answer: Report }
  /** Revenue by seller. */
  listSellerRevenue: { input: { currency?: 'BRL' | 'EUR' | 'USD' | 'MXN'; method?: 'PIX' | 'CREDIT_CARD' | 'BILLET'; from?: string; to?: string; search?: string; cursor?: string; limit?: number }; answer: { data: SellerRevenue[]; nextCursor: string | null } }
  /** List sellers. */
  listSellers: { input: { standing?: 'ACTIVE' | 'REVIEW' | 'OFFBOARDING' | 'BLOCKED' | 'RESTRICTED'; papers?: 'IN_REVIEW' | 'REFUSED' | 'NONE'; search?: string; cursor?: string; limit?: number }; answer: { data: Seller[]; nextCursor: string | null } }
  /** List fee plans. */
  listFeePlans: { input: { /** Left out: the platform's own plans. */ sellerId?: string }; answer: { data: FeePlan[]; nextCursor: string | null } }
  /** List acquirer accounts. */
  listAcquirerAccounts: { input: {  }; answer: { data: AcquirerAccount[]; nextCursor: string | null } }
  /** List closed days of the audit trail. */
  listAuditDays: { input: { cursor?: string; limit?: number }; answer: { data: AuditDay[]; nextCursor: string | null } }
}

/** What an endpoint is sent, by its type. */
export type WebhookEvent =
  | { type: 'sale.created'; timestamp: string; isTest?: true; data: SaleEventData }
  | { type: 'pix.created'; timestamp: string; isTest?: true; data: SaleEventData }
  | { type: 'boleto.created'; timestamp: string; isTest?: true; data: SaleEventData }
  | { type: 'sale.approved'; timestamp: string; isTest?: true; data: SaleEventData }
  | { type: 'sale.refused'; timestamp: string; isTest?: true; data: SaleEventData }
  | { type: 'sale.canceled'; timestamp: string; isTest?: true; data: SaleEventData }
  | { type: 'sale.refunded'; timestamp: string; isTest?: true; data: SaleEventData }
  | { type: 'sale.charged_back'; timestamp: string; isTest?: true; data: SaleEventData }
  | { type: 'sale.restored'; timestamp: string; isTest?: true; data: SaleEventData }
  | { type: 'cart.abandoned'; timestamp: string; isTest?: true; data: CartEventData }
  | { type: 'subscription.started'; timestamp: string; isTest?: true; data: SubscriptionEventData }
  | { type: 'subscription.renewed'; timestamp: string; isTest?: true; data: SubscriptionEventData }
  | { type: 'subscription.plan_changed'; timestamp: string; isTest?: true; data: SubscriptionEventData }
  | { type: 'subscription.late'; timestamp: string; isTest?: true; data: SubscriptionEventData }
  | { type: 'subscription.paused'; timestamp: string; isTest?: true; data: SubscriptionEventData }
  | { type: 'subscription.resumed'; timestamp: string; isTest?: true; data: SubscriptionEventData }
  | { type: 'subscription.canceled'; timestamp: string; isTest?: true; data: SubscriptionEventData }
  | { type: 'subscription.ended'; timestamp: string; isTest?: true; data: SubscriptionEventData }
  | { type: 'student.enrolled'; timestamp: string; isTest?: true; data: StudentEventData }
  | { type: 'course.completed'; timestamp: string; isTest?: true; data: StudentEventData }
  | { type: 'certificate.issued'; timestamp: string; isTest?: true; data: StudentEventData }
  | { type: 'invoice.issued'; timestamp: string; isTest?: true; data: InvoiceEventData }
  | { type: 'invoice.refused'; timestamp: string; isTest?: true; data: InvoiceEventData }
  | { type: 'invoice.canceled'; timestamp: string; isTest?: true; data: InvoiceEventData }
  | { type: 'access.granted'; timestamp: string; isTest?: true; data: AccessEventData }
  | { type: 'access.revoked'; timestamp: string; isTest?: true; data: AccessEventData }

export type Problem = { type: string; title: string; status: number; code: string; /** Such as the permission that the key lacks. */ detail?: string; errors: ({ field: string; code: string; detail: string })[]; requestId: string }

export type ProductInList = { id: string; name: string; type: 'DIGITAL' | 'FISICO'; status: 'DRAFT' | 'SUBMITTED' | 'NEEDS_CHANGES' | 'APPROVED' | 'PAUSED' | 'REJECTED' | 'SUSPENDED'; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; createdAt: string; imageUrl: string | null; priceFromCents: number | null }

export type Product = { id: string; name: string; type: 'DIGITAL' | 'FISICO'; status: 'DRAFT' | 'SUBMITTED' | 'NEEDS_CHANGES' | 'APPROVED' | 'PAUSED' | 'REJECTED' | 'SUSPENDED'; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; createdAt: string; description: string; category: string; /** Classificação indicativa; null if not given. With 18 the buyer must give a date of birth. */ ageRating: '6' | '10' | '12' | '14' | '16' | '18' | 'L' | null; guaranteeDays: number; supportEmail: string | null; supportPhone: string | null; salesPageUrl: string | null; image: { key: string; url: string } | null; /** Send it back with a change: another one since then is refused (409). */ version: number; offers: ({ id: string; title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; priceCents: number; status: 'ACTIVE' | 'PAUSED' })[] }

export type OfferInList = { id: string; title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; priceCents: number; recurrencePriceCents: number | null; frequencyInDays: number | null; trialDays: number | null; trialPriceCents: number; setupFeeCents: number; chargesMax: number | null; isKeptAfterLast: boolean; isOpenToSubscribers: boolean; allowsGift: boolean; pixDiscountBasisPoints: number; pixMinutes: number | null; billetDays: number | null; template: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING'; pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean; status: 'ACTIVE' | 'PAUSED'; createdAt: string }

export type Offer = { id: string; title: string; type: 'ONE_TIME' | 'SUBSCRIPTION'; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; priceCents: number; recurrencePriceCents: number | null; frequencyInDays: number | null; trialDays: number | null; trialPriceCents: number; setupFeeCents: number; chargesMax: number | null; isKeptAfterLast: boolean; isOpenToSubscribers: boolean; allowsGift: boolean; pixDiscountBasisPoints: number; pixMinutes: number | null; billetDays: number | null; template: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING'; pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean; status: 'ACTIVE' | 'PAUSED'; productId: string; allowedSites: string[]; version: number }

export type File = { id: string; fileName: string; contentType: string; sizeBytes: number; state: 'ARRIVING' | 'CHECKING' | 'READY' | 'REFUSED'; refusal: 'WRONG_TYPE' | 'INFECTED' | 'TOO_LARGE_TO_CHECK' | 'UNCHECKED' | null; /** Names the file in the contents of a product, from READY on. */ key: string | null; partBytes: number; partCount: number; /** Missing parts, eight at most. PUT the bytes of each to its url, without the key; the url works for 15 minutes. */ nextParts: ({ number: number; firstByte: number; sizeBytes: number; url: string; headers: Record<string, string> })[] }

export type ProductContents = { /** Of the product. Send it back with a change. */ version: number; deliveryNote: string | null; contents: ({ id: string; kind: 'FILE' | 'LINK' | 'LICENSE' | 'EXTERNAL'; title: string; fileKey: string | null; sizeBytes: number | null; captionsKey: string | null; url: string | null; endpointId: string | null; usesMax: number | null; opensOn: string | null; licenses: { free: number; given: number; waiting: number } | null })[] }

export type LicenseKey = { id: string; value: string; state: 'FREE' | 'GIVEN' | 'REVOKED'; orderCode: string | null; takenAt: string | null }

export type AddedLicenseKeys = { added: number; repeated: number; /** Keys that went to sales waiting for one. */ given: number }

export type Course = { productId: string; hasCertificate: boolean; students: number; /** In the order that students see. Empty for a product without a course. */ modules: ({ id: string; title: string; release: 'AT_ONCE' | 'ON_DATE' | 'AFTER_DAYS'; /** Only with ON_DATE. */ releaseOn: string | null; /** Only with AFTER_DAYS, counted from the day on which the student got access. */ releaseDays: number | null; lessons: ({ id: string; kind: 'VIDEO' | 'AUDIO' | 'TEXT' | 'FILE' | 'QUIZ'; title: string; /** Length of an uploaded video or audio. */ seconds: number | null; isPublished: boolean; /** Open to anybody on the sample page. */ isPreview: boolean; release: 'AS_MODULE' | 'AT_ONCE' | 'ON_DATE' | 'AFTER_DAYS'; /** Only with ON_DATE. */ releaseOn: string | null; /** Only with AFTER_DAYS, counted from the day on which the student got access. */ releaseDays: number | null })[] })[] }

export type Link = { id: string; url: string; state: 'ACTIVE' | 'IN_PAYMENT' | 'SOLD' | 'EXPIRED' | 'CLOSED'; title: string; offerId: string; productName: string; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; unitCents: number; quantity: number; totalCents: number; methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[]; installmentsMax: number | null; isOneUse: boolean; expiresAt: string | null; openedCount: number; paidCount: number; paidCents: number; createdAt: string; offer?: Offer }

export type Coupon = { id: string; code: string; state: 'ACTIVE' | 'SCHEDULED' | 'PAUSED' | 'EXHAUSTED' | 'EXPIRED'; kind: 'PERCENT' | 'AMOUNT'; basisPoints: number | null; amountCents: number | null; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; target: 'SHOP' | 'PRODUCT' | 'OFFER'; productId: string | null; offerId: string | null; includesBumps: boolean; startsAt: string | null; endsAt: string | null; usesMax: number | null; usesPerBuyerMax: number | null; isFirstPurchaseOnly: boolean; bearer: 'SHARED' | 'SELLER' | 'AFFILIATE'; affiliateId: string | null; /** Uses that were paid, refunded ones included. */ paidCount: number; /** Uses that open payments hold. */ heldCount: number; money: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; salesCents: number; discountCents: number })[]; createdAt: string; updatedAt: string }

export type NewSale = { id: string; status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; /** The page where the buyer pays and sees what became of it. */ paymentUrl: string; /** The Pix code of a Pix sale, or of a boleto that carries one. */ pix: { code: string; expiresAt: string | null } | null; boleto: { line: string; url: string | null; dueAt: string | null } | null; createdAt: string }

export type SaleInList = { id: string; orderCode: string; productName: string; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; /** The code by which a boleto was paid: its Pix code or its bar code. Null unless the boleto carries both and the acquirer reports it. */ paidBy: 'PIX' | 'BILLET' | null; installments: number; /** The two cards that paid together; null for every other payment. */ cards: ({ lastFour: string | null; /** The part of the price, without interest. */ priceCents: number; /** The charge, interest included. */ amountCents: number; installments: number })[] | null; status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; certainty: 'KNOWN' | 'UNCONFIRMED' | 'UNKNOWN'; isDisputed: boolean; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; grossCents: number; refundableCents: number; createdAt: string; paidAt: string | null; expiresAt: string | null; buyerName: string; buyerEmail: string; /** The seller's share, before any refund. */ shareCents: number | null; offerId: string; source: string | null; affiliateName: string | null; couponCode: string | null; releaseAt: string | null }

export type Sale = { id: string; orderCode: string; productName: string; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; /** The code by which a boleto was paid: its Pix code or its bar code. Null unless the boleto carries both and the acquirer reports it. */ paidBy: 'PIX' | 'BILLET' | null; installments: number; /** The two cards that paid together; null for every other payment. */ cards: ({ lastFour: string | null; /** The part of the price, without interest. */ priceCents: number; /** The charge, interest included. */ amountCents: number; installments: number })[] | null; status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; certainty: 'KNOWN' | 'UNCONFIRMED' | 'UNKNOWN'; isDisputed: boolean; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; grossCents: number; refundableCents: number; createdAt: string; paidAt: string | null; expiresAt: string | null; buyerName: string; buyerEmail: string; /** The seller's share, before any refund. */ shareCents: number | null; offerId: string; source: string | null; affiliateName: string | null; couponCode: string | null; releaseAt: string | null; buyer: { name: string; email: string; phone: string | null; document: string | null; address: { zipCode: string; street: string; number: string; complement: string; district: string; city: string; state: string } | null }; /** The person who gets the access of a gift; null for every other sale. */ gift: { recipientName: string; recipientEmail: string; state: 'WAITING' | 'SENT' | 'OPENED'; sendsAt: string; openedAt: string | null } | null; items: ({ id: string; title: string; /** Before the discount. */ priceCents: number; discountCents: number; quantity: number })[]; money: { itemsCents: number; discountCents: number; shippingCents: number; interestCents: number; totalCents: number; feeCents: number; sellerCents: number; affiliateCents: number; coProducersCents: number }; utm: Record<string, string>; offer?: Offer }

export type PlatformSale = { id: string; orderCode: string; productName: string; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; /** The code by which a boleto was paid: its Pix code or its bar code. Null unless the boleto carries both and the acquirer reports it. */ paidBy: 'PIX' | 'BILLET' | null; installments: number; /** The two cards that paid together; null for every other payment. */ cards: ({ lastFour: string | null; /** The part of the price, without interest. */ priceCents: number; /** The charge, interest included. */ amountCents: number; installments: number })[] | null; status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; certainty: 'KNOWN' | 'UNCONFIRMED' | 'UNKNOWN'; isDisputed: boolean; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; grossCents: number; refundableCents: number; createdAt: string; paidAt: string | null; expiresAt: string | null; buyerName: string; buyerEmail: string; sellerId: string; sellerName: string }

export type CustomerInList = { id: string; name: string; email: string; phone: string | null; document: string | null; /** Of the first purchase that was paid. */ createdAt: string; lastPurchaseAt: string; purchases: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; count: number; paidCents: number; refundedCents: number })[] }

export type Customer = { id: string; name: string; email: string; phone: string | null; document: string | null; /** Of the first purchase that was paid. */ createdAt: string; lastPurchaseAt: string; purchases: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; count: number; paidCents: number; refundedCents: number })[]; sales?: { data: SaleInList[]; nextCursor: string | null } }

export type Student = { id: string; name: string; email: string; source: 'SALE' | 'GIFT' | 'IMPORT'; orderCode: string | null; grantedAt: string; standing: 'OPEN' | 'LATE' | 'PAUSED' | 'ENDED' | 'REVOKED'; lessons: number; /** Lessons that the student completed. */ done: number; percent: number; lastLesson: string | null; lastSeenAt: string | null }

export type StudentWithLessons = { id: string; name: string; email: string; source: 'SALE' | 'GIFT' | 'IMPORT'; orderCode: string | null; grantedAt: string; standing: 'OPEN' | 'LATE' | 'PAUSED' | 'ENDED' | 'REVOKED'; lessons: number; /** Lessons that the student completed. */ done: number; percent: number; lastLesson: string | null; lastSeenAt: string | null; productId: string; /** Null until the certificate is issued. */ certificate: { code: string; issuedAt: string } | null; openedLessons: ({ lessonId: string; title: string; startedAt: string; lastSeenAt: string; positionSeconds: number; doneAt: string | null })[] }

export type Invoice = { id: string; paymentId: string; orderCode: string; productId: string; productName: string; /** GOODS: issued by other programs only. */ kind: 'SERVICE' | 'GOODS'; state: 'TO_ISSUE' | 'SENDING' | 'ISSUED' | 'REJECTED' | 'CANCELING' | 'CANCELED' | 'DROPPED'; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; buyerName: string; buyerEmail: string; buyerDocument: string | null; series: string | null; number: number | null; accessKey: string | null; outsideNumber: string | null; url: string | null; obstacle: 'PROFILE_MISSING' | 'COMPANY_MISSING' | 'CERTIFICATE_MISSING' | 'CERTIFICATE_EXPIRED' | 'PRODUCT_MISSING' | 'GOODS' | 'FOREIGN_CURRENCY' | 'REFUND_OPEN' | null; refusal: { code: string; text: string } | null; /** Whether the whole sale was refunded or charged back. */ isWithdrawn: boolean; ibsCbs: { cst: string; classification: string; baseCents: number; ibsBasisPoints: number; cbsBasisPoints: number; ibsCents: number; cbsCents: number } | null; paidAt: string; issuedAt: string | null; canceledAt: string | null }

export type RefundInList = { id: string; paymentId: string; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; state: 'PENDING' | 'SENT' | 'ACCEPTED' | 'MANUAL' | 'DONE' | 'REFUSED'; orderCode: string; /** The card that gets the money, for a payment by two cards. */ card: { number: number; lastFour: string | null } | null; reason: string; failure: string | null; createdAt: string; closedAt: string | null }

export type Refund = { id: string; paymentId: string; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; state: 'PENDING' | 'SENT' | 'ACCEPTED' | 'MANUAL' | 'DONE' | 'REFUSED' }

export type Dispute = { id: string; paymentId: string; orderCode: string; kind: 'CHARGEBACK' | 'PIX_MED'; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; state: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; amountCents: number; /** The disputed card, for a payment by two cards. */ card: { number: number; lastFour: string | null } | null; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; dueAt: string; openedAt: string; closedAt: string | null }

export type DisputeWithSale = { id: string; paymentId: string; orderCode: string; kind: 'CHARGEBACK' | 'PIX_MED'; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; state: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; amountCents: number; /** The disputed card, for a payment by two cards. */ card: { number: number; lastFour: string | null } | null; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; dueAt: string; openedAt: string; closedAt: string | null; sale?: Sale }

export type PlatformDispute = { id: string; paymentId: string; orderCode: string; kind: 'CHARGEBACK' | 'PIX_MED'; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; state: 'OPEN' | 'DEFENDED' | 'SUBMITTED' | 'ACCEPTED' | 'UNANSWERED' | 'WON' | 'LOST' | 'CANCELED' | 'PREVENTED'; amountCents: number; /** The disputed card, for a payment by two cards. */ card: { number: number; lastFour: string | null } | null; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; dueAt: string; openedAt: string; closedAt: string | null; sellerName: string }

export type Subscription = { id: string; productName: string; offerId: string; planTitle: string; planChange: PlanChange | null; buyerName: string; buyerEmail: string; state: 'INCOMPLETE' | 'INCOMPLETE_EXPIRED' | 'ACTIVE' | 'PAST_DUE' | 'PAUSED' | 'CANCEL_AT_END' | 'CANCELED' | 'COMPLETED'; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; isAutomaticPix: boolean; priceCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; frequencyInDays: number; isTrial: boolean; chargesMax: number | null; paidUntil: string | null; accessUntil: string | null; resumesAt: string | null; createdAt: string }

export type PlanChange = { state: 'CHARGING' | 'PLANNED'; title: string; priceCents: number; frequencyInDays: number; startsOn: string; dueCents: number; paymentId: string | null }

export type PlanChoices = { /** Why the plan cannot be changed now. */ obstacle: 'NOT_ACTIVE' | 'CARD_REFUSED' | 'INVOICE_OPEN' | 'AUTOMATIC_PIX' | 'PAID_IN_FULL' | 'UNDER_WAY' | 'BUYERS_CHOICE' | 'REFUND_DUE' | 'PAID_AHEAD' | 'NOT_ALLOWED' | null; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; /** Charges left of a limited number, which a change keeps. */ chargesLeft: number | null; choices: ({ offerId: string; title: string; priceCents: number; frequencyInDays: number; /** Day of the next charge, from which on the plan applies. */ startsOn: string })[] }

export type RecurringRevenue = { /** One for each currency. The last month is the present one. */ parts: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; months: ({ /** As 2026-11, in the time of São Paulo. */ month: string; openingCents: number; newCents: number; /** Subscriptions that count again after a churn. */ reactivationCents: number; expansionCents: number; /** Negative. */ contractionCents: number; /** Negative. Cancellations, pauses and subscriptions that stayed unpaid. */ churnCents: number; /** Negative. Subscriptions after the last of a limited number of charges. */ completedCents: number; /** The opening and all movements. */ closingCents: number })[] })[] }

export type Cart = { id: string; name: string; email: string; phone: string; productName: string; stage: string; reason: 'LEFT' | 'CODE_UNPAID' | 'CARD_REFUSED'; state: 'CAPTURED' | 'RECOVERING' | 'CONVERTED' | 'RECOVERED' | 'EXHAUSTED' | 'SUPPRESSED'; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; updatedAt: string }

export type Balance = { at: string; purses: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; availableCents: number; pendingCents: number; reserveCents: number; heldCents: number; withdrawingCents: number; debtCents: number; totalCents: number; nextRelease: { at: string; amountCents: number } | null })[] }

export type StatementEntry = { id: number; at: string; category: 'SALE' | 'RELEASE' | 'REFUND' | 'CHARGEBACK' | 'HOLD' | 'WITHDRAWAL' | 'ANTICIPATION' | 'CONVERSION' | 'ADJUSTMENT' | 'DEBT'; /** The posting rule of the books. */ rule: string; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; amountCents: number; /** The balance of the account after this entry. */ balanceCents: number; paymentId: string | null; withdrawalId: string | null }

export type Withdrawal = { id: string; status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED'; state: 'IN_REVIEW' | 'HELD' | 'APPROVED' | 'SENT' | 'PAID' | 'RETURNED' | 'REJECTED' | 'CANCELED'; amountCents: number; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; reason: string | null; createdAt: string; settledAt: string | null }

export type WithdrawalTerms = { currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; availableCents: number; minCents: number; feeCents: number; smallFeeCents: number; /** Below it the small fee is charged. */ smallBelowCents: number; leftTodayCents: number; leftTodayCount: number }

export type BankAccount = { id: string; kind: 'PIX' | 'BANK_ACCOUNT' | 'ABROAD'; holderName: string; state: 'IN_REVIEW' | 'VERIFIED' | 'REFUSED' | 'REMOVED'; isDefault: boolean; isUsable: boolean; createdAt: string }

export type PlatformWithdrawal = { id: string; status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED'; state: 'IN_REVIEW' | 'HELD' | 'APPROVED' | 'SENT' | 'PAID' | 'RETURNED' | 'REJECTED' | 'CANCELED'; amountCents: number; feeCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; reason: string | null; createdAt: string; settledAt: string | null; person: { id: string; name: string; email: string } }

export type Affiliate = { id: string; productId: string; productName: string; partnerName: string; status: 'REQUESTED' | 'ACTIVE' | 'PAUSED' | 'REFUSED' | 'BLOCKED' | 'ENDED' | 'WITHDRAWN' | 'EXPIRED'; basisPoints: number | null; /** The version of the terms that both sides accepted. */ termsVersion: number | null; termsAcceptedAt: string | null; /** A version that the affiliate has not accepted yet. */ offeredTerms: { version: number; basisPoints: number; windowDays: number | null; offeredAt: string } | null; clicks: number; /** By currency. */ sales: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; sales: number; approved: number; /** Refunded and charged back. */ reversed: number; grossCents: number; commissionCents: number })[]; createdAt: string }

export type AffiliateClick = { id: string; clickedAt: string; /** `utm_source` of the link. */ source: string | null; standing: 'OPEN' | 'EARNED' | 'LOST'; /** Why it earns nothing. */ because: string | null; basisPoints: number | null; windowDays: number | null; sales: ({ code: string; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; commissionCents: number | null; state: string })[]; otherProductAt: string | null }

export type CoProduction = { id: string; productId: string; productName: string; partnerName: string; isOwn: boolean; state: 'INVITED' | 'ACTIVE' | 'ENDED' | 'DECLINED' | 'CANCELED' | 'EXPIRED' | 'SUSPENDED'; basisPoints: number; startsAt: string; endsAt: string | null }

export type WebhookEndpoint = { id: string; url: string; description: string; events: ('sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.plan_changed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'student.enrolled' | 'course.completed' | 'certificate.issued' | 'invoice.issued' | 'invoice.refused' | 'invoice.canceled')[]; /** Null: every product. */ productIds: string[] | null; state: 'ON' | 'OFF' | 'DISABLED' | 'REMOVED'; disabledBecause: 'GONE' | 'FAILING' | null; createdAt: string; version: number }

export type NewWebhookEndpoint = { id: string; url: string; description: string; events: ('sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.plan_changed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'student.enrolled' | 'course.completed' | 'certificate.issued' | 'invoice.issued' | 'invoice.refused' | 'invoice.canceled')[]; /** Null: every product. */ productIds: string[] | null; state: 'ON' | 'OFF' | 'DISABLED' | 'REMOVED'; disabledBecause: 'GONE' | 'FAILING' | null; createdAt: string; version: number; /** Returned only here. It signs every delivery. */ secret: string }

export type WebhookDelivery = { id: string; endpointId: string; eventId: string; type: 'sale.created' | 'pix.created' | 'boleto.created' | 'sale.approved' | 'sale.refused' | 'sale.canceled' | 'sale.refunded' | 'sale.charged_back' | 'sale.restored' | 'cart.abandoned' | 'subscription.started' | 'subscription.renewed' | 'subscription.plan_changed' | 'subscription.late' | 'subscription.paused' | 'subscription.resumed' | 'subscription.canceled' | 'subscription.ended' | 'student.enrolled' | 'course.completed' | 'certificate.issued' | 'invoice.issued' | 'invoice.refused' | 'invoice.canceled' | 'access.granted' | 'access.revoked'; isTest: boolean; state: 'WAITING' | 'DELIVERED' | 'DEAD'; tries: number; nextTryAt: string | null; createdAt: string; lastTryAt: string | null; lastStatus: number | null; lastFailure: string | null }

export type Report = { report: 'PERIOD' | 'PRODUCT' | 'OFFER' | 'SOURCE' | 'AFFILIATE' | 'METHOD' | 'APPROVAL' | 'CARTS' | 'REFUNDS' | 'SUBSCRIPTIONS' | 'COHORT' | 'RELEASES'; /** One for each currency, the one with most money first. */ parts: ({ currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; rows: ({ /** A day, a month, an id, a method or a reason. */ key: string; name: string | null; values: ReportFigures })[]; totals: ReportFigures; /** Totals of the period of the same length before. */ before: ReportFigures | null })[] }

export type ReportFigures = Record<string, number>

export type SellerRevenue = { sellerId: string; name: string; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; salesCount: number; grossCents: number; previousGrossCents: number | null; refundCount: number; refundCents: number; chargebackCount: number; chargebackCents: number; netCents: number }

export type Seller = { id: string; name: string; email: string; standing: 'ACTIVE' | 'REVIEW' | 'OFFBOARDING' | 'BLOCKED' | 'RESTRICTED'; personKind: 'PF' | 'MEI' | 'PJ'; tradeName: string | null; /** How far the review of the seller's documents is. */ papers: string; bankAccount: 'VERIFIED' | 'IN_REVIEW' | 'NONE'; createdAt: string }

export type FeePlan = { id: string; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; basisPoints: number; fixedFees: Record<string, number>; releaseDays: number; reserveBasisPoints: number; reserveDays: number; disputeFees: Record<string, number>; effectiveFrom: string; savedAt: string }

export type AcquirerAccount = { id: string; provider: string; label: string; methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[]; status: string; standing: string; priority: number; webhookHeardAt: string | null; createdAt: string }

export type AuditDay = { id: string; /** In the time of São Paulo. */ day: string; rowsCount: number; /** Hash of the day before; zeros before the first. */ previousHash: string; hash: string; closedAt: string }

export type SaleEventData = { order: { id: string; code: string; createdAt: string; utm: Record<string, string> }; payment: { /** Id of the sale in the API. */ id: string; status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'CHARGEBACK' | 'CANCELED' | 'REFUNDED'; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; /** The code by which a boleto was paid: its Pix code or its bar code. Null unless the boleto carries both and the acquirer reports it. */ paidBy: 'PIX' | 'BILLET' | null; amountCents: number; refundedCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; installments: number; /** The two cards that paid together; null for every other payment. */ cards: ({ lastFour: string | null; amountCents: number; installments: number })[] | null; createdAt: string; paidAt: string | null }; /** Null for every method but Pix and a boleto that carries a Pix code. */ pix: { code: string; expiresAt: string | null } | null; /** Null for every other method. */ boleto: { line: string; url: string | null; dueAt: string | null } | null; product: { id: string; name: string }; items: ({ productId: string; offerId: string; title: string; /** Before the discount. */ priceCents: number; discountCents: number; quantity: number })[]; /** Null without one. */ coupon: { id: string; code: string; discountCents: number } | null; /** The person who gets the access of a gift; null for every other sale. */ gift: { recipient: { name: string; email: string } } | null; /** The seller's share, before any refund. */ sellerCents: number; affiliateId: string | null; buyer: { name: string; email: string; /** Null where the buyer was not asked. */ phone: string | null; /** Null where the buyer was not asked. */ document: string | null; address: { zipCode: string; street: string; number: string; complement: string; district: string; city: string; state: string; /** The CEP could not be looked up. */ isTyped?: true } | null } }

export type CartEventData = { cart: { id: string; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; createdAt: string; utm: Record<string, string> }; product: { id: string; name: string }; offerId: string; /** As far as it was typed. */ visitor: { name: string; email: string; phone: string; document: string } }

export type SubscriptionEventData = { subscription: { id: string; status: 'INCOMPLETE' | 'INCOMPLETE_EXPIRED' | 'ACTIVE' | 'PAST_DUE' | 'PAUSED' | 'CANCEL_AT_END' | 'CANCELED' | 'COMPLETED'; /** Offer of the present plan. */ offerId: string; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; /** Days from one charge to the next. */ frequencyInDays: number; /** True until a whole period is paid, where it began with a trial. */ isTrial: boolean; /** Charges after which it is complete; null for no end. */ chargesMax: number | null; method: 'PIX' | 'CREDIT_CARD' | 'BILLET'; startedAt: string; paidUntil: string | null; accessUntil: string | null }; /** The purchase that started the subscription. */ orderId: string; product: { id: string; name: string }; buyer: { name: string; email: string } }

export type StudentEventData = { student: { /** Id of the student in the API. */ id: string; name: string; email: string; source: 'SALE' | 'GIFT' | 'IMPORT'; enrolledAt: string }; /** Null for a student who did not buy. */ order: { id: string; code: string } | null; product: { id: string; name: string }; /** Null until the certificate is issued. */ certificate: { code: string; /** Public page that checks the certificate. */ url: string } | null }

export type InvoiceEventData = { invoice: { /** Id of the invoice in the API. */ id: string; kind: 'SERVICE' | 'GOODS'; state: 'TO_ISSUE' | 'SENDING' | 'ISSUED' | 'REJECTED' | 'CANCELING' | 'CANCELED' | 'DROPPED'; amountCents: number; currency: 'BRL' | 'EUR' | 'USD' | 'MXN'; series: string | null; number: number | null; accessKey: string | null; /** Number of an invoice that another program issued. */ outsideNumber: string | null; url: string | null; /** Reason of the tax authority; null unless it refused. */ refusal: { code: string; text: string } | null; issuedAt: string | null; canceledAt: string | null }; order: { id: string; code: string }; /** Id of the sale in the API. */ paymentId: string; product: { id: string; name: string }; buyer: { name: string; email: string } }

export type AccessEventData = { access: { /** The same for as long as the buyer has the access, whatever opens and closes it. */ id: string; isOpen: boolean }; content: { id: string; title: string }; order: { id: string; code: string }; product: { id: string; name: string }; buyer: { name: string; email: string } }
