import type { PlatformPixelsMessages } from './pt-br.ts'

export const messages = {
  title: 'Pixels',
  purpose:
    'Facebook pixels of the platform itself. Every checkout reports the visit and the purchase, beside each seller’s own pixels.',
  rows: 'Facebook pixels',
  row: (number) => `Pixel ${number}`,
  add: 'Add a pixel',
  id: 'Pixel ID',
  idHelp: 'Digits only, as in Events Manager.',
  token: 'Conversions API token',
  tokenHelp: 'With it the purchase is sent by the server too.',
  tokenKept: 'A token is stored. Leave it empty to keep it.',
  empty: { title: 'No pixels', text: 'Without one, nothing is reported to Facebook in the platform’s name.' },
} satisfies PlatformPixelsMessages
