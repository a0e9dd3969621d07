import { defineVenit } from './venit/define-venit.ts'

/** Facts: only the name, which suggests VenitPay's own payment institution. Its host must be configured. */
export const venitip = defineVenit({
  name: 'VENITIP',
  title: 'Venit IP',
  evidence: 'assumed',
  source: 'Nothing but the name; the API is assumed to be that of VenitPay.',
  environments: {},
})
