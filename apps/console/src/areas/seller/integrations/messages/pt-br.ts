import * as words from '#i18n/words/pt-br.ts'

export type IntegrationsMessages = typeof messages

export const messages = {
  title: words.integrations,
  purpose: 'Conecte anúncios e sistemas às suas vendas.',
  tracking: 'Rastreamento',
  webhooks: words.webhooks,
  products: (count: string, isOne: boolean) => (isOne ? '1 produto' : `${count} produtos`),
  serverEvents: (sent: string, failed: string) =>
    `${sent === '1' ? '1 evento' : `${sent} eventos`} em 24 h, ${failed} com falha`,
  noToken: 'somente pelo navegador',
  purposeOf: {
    facebook: 'Envia visitas e compras para as campanhas no Facebook e no Instagram.',
    googleAds: 'Conta cada compra como conversão do clique no anúncio.',
    googleAnalytics: 'Mostra a origem de cada venda nos seus relatórios.',
    tiktok: 'Envia início de checkout e compra para as campanhas no TikTok.',
    kwai: 'Envia compras para as campanhas no Kwai.',
  },
  pixel: {
    tabs: 'Seções do pixel',
    products: words.products,
    reports: 'Eventos do servidor',
    connect: 'Conectar produto',
    edit: words.edit,
    editNamed: (name: string) => `Editar ${name}`,
    withToken: 'navegador e servidor',
    withoutToken: 'somente navegador',
    empty: {
      title: (vendor: string) => `Nenhum produto no ${vendor}`,
      text: 'Conecte um produto para enviar início de checkout e compra.',
    },
    form: {
      title: (vendor: string) => `Pixels do ${vendor}`,
      product: words.product,
      choose: 'Escolha o produto para configurar os pixels.',
      pixels: words.pixels,
      pixel: (number: number) => `Pixel ${number}`,
      add: words.addPixel,
      id: words.pixelId,
      idHelp: 'Se deixar em branco, o pixel é removido.',
      token: words.conversionsApiToken,
      tokenKept: 'Token salvo. Digite outro para substituir.',
      tokenHelp: 'Opcional. Registra a compra mesmo se o comprador fechar a página.',
      analyticsId: 'ID da métrica',
      adsId: 'ID do Google Ads',
      conversionId: 'Rótulo da conversão',
      none: { title: words.noPixels, text: 'Adicione o primeiro pixel deste produto.' },
    },
    report: {
      state: { WAITING: words.queued, SENT: 'Aceito', DEAD: 'Não aceito' },
      allStates: words.allMasculinePlural,
      column: {
        order: words.order,
        product: words.product,
        pixel: 'Pixel',
        when: words.time,
        state: words.result,
        status: words.http,
        tries: words.attempts,
      },
      filter: words.result,
      rowLabel: (code: string) => `o evento do pedido ${code}`,
      empty: {
        title: 'Nenhum evento do servidor',
        text: 'Com o token no pixel, cada compra paga é enviada uma única vez.',
      },
    },
  },
}
