import * as words from '#i18n/words/en-us.ts'
import type { PlatformPixelsMessages } from './pt-br.ts'

export const messages = {
  title: words.pixels,
  purpose:
    'The platform’s Facebook pixels. All checkouts send visits and purchases, in addition to each seller’s pixels.',
  rows: 'Facebook pixels',
  row: (number) => `Pixel ${number}`,
  add: words.addPixel,
  id: words.pixelId,
  idHelp: 'Digits only, as in Events Manager.',
  token: words.conversionsApiToken,
  tokenHelp: 'Also sends the purchase from the server.',
  tokenKept: 'Token saved. Leave blank to keep it.',
  empty: { title: words.noPixels, text: 'Add a pixel to send visits and purchases to Facebook.' },
} satisfies PlatformPixelsMessages
