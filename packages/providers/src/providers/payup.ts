import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: public code lists it as an acquirer of cards alone (2025), and shows nothing of its API. */
export const payup = secretKeyGateway({
  name: 'PAYUP',
  title: 'PayUp',
  evidence: 'assumed',
  source:
    'Nothing but the name and its method in public lists, seen in 2025; the API is assumed to be the one that the specification calls typical.',
  environments: {},
  methods: ['CREDIT_CARD'],
})
