import { pixBank } from '#families/pix-bank.ts'

/**
 * Facts: a public caller of both hosts (2025); Treeal is an installation of the ONZ engine, run by another
 * bank. For a payout the specification requires an existing platform, not a certificate: a certificate is
 * presented if there is one, and the bank decides. The specification does not count its payouts as approved
 * at once, so they are PENDING until settled. Quirks: only the hosts of the trial environment are public
 * knowledge; both production URLs must be configured.
 */
export const treeal = pixBank({
  name: 'TREEAL',
  title: 'Treeal',
  evidence: 'observed',
  source: "The Central Bank's Pix API 2.9.0 and a public caller of the ONZ accounts API under Treeal's name.",
  environments: {},
  certificates: 'presented',
})
