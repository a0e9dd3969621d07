import { withGenerations } from '#adapter/with-generations.ts'
import { pixBank } from '#families/pix-bank.ts'
import { twoKeyGateway } from '#families/two-key-gateway.ts'
import { appGeneration } from './app-generation.ts'

const podpayBrand = { name: 'PODPAY', title: 'PodPay' } as const

/**
 * Facts: the specification describes a Pix bank in the manner of Onz, whose payouts need an existing platform and count
 * as approved at once; public callers use a two-key gateway (2025) and the one-key API that replaced it (2026). All
 * three are here: the specification's is the default, and the credential `generation` selects the public ones.
 * Quirks: the hosts of the bank are not publicly known and must be configured.
 */
export const podpay = withGenerations({
  bank: pixBank({
    ...podpayBrand,
    evidence: 'specified',
    source: 'The specification, which gives it the Pix bank API of Onz.',
    environments: {},
    certificates: 'presented',
    acceptedPayout: 'APPROVED',
  }),
  gateway: twoKeyGateway({
    ...podpayBrand,
    evidence: 'observed',
    source: "Public callers of the gateway and a transcript of the vendor's reference, seen in 2025.",
    environments: { production: 'https://api.podpay.co/v1' },
  }),
  app: appGeneration,
})
