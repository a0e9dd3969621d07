import { withGenerations } from '#adapter/with-generations.ts'
import { secretKeyGateway } from '#families/secret-key-gateway.ts'
import { storeKeyGateway } from '#families/store-key-gateway.ts'

const cashtimeBrand = { name: 'CASHTIME', title: 'Cashtime' } as const

/**
 * Facts: public callers of the current API (2025), and of the gateway that an earlier host still serves. The
 * specification gives "one provider" exactly these words: paid, received and confirmed are APPROVED; refused, refunded
 * and infraction REJECTED; the rest PENDING. It is assumed to be this one.
 * Quirks: of the rest, only the words for waiting are in the table. Words for money that was received or taken back in
 * another way (captured, chargeback, …) are shown as PENDING too, but stay unmapped, so that they are reported to the
 * staff.
 */
export const cashtime = withGenerations({
  orders: storeKeyGateway({
    ...cashtimeBrand,
    evidence: 'observed',
    source: 'Public callers of the current API, seen in 2025; statuses as the specification says.',
    environments: { production: 'https://api.cashtime.com.br/v1' },
    statuses: {
      PENDING: [
        'pending',
        'awaiting_payment',
        'waiting_payment',
        'processing',
        'awaiting_risk_analysis',
        'dunning_requested',
      ],
      APPROVED: ['paid', 'received', 'confirmed'],
      REJECTED: ['refused', 'refunded', 'infraction'],
      otherwise: 'PENDING',
    },
  }),
  gateway: secretKeyGateway({
    ...cashtimeBrand,
    evidence: 'observed',
    source: 'Public callers of an earlier host, seen in 2025; the rest follows the family.',
    environments: { production: 'https://api.gateway.cashtimepay.com.br/v1' },
  }),
})
