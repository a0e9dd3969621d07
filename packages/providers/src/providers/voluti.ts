import { pixBank } from '#families/pix-bank.ts'

/**
 * Facts: integrators' code for both hosts (2025); Voluti is an installation of the ONZ engine. The specification gives
 * its certificates, its payouts and its webhook: an event that is neither a settled receipt nor a refund stays PENDING.
 * Quirks: the login for receiving is JSON. A third host that one sample names looks invented and is not used.
 */
export const voluti = pixBank({
  name: 'VOLUTI',
  title: 'Voluti',
  evidence: 'observed',
  source: "The Central Bank's Pix API 2.9.0 and public callers of Voluti's two hosts; the rest is specified.",
  environments: { production: 'https://api.pix.voluti.com.br|https://accounts.voluti.com.br/api/v2' },
  acceptedPayout: 'APPROVED',
  loginAsJson: true,
  otherEvents: 'pending',
})
