import { tokenGateway } from '#families/token-gateway.ts'

/** Facts: the specification asks for a public key, names the path of payouts and keeps unknown words PENDING. */
export const zenet = tokenGateway({
  name: 'ZENET',
  title: 'Zenet',
  evidence: 'specified',
  source: 'The specification: a login, the path of payouts and what becomes of unknown words.',
  environments: {},
  payoutPath: '/pix/create_withdraw/',
  unknownWords: 'PENDING',
})
