import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: public code lists it as an acquirer of cards and Pix (2025), and shows nothing of its API. */
export const villet = secretKeyGateway({
  name: 'VILLET',
  title: 'VilletPay',
  evidence: 'assumed',
  source:
    'Nothing but the name and its methods in public lists, seen in 2025; the API is assumed to be the one that the specification calls typical.',
  environments: {},
  methods: ['PIX', 'CREDIT_CARD'],
})
