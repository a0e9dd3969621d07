import { defineVenit } from './define-venit.ts'

export const venit = defineVenit({
  name: 'VENIT',
  title: 'VenitPay',
  evidence: 'observed',
  source: 'A public caller that charges by Pix and reads the webhook, seen in 2025.',
  environments: { production: 'https://srv.venitpay.com.br/v1' },
})
