import { withGenerations } from '../adapter/with-generations.ts'
import { pixBank } from '../families/pix-bank.ts'
import { twoKeyGateway } from '../families/two-key-gateway.ts'

const podpayBrand = { name: 'PODPAY', title: 'PodPay' } as const

/**
 * Facts: the specification describes a Pix bank in the manner of Onz, whose payouts need an existing platform and count
 * at once; public callers (2025) know a two-key gateway. Both are here: the specification's is the default, and the
 * public one is chosen by the credential `generation`.
 * Quirks: the hosts of the bank are not publicly known and must be configured. A still newer gateway with one key was
 * seen creating Pix charges and nothing else; it is left out until its words are known.
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
})
