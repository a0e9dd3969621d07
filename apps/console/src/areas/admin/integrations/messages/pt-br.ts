import * as words from '#i18n/words/pt-br.ts'

export type PlatformIntegrationsMessages = typeof messages

export const messages = {
  title: words.integrations,
  purpose: 'Serviços externos da plataforma e status.',
  services: 'Serviços',
  webhooks: 'Webhooks da plataforma',
  test: 'Testar',
  testNamed: (name: string) => `Testar ${name}`,
  never: 'Sem uso',
  lastDay: (answered: string, failed: string) => `Em 24 h: ${answered} com resposta, ${failed} com falha`,
  lastAnswered: (when: string) => `Última resposta em ${when}`,
  lastFailed: (when: string) => `Última falha em ${when}`,
  mail: {
    name: words.email,
    purpose: 'Envia recibos, códigos e avisos.',
    none: 'Sem servidor de e-mail: nenhum e-mail é enviado',
    lastSent: (when: string) => `Último envio em ${when}`,
    neverSent: 'Nenhum e-mail enviado',
    lastDay: (sent: string, failed: string) => `Enviados em 24 h: ${sent}, com falha: ${failed}`,
    waiting: (count: string) => `${count} na fila`,
    test: 'Enviar e-mail de teste',
    tested: (to: string) => `E-mail de teste enviado para ${to}`,
  },
  postalCodes: {
    name: 'CEP',
    purpose: 'Preenche o endereço no checkout.',
    works: 'O serviço de CEP respondeu',
    fails: 'O serviço de CEP não respondeu. O comprador pode digitar o endereço.',
  },
  storage: {
    name: 'Arquivos',
    purpose: 'Armazena imagens, documentos e conteúdos.',
    kind: { BUCKET: 'Armazenamento de objetos', FOLDER: 'Pasta deste servidor' },
    none: 'Nenhum arquivo enviado',
    files: (count: string, size: string) => `Arquivos: ${count}, ${size}`,
    works: 'O arquivo de teste foi gravado, lido e apagado',
    fails: 'O armazenamento recusou o arquivo de teste. Fale com o responsável pela instalação.',
  },
  pixels: {
    name: 'Facebook Pixel',
    purpose: 'Mede visitas e compras em todos os checkouts.',
    none: 'Nenhum pixel da plataforma',
    count: (count: number) => (count === 1 ? '1 pixel' : `${count} pixels`),
  },
  acquirers: {
    name: words.acquirers,
    purpose: 'Processam Pix, cartão e boleto.',
    none: 'Nenhuma conta ativa: vendas indisponíveis',
    accounts: (count: number) => (count === 1 ? '1 conta ativa' : `${count} contas ativas`),
    lastDay: (judged: string, sick: string) => `Chamadas em 24 h: ${judged}, com falha: ${sick}`,
    resting: (names: string) => `Pausadas por falhas: ${names}`,
    silent: (names: string) => `Sem webhooks: ${names}`,
  },
}
