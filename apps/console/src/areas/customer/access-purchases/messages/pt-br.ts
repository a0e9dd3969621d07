import * as words from '#i18n/words/pt-br.ts'

export type AccessPurchasesMessages = typeof messages

export const messages = {
  title: 'Meus acessos',
  purpose: 'Conteúdos das suas compras.',
  tabs: { label: 'Tipos de produto', digital: 'Digitais', physical: 'Físicos' },
  empty: {
    title: 'Nenhum acesso',
    text: 'Produtos com pagamento aprovado aparecem aqui.',
    action: words.viewMyPurchases,
  },
  search: 'Produto ou loja',
  gifts: {
    title: 'Presentes para você',
    from: (name: string, store: string) => `De ${name} · vendido por ${store}`,
    open: 'Abrir presente',
    opened: 'Presente aberto. O acesso já está em Meus acessos.',
    forAdults:
      'O produto passou a ser para maiores de 18 anos e não pode ser aberto como presente. Quem deu o presente pode pedir o reembolso.',
  },
  last: {
    title: 'Continue de onde parou',
    go: 'Continuar o curso',
    goWith: (minutes: number) => `Continuar, faltam ${minutes} min`,
    place: (product: string, module: string) => `${product} · ${module}`,
  },
  course: {
    progress: (done: number, lessons: number) =>
      `${done} de ${lessons === 1 ? '1 aula' : `${lessons} aulas`}`,
    open: 'Abrir curso',
    done: 'Curso concluído',
  },
  further: {
    title: 'Mais desta loja',
    titleMany: 'Mais das suas lojas',
    open: 'Ver oferta',
  },
  standing: {
    OPEN: 'Liberado',
    LATE: 'Pagamento em atraso',
    PAUSED: words.subscriptionPaused,
    ENDED: words.subscriptionEnded,
    REVOKED: 'Acesso encerrado',
  },
  why: {
    LATE: (until: string) => `Pague a assinatura para não perder o acesso em ${until}.`,
    PAUSED: 'O acesso volta ao retomar a assinatura.',
    ENDED: 'Assinatura encerrada. Você pode assinar novamente quando quiser.',
    REFUND: (day: string) => `Encerrado em ${day}: compra reembolsada.`,
    CHARGEBACK: (day: string) => `Encerrado em ${day}: compra contestada no banco.`,
    DISPUTE: (day: string) => `Suspenso em ${day}: disputa em análise no banco.`,
    SUBSCRIPTION: (day: string) => `Suspenso em ${day}: falta de pagamento.`,
    TAKEN_BACK: (day: string) => `Encerrado em ${day} pela loja.`,
  },
  toSubscription: 'Ver assinatura',
  openUntil: (day: string) => `Liberado até ${day}`,
  noContents:
    'A loja entrega este produto por um canal próprio. Não recebeu? Fale com a loja pelo contato abaixo.',
  noContentsNoContact:
    'A loja entrega este produto por um canal próprio. Não recebeu? Solicite o reembolso em Minhas compras: a loja responde por lá.',
  download: words.download,
  open: words.openVerb,
  kind: {
    FILE: words.file,
    LINK: words.link,
    LICENSE: words.licenseKey,
    EXTERNAL: 'Acesso no sistema da loja',
  },
  mediaKind: { VIDEO: 'Vídeo', AUDIO: 'Áudio' },
  play: { VIDEO: 'Assistir', AUDIO: 'Ouvir' },
  copyKey: (title: string) => `Copiar a chave: ${title}`,
  keyToCome: 'A loja está repondo as chaves. A sua será enviada aqui e por e-mail.',
  external: {
    OPENING: 'Estamos liberando o seu acesso no sistema da loja.',
    OPEN: 'A loja liberou o seu acesso. Entre com o e-mail da compra.',
    STUCK: 'O sistema da loja não respondeu, e o acesso ainda não foi liberado.',
  },
  stuckWithContact: 'O sistema da loja não respondeu. Entre em contato com a loja para liberar o acesso.',
  usesLeft: (left: number, max: number) => `Acessos restantes: ${left} de ${max}`,
  usedUp: 'Limite atingido',
  opensOn: (day: string) => `Disponível em ${day}`,
  helpSubjectGiven: (product: string) => `Seu acesso a ${product}`,
  helpSubject: (code: string, product: string) => `Pedido ${code}: ${product}`,
  records: 'Registros de acesso',
  recordsText: 'Histórico de entregas e acessos.',
  record: {
    GRANTED: words.accessGranted,
    FILE: (title: string) => `Arquivo entregue: ${title}`,
    LINK: (title: string) => `Link aberto: ${title}`,
    LICENSE: (title: string) => `Chave entregue: ${title}`,
    EXTERNAL: (title: string) => `Acesso solicitado à loja: ${title}`,
    LESSON_STARTED: (title: string) => `Aula iniciada: ${title}`,
    LESSON_DONE: (title: string) => `Aula concluída: ${title}`,
    CLOSED: 'Acesso encerrado',
    REOPENED: 'Acesso liberado novamente',
  },
}
