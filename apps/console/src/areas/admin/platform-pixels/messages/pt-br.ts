import * as words from '#i18n/words/pt-br.ts'

export type PlatformPixelsMessages = typeof messages

export const messages = {
  title: words.pixels,
  purpose:
    'Pixels do Facebook da plataforma. Todos os checkouts enviam visitas e compras, além dos pixels de cada vendedor.',
  rows: 'Pixels do Facebook',
  row: (number: number) => `Pixel ${number}`,
  add: words.addPixel,
  id: words.pixelId,
  idHelp: 'Só números, como no Gerenciador de Eventos.',
  token: 'Token da API de conversões',
  tokenHelp: 'Envia a compra também pelo servidor.',
  tokenKept: 'Token salvo. Deixe em branco para manter.',
  empty: { title: words.noPixels, text: 'Adicione um pixel para enviar visitas e compras ao Facebook.' },
}
