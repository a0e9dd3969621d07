export type PlatformPixelsMessages = typeof messages

export const messages = {
  title: 'Pixels',
  purpose:
    'Pixels do Facebook da plataforma. Todos os checkouts enviam visitas e compras, além dos pixels de cada vendedor.',
  rows: 'Pixels do Facebook',
  row: (number: number) => `Pixel ${number}`,
  add: 'Adicionar pixel',
  id: 'ID do pixel',
  idHelp: 'Só números, como no Gerenciador de Eventos.',
  token: 'Token da API de Conversões',
  tokenHelp: 'Envia a compra também pelo servidor.',
  tokenKept: 'Token salvo. Deixe em branco para manter.',
  empty: { title: 'Nenhum pixel', text: 'Adicione um pixel para enviar visitas e compras ao Facebook.' },
}
