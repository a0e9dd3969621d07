import { tokenGateway } from '#families/token-gateway.ts'

/** Facts: the specification gives a login and a Pix of 8000 seconds; it mentions no payouts, so there are none. */
export const walletz = tokenGateway({
  name: 'WALLETZ',
  title: 'Walletz',
  evidence: 'specified',
  source: 'The specification: a login and the life of a Pix.',
  environments: {},
  pixLifetimeSeconds: 8_000,
})
