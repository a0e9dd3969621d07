import { qrcodeBank } from '#families/qrcode-bank.ts'

/** Facts: the developers' pages of PrimePag, whose contract lives on under the name of Zendry. */
export const primepag = qrcodeBank({
  name: 'PRIMEPAG',
  title: 'PrimePag',
  evidence: 'documented',
  source: "The vendor's pages on QR codes, payments and notifications.",
  environments: {
    production: 'https://api.primepag.com.br',
    staging: 'https://api-stg.primepag.com.br',
  },
})
