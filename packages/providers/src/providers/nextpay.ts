import { tokenGateway } from '#families/token-gateway.ts'

/**
 * Facts: the specification names the path of payouts and keeps unknown words PENDING. The gateway of the same name that
 * public code knows is another company's, in another country.
 */
export const nextpay = tokenGateway({
  name: 'NEXTPAY',
  title: 'NextPay',
  evidence: 'specified',
  source: 'The specification: a login, the path of payouts and what becomes of unknown words.',
  environments: {},
  payoutPath: '/pix/cashout',
  unknownWords: 'PENDING',
})
