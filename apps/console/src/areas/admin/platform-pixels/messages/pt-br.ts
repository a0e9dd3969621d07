import * as words from '#i18n/words/pt-br.ts'

export type PlatformPixelsMessages = typeof messages

export const messages = {
  title: words.pixels,
  purpose:
    'Pixels do Facebook da plataforma. O navegador envia visitas e compras de todos os checkouts, sem dados do comprador.',
  rows: 'Pixels do Facebook',
  row: (number: number) => `Pixel ${number}`,
  add: words.addPixel,
  id: words.pixelId,
  idHelp: 'Só números, como no Gerenciador de Eventos.',
  empty: { title: words.noPixels, text: 'Adicione um pixel para enviar visitas e compras ao Facebook.' },
}
