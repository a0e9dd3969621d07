import * as words from '#i18n/words/pt-br.ts'

export type DomainsMessages = typeof messages

export const messages = {
  title: words.domains,
  purpose: 'Domínios da plataforma e uso em links.',
  add: 'Adicionar domínio',
  addTitle: 'Adicionar domínio',
  addText:
    'Após adicionar, crie dois registros no DNS do domínio. Ele é ativado quando os dois forem encontrados.',
  host: words.domain,
  save: words.add,
  added: 'Domínio adicionado. Crie os registros no DNS.',
  pending: 'Aguardando DNS',
  active: words.active,
  primary: 'Padrão do painel e dos e-mails',
  forCheckout: 'Padrão do checkout',
  pendingText: 'Crie estes registros no DNS do domínio. A propagação pode levar algumas horas.',
  records: (host: string) => `Registros de ${host}`,
  record: { type: words.type, name: words.name, value: 'Valor' },
  copyName: 'Copiar nome',
  copyValue: 'Copiar valor',
  copied: 'Copiado',
  rootHint: (addresses: string) =>
    `Para domínio raiz, que não aceita CNAME, crie registros A ou AAAA com ${addresses}.`,
  check: 'Verificar agora',
  state: {
    FOUND: 'Encontrado',
    MISSING: 'Não encontrado',
    OTHER: 'Outro valor',
    SILENT: 'Sem resposta do DNS',
  },
  foundInstead: (values: string) => `Valor encontrado: ${values}.`,
  nowActive: 'Domínio verificado e ativo',
  showRecords: 'Ver DNS',
  makePrimary: 'Usar no painel e nos e-mails',
  makePrimaryTitle: (host: string) => `Usar ${host} no painel e nos e-mails?`,
  makePrimaryText:
    'Links de e-mails e endereços de webhook passam a usar este domínio. Os outros continuam ativos.',
  madePrimary: 'Domínio padrão alterado',
  checkoutHere: 'Usar no checkout',
  checkoutHereTitle: (host: string) => `Usar ${host} no checkout?`,
  checkoutHereText: 'Novos links de checkout usam este domínio. Os anteriores continuam funcionando.',
  stopForCheckout: 'Deixar de usar no checkout',
  stopForCheckoutTitle: (host: string) => `Deixar de usar ${host} no checkout?`,
  stopForCheckoutText:
    'Novos links de checkout usam o domínio acessado pelo vendedor. O domínio continua ativo.',
  checkoutChanged: 'Domínio do checkout alterado',
  remove: words.remove,
  removeTitle: (host: string) => `Remover ${host}?`,
  removeText: 'Links de checkout, e-mails e afiliados com este domínio deixam de funcionar.',
  removePendingText: 'O domínio não está em uso. Para usá-lo depois, será preciso criar um novo registro.',
  removed: 'Domínio removido',
}
