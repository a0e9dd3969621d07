import * as words from '#i18n/words/en-us.ts'
import type { PlatformPixelsMessages } from './pt-br.ts'

export const messages = {
  title: words.pixels,
  purpose:
    'The platform’s Facebook pixels. The browser sends visits and purchases of all checkouts, without the buyer’s data.',
  rows: 'Facebook pixels',
  row: (number) => `Pixel ${number}`,
  add: words.addPixel,
  id: words.pixelId,
  idHelp: 'Digits only, as in Events Manager.',
  empty: { title: words.noPixels, text: 'Add a pixel to send visits and purchases to Facebook.' },
} satisfies PlatformPixelsMessages
