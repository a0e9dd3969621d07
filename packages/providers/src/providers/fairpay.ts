import { functionsGateway } from '#families/functions-gateway.ts'

/** Facts: a public caller (2025) that names the company in a header. Its webhooks have no type. */
export const fairpay = functionsGateway({
  name: 'FAIRPAY',
  title: 'FairPayments',
  evidence: 'observed',
  source: 'A public caller that charges by Pix, seen in 2025; the rest follows the family.',
  environments: { production: 'https://api.fairpayments.com.br/functions/v1' },
  companyId: 'header',
})
