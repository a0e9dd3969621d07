import { pixBank } from '#families/pix-bank.ts'

/**
 * Facts: a public caller of both hosts (2025); Treeal is an install of the ONZ engine, run for it by another bank. The
 * specification asks of a payout that the platform exists, not that it has a certificate: one is presented when there
 * is one, and the bank decides. It does not say either that payouts count at once, so they are PENDING until settled.
 * Quirks: only the hosts of the trial environment are public knowledge; both production URLs must be configured.
 */
export const treeal = pixBank({
  name: 'TREEAL',
  title: 'Treeal',
  evidence: 'observed',
  source: "The Central Bank's Pix API 2.9.0 and a public caller of the ONZ accounts API under Treeal's name.",
  environments: {},
  certificates: 'presented',
})
