import { defineIugu } from './iugu/define-iugu.ts'

/** Facts: dev.iugu.com describes iuguBaaS as a set of products on the same host and the same calls (2023 to 2025). */
export const iugubaas = defineIugu({
  name: 'IUGUBAAS',
  title: 'iuguBaaS',
  evidence: 'documented',
  source: 'Public documentation at dev.iugu.com, where iuguBaaS shares host and calls with iugu.',
  environments: { production: 'https://api.iugu.com/v1' },
})
