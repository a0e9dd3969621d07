import * as words from '#i18n/words/pt-br.ts'

export type MarketplaceMessages = typeof messages

export const messages = {
  title: 'Marketplace',
  purpose: 'Produtos abertos a afiliados, com comissão automática a cada venda.',
  search: 'Produto ou produtor',
  filter: {
    category: words.category,
    type: words.type,
    language: words.language,
    commission: words.commission,
    commissionFrom: (share: string) => `A partir de ${share}`,
    entry: words.approval,
    entries: { OPEN: 'Aprovação automática', ON_REQUEST: 'Aprovação do produtor' },
  },
  types: { DIGITAL: words.digital, FISICO: words.physical },
  languages: { PT_BR: words.portuguese, EN_US: words.english, ES_ES: words.spanish },
  perSale: (amount: string) => `até ${amount} por venda`,
  price: words.price,
  click: 'Validade do clique',
  refunds: words.refunds,
  chargebacks: words.chargebacks,
  open: 'Aprovação automática',
  onRequest: 'Aprovação do produtor',
  copyLink: 'Ver meus links',
  see: 'Ver programa',
  rowLabel: (name: string) => `o programa de ${name}`,
  empty: {
    title: 'Nenhum programa disponível',
    text: 'Produtos abertos a afiliados aparecem aqui. Para abrir os seus, acesse a aba Afiliação do produto.',
    action: words.seeMyProducts,
  },
  drawer: {
    loading: 'Programa de afiliados',
    earns: 'Comissão de até',
    ofNet: (share: string) => `${share} do líquido`,
    price: words.price,
    affiliates: 'Afiliados ativos',
    about: 'Sobre o programa',
    how: 'Cálculo da comissão',
    howNote: 'Exemplo com a oferta de maior preço, paga por Pix.',
    line: {
      price: words.buyerPays,
      fee: words.platformFee,
      net: 'Líquido da venda',
      commission: (share: string) => `Sua comissão (${share})`,
    },
    rules: 'Regras',
    attribution: {
      LAST_CLICK: 'Comissão pelo último clique.',
      FIRST_CLICK: 'Comissão pelo primeiro clique.',
    },
    window: (days: number | null) =>
      days === null
        ? 'Clique sem prazo de validade.'
        : `Validade do clique: ${days === 1 ? '1 dia' : `${days} dias`}.`,
    health: (refunds: string, chargebacks: string) =>
      `Reembolso em ${refunds} e chargeback em ${chargebacks} das vendas em 90 dias.`,
    noHealth: 'Sem vendas pagas nos últimos 90 dias.',
    support: 'Suporte a afiliados',
    salesPage: words.salesPage,
    materials: 'Materiais',
    message: (seller: string) => `Mensagem para ${seller}`,
    messageHelp:
      'Informe onde você vai divulgar. O produtor vê seu nome e esta mensagem e responde em até 30 dias.',
    accepts: (version: number) =>
      `Ao continuar, você aceita a versão ${version} das condições: comissão, validade do clique e regras acima.`,
    request: 'Enviar solicitação',
    join: 'Afiliar-se agora',
    requested: 'Solicitação enviada',
    nowActive: 'Afiliação ativa. Seus links estão prontos.',
    waiting: (day: string) => `Sua solicitação foi enviada em ${day}. Sem resposta em 30 dias, ela expira.`,
    refused: (day: string) =>
      `Sua solicitação foi recusada. Você pode solicitar novamente a partir de ${day}.`,
    blocked: 'O produtor bloqueou a sua afiliação a este produto.',
    links: 'Meus links',
  },
}
