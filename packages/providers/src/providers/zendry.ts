import { qrcodeBank } from '#families/qrcode-bank.ts'

/**
 * Facts: a full copy of Zendry's documentation (2024). Its card payments require data of the buyer's browser that only
 * Zendry's own script collects, and the specification has none, so they are left out.
 */
export const zendry = qrcodeBank({
  name: 'ZENDRY',
  title: 'Zendry',
  evidence: 'documented',
  source: "A full copy of the vendor's documentation of QR codes, payments and notifications.",
  environments: { production: 'https://api.zendry.com.br' },
})
