import { pixBank } from '#families/pix-bank.ts'

/**
 * Facts: integrators' documents on ONZ Infopago (2025). ONZ is an engine that banks install under their own names, each
 * with its own hosts: another installation is the same adapter with "cash-in URL|cash-out URL" as its base URL.
 */
export const onz = pixBank({
  name: 'ONZ',
  title: 'Onz',
  evidence: 'documented',
  source: "The Central Bank's Pix API 2.9.0 and integrators' papers on the ONZ accounts API.",
  environments: {
    production: 'https://api.pix.infopago.com.br|https://cashout.infopago.com.br/api/v2',
  },
  acceptedPayout: 'APPROVED',
})
