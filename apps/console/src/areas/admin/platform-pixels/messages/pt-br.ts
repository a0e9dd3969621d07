export type PlatformPixelsMessages = typeof messages

export const messages = {
  title: 'Pixels',
  purpose:
    'Pixels do Facebook da própria plataforma. Todo checkout informa a visita e a compra, além dos pixels de cada vendedor.',
  rows: 'Pixels do Facebook',
  row: (number: number) => `Pixel ${number}`,
  add: 'Adicionar pixel',
  id: 'ID do pixel',
  idHelp: 'Só números, como no Gerenciador de Eventos.',
  token: 'Token da API de Conversões',
  tokenHelp: 'Com ele a compra também é enviada pelo servidor.',
  tokenKept: 'Há um token guardado. Deixe em branco para manter.',
  empty: { title: 'Nenhum pixel', text: 'Sem pixel, nada é informado ao Facebook em nome da plataforma.' },
}
