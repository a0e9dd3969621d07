import * as words from '#i18n/words/pt-br.ts'

export type OffersMessages = typeof messages

export const messages = {
  title: words.offers,
  of: (product: string) => `Ofertas de ${product}`,
  purpose: 'Cada oferta tem preço, cobrança e link de checkout próprios.',
  search: 'Nome da oferta',
  status: words.status,
  allStatuses: words.allFemininePlural,
  statuses: { ACTIVE: words.activeFemininePlural, PAUSED: 'Pausadas' },
  standing: { ACTIVE: words.activeFeminine, PAUSED: words.paused },
  create: 'Nova oferta',
  column: {
    title: words.offer,
    price: words.price,
    charge: 'Cobrança',
    methods: words.payment,
    template: words.template,
    status: words.status,
    created: words.createdOn,
  },
  once: 'Pagamento único',
  every: (days: number) => `Assinatura a cada ${days} dias`,
  afterwards: 'depois',
  template: { DEFAULT: words.defaultWord, VEGA: words.vega, DROPSHIPPING: words.dropshipping },
  rowLabel: (title: string) => `a oferta ${title}`,
  empty: {
    title: 'Nenhuma oferta',
    text: 'Crie uma oferta para ter um link de checkout com preço e forma de cobrança.',
  },
  action: {
    copy: words.copyLink,
    copied: words.linkCopied,
    qr: 'QR Code',
    open: 'Ver checkout',
    builder: words.customizeCheckout,
    duplicate: words.duplicate,
    duplicated: 'Cópia criada, pausada',
    copyTitle: (title: string) => `${title} (cópia)`,
    pause: words.pause,
    paused: 'Oferta pausada',
    resume: 'Ativar',
    resumed: 'Oferta ativada',
  },
  pause: {
    title: (title: string) => `Pausar a oferta ${title}?`,
    effect:
      'O link informa que a oferta está indisponível. As outras ofertas e as assinaturas ativas não são afetadas.',
  },
  qr: {
    title: (title: string) => `QR Code de ${title}`,
    label: (title: string) => `QR Code que abre o checkout de ${title}`,
    text: 'Aponte a câmera do celular para abrir o checkout.',
  },
  form: {
    loading: words.offer,
    newTitle: 'Nova oferta',
    name: 'Nome da oferta',
    nameHelp: 'Aparece nos relatórios e, como order bump, no checkout.',
    kind: 'Cobrança',
    oneTime: { label: 'Pagamento único', help: 'Uma única cobrança, à vista ou parcelada.' },
    subscription: { label: words.subscription, help: 'Cobrança recorrente até o cancelamento, em 1x.' },
    bound: 'Oferta já vendida ou usada como order bump: o tipo de cobrança não pode ser alterado.',
    price: words.price,
    firstPrice: 'Primeira cobrança',
    priceHelp: 'Alterações valem para novas vendas.',
    recurrencePrice: 'Próximas cobranças',
    recurrencePriceHelp: 'Em branco: mesmo valor da primeira.',
    frequency: 'Renova a cada',
    days: (days: number) => `${days} dias`,
    template: words.checkoutTemplate,
    templates: {
      DEFAULT: { label: words.defaultWord, help: 'Duas colunas, resumo ao lado.' },
      VEGA: { label: words.vega, help: 'Minimalista, com o carrinho ao lado.' },
      DROPSHIPPING: { label: words.dropshipping, help: 'Em etapas, com endereço e frete.' },
    },
    methods: words.paymentMethods,
    pix: words.pix,
    creditCard: words.creditCard,
    billet: words.boleto,
    bumps: 'Order bumps',
    bumpsText: (count: number) =>
      count === 0
        ? 'Nenhum. Os order bumps valem para todas as ofertas do produto.'
        : count === 1
          ? '1 order bump, igual em todas as ofertas do produto.'
          : `${count} order bumps, iguais em todas as ofertas do produto.`,
    editBumps: 'Editar order bumps',
    created: 'Oferta criada',
  },
}
