import { defineIugu } from './define-iugu.ts'

export const iugu = defineIugu({
  name: 'IUGU',
  title: 'iugu',
  evidence: 'documented',
  source: 'Public documentation at dev.iugu.com and the RSA sample that it publishes.',
  environments: { production: 'https://api.iugu.com/v1' },
})
