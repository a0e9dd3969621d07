import { functionsGateway } from '#families/functions-gateway.ts'

/**
 * Facts: a complete public client (2025), which tries the company's id as the password, then none, then `x`. Here the
 * id is sent when it is configured, and `x` otherwise. An overview beside that client speaks of signed webhooks and its
 * catalogue of none; nobody saw a signature, so none is claimed.
 */
export const hunterpay = functionsGateway({
  name: 'HUNTERPAY',
  title: 'HunterPay',
  evidence: 'observed',
  source: 'A complete public client of the API, seen in 2025; refunds as the specification says.',
  environments: { production: 'https://api.huntersub.com.br/functions/v1' },
  companyId: 'password',
})
