import { functionsGateway } from '#families/functions-gateway.ts'

/**
 * Facts: a complete public client (2025), which tries the company's id as the password, then none, then `x`. Here the
 * id is sent when it is configured, and `x` otherwise. An overview beside that client mentions signed webhooks, and its
 * catalogue none; no signature was seen, so none is declared.
 */
export const hunterpay = functionsGateway({
  name: 'HUNTERPAY',
  title: 'HunterPay',
  evidence: 'observed',
  source: 'A complete public client of the API, seen in 2025; refunds as the specification says.',
  environments: { production: 'https://api.huntersub.com.br/functions/v1' },
  companyId: 'password',
})
