import type { Cents } from '@balcao/domain/money/money'
import type { RouteRules } from '#db/schema/acquirers.ts'

/** Facts of a sale that conditions are compared with. */
export type RuledFacts = {
  sellerId: string
  amountCents: Cents
  installments: number
  /** Null if the brand is unknown, and for every method other than the card. */
  brand: string | null
}

const reaches: {
  [Rule in keyof RouteRules]-?: (rules: RouteRules, sale: RuledFacts) => boolean
} = {
  minCents: ({ minCents = 0 }, { amountCents }) => amountCents >= minCents,
  maxCents: ({ maxCents = Number.POSITIVE_INFINITY }, { amountCents }) => amountCents <= maxCents,
  minInstallments: ({ minInstallments = 1 }, { installments }) => installments >= minInstallments,
  maxInstallments: ({ maxInstallments = Number.POSITIVE_INFINITY }, { installments }) =>
    installments <= maxInstallments,
  brands: ({ brands }, { brand }) => brands === undefined || (brand !== null && brands.includes(brand)),
  sellerIds: ({ sellerIds }, { sellerId }) => sellerIds === undefined || sellerIds.includes(sellerId),
}

/** Conditions of a line that a sale does not meet. If there are none, the line matches the sale. */
export function unmetRules(rules: RouteRules, sale: RuledFacts): (keyof RouteRules)[] {
  return (Object.keys(reaches) as (keyof RouteRules)[]).filter((rule) => !reaches[rule](rules, sale))
}
