export type DomainsMessages = typeof messages

export const messages = {
  title: 'Domínios',
  purpose: 'Os endereços em que a plataforma atende, e quais deles os links carregam.',
  add: 'Adicionar domínio',
  addTitle: 'Adicionar domínio',
  addText:
    'Depois de adicionar, você copia dois registros para o DNS do domínio. Ele entra no ar quando os dois forem encontrados.',
  host: 'Domínio',
  save: 'Adicionar',
  added: 'Domínio adicionado. Agora crie os registros.',
  pending: 'Aguardando DNS',
  active: 'No ar',
  primary: 'Padrão do painel e dos e-mails',
  forCheckout: 'Padrão do checkout',
  pendingText:
    'Crie estes registros no provedor de DNS do domínio. A mudança pode levar algumas horas para aparecer.',
  records: (host: string) => `Registros de ${host}`,
  record: { type: 'Tipo', name: 'Nome', value: 'Valor' },
  copyName: 'Copiar nome',
  copyValue: 'Copiar valor',
  copied: 'Copiado',
  rootHint: (addresses: string) =>
    `Se este for o domínio raiz, que não aceita CNAME, crie registros A ou AAAA com ${addresses}.`,
  check: 'Verificar agora',
  state: {
    FOUND: 'Encontrado',
    MISSING: 'Não encontrado',
    OTHER: 'Outro valor',
    SILENT: 'O DNS não respondeu',
  },
  foundInstead: (values: string) => `Encontramos ${values}.`,
  nowActive: 'Domínio verificado e no ar',
  showRecords: 'Ver DNS',
  makePrimary: 'Usar no painel e nos e-mails',
  makePrimaryTitle: (host: string) => `Usar ${host} no painel e nos e-mails?`,
  makePrimaryText:
    'Links de e-mails e endereços de webhook passam a usar este domínio. Os outros continuam atendendo.',
  madePrimary: 'Domínio padrão alterado',
  checkoutHere: 'Usar no checkout',
  checkoutHereTitle: (host: string) => `Usar ${host} no checkout?`,
  checkoutHereText:
    'Os links de checkout que os vendedores copiarem daqui em diante usam este domínio. Os links antigos continuam funcionando.',
  stopForCheckout: 'Deixar de usar no checkout',
  stopForCheckoutTitle: (host: string) => `Deixar de usar ${host} no checkout?`,
  stopForCheckoutText:
    'Os próximos links de checkout usam o domínio em que o vendedor estiver. O domínio continua atendendo.',
  checkoutChanged: 'Domínio do checkout alterado',
  remove: 'Remover',
  removeTitle: (host: string) => `Remover ${host}?`,
  removeText: 'Links de checkout, de e-mails e de afiliados com este domínio deixam de abrir.',
  removePendingText:
    'O domínio ainda não está em uso. Para usá-lo depois, será preciso criar um registro novo.',
  removed: 'Domínio removido',
}
