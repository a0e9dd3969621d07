import * as words from '#i18n/words/pt-br.ts'

export type MyProfileMessages = typeof messages

export const messages = {
  title: 'Meu perfil',
  tabs: {
    label: 'Seções do perfil',
    profile: 'Dados',
    documents: words.documents,
    accounts: 'Contas bancárias e Pix',
    security: words.security,
    notifications: words.notices,
    preferences: 'Preferências',
    privacy: 'Privacidade',
  },
  profile: {
    identity: {
      title: 'Titular da conta',
      name: words.name,
      kind: words.type,
      kinds: { PF: words.individual, MEI: words.mei, PJ: words.company },
      email: words.email,
      since: 'Conta criada em',
      text: 'Dados usados em documentos e saques. Para alterá-los, fale com o suporte da plataforma.',
    },
    business: { title: 'Seu negócio', text: 'Atividade e contato.' },
    tradeName: words.brandName,
    tradeNameHelp: 'Nome exibido aos seus clientes.',
    soldCategory: 'Categoria principal',
    expectedMonthly: words.expectedMonthlyRevenue,
    expectedMonthlyHelp: 'Empresas a partir de R$ 50 mil por mês enviam também o balanço.',
    phone: words.mobilePhone,
    address: {
      title: words.address,
      text: 'O mesmo do comprovante que você envia em Documentos.',
      cep: 'CEP',
      cepHelp: 'Preenche a rua e a cidade.',
      street: 'Rua',
      number: 'Número',
      complement: 'Complemento',
      district: 'Bairro',
      city: 'Cidade',
      state: 'Estado',
    },
  },
  documents: {
    title: 'Documentos solicitados',
    private:
      'Arquivos privados. Cada visualização é registrada, e o link de download expira em 60 segundos. Dados de local e dispositivo das fotos são removidos.',
    whichAreAsked: 'Os documentos dependem do tipo de conta: pessoa física, MEI ou empresa.',
    stage: {
      TO_SEND: words.documentsPending,
      TO_FIX: 'Reenvie um documento',
      IN_REVIEW: 'Tudo enviado, em análise',
      APPROVED: 'Tudo aprovado',
    },
    count: { approved: words.approvedMasculinePlural, inReview: words.inReview, yours: words.pending },
    ccmei: { title: 'Certificado MEI (CCMEI)', help: 'O PDF emitido no Portal do Empreendedor.' },
    paper: {
      photoDocument: { title: words.photoId, help: 'RG, CNH ou RNE, frente e verso.' },
      photoPersonWithDocument: {
        title: words.selfieWithId,
        help: 'Rosto e documento visíveis, com boa luz.',
      },
      photoDocumentSocialContract: {
        title: words.articlesOfAssociation,
        help: 'A última alteração, de preferência em PDF.',
      },
      addressProof: {
        title: words.proofOfAddress,
        help: 'Conta de luz, água ou internet de até 90 dias.',
      },
      balanceSheet: {
        title: words.balanceSheet,
        help: 'Empresas: balanço ou DRE do último ano. Pessoa física e MEI: declaração de Imposto de Renda. De preferência em PDF.',
      },
    },
    sentOn: (day: string) => `Enviado em ${day}.`,
    state: {
      MISSING: 'Pendente',
      IN_REVIEW: words.inReview,
      APPROVED: words.approved,
      REFUSED: words.declined,
    },
    tries: (count: number) => `${count}º envio`,
    refusal: {
      ILLEGIBLE: {
        reason: 'Documento ilegível.',
        advice: 'Tire outra foto, com boa iluminação e sem reflexo.',
      },
      WRONG_TYPE: {
        reason: 'Documento diferente do solicitado.',
        advice: 'Confira acima os documentos aceitos.',
      },
      MISMATCH: {
        reason: 'Dados diferentes do cadastro.',
        advice: 'Nome e CPF ou CNPJ precisam ser do titular da conta.',
      },
      EXPIRED: { reason: 'Documento vencido.', advice: 'Envie um documento dentro da validade.' },
      REPEATED: {
        reason: 'Arquivo repetido ou incompleto.',
        advice: 'Envie o documento completo, em um novo arquivo.',
      },
      SUSPICIOUS: {
        reason: 'Não foi possível confirmar a autenticidade.',
        advice: 'Envie o original, sem edição nem recorte.',
      },
    },
    onlyThisOne: 'Reenvie apenas este item.',
    download: words.download,
    downloadLabel: (paper: string) => `Baixar ${paper}`,
    replace: words.replace,
    replaceLabel: (paper: string) => `Substituir ${paper}`,
    replaceApproved: 'Este documento já foi aprovado. Ao substituí-lo, ele volta para análise.',
  },
  notifications: {
    title: 'Avisos por e-mail',
    sentTo: (email: string) => `Enviados para ${email}.`,
    none: 'Nenhum',
    all: 'Todos por e-mail',
    channel: { NONE: 'Não avisar', EMAIL: words.email },
    event: {
      onBuyApproved: { title: words.saleApproved, text: 'A cada pagamento confirmado.' },
      onPixCreated: { title: words.pixCreated, text: 'Quando um código é gerado e ainda não foi pago.' },
      onAbandonedCart: { title: words.abandonedCart, text: 'Um aviso por carrinho.' },
      onRefound: { title: words.refund, text: 'Quando o comprador é reembolsado.' },
      onChargeback: { title: words.chargeback, text: 'Quando o banco estorna o valor ao comprador.' },
      onProductShipping: { title: 'Pedido para enviar', text: 'A cada venda aprovada com entrega.' },
      onProductDigital: { title: words.accessGranted, text: 'Quando o comprador recebe o produto digital.' },
    },
    always: {
      title: 'Avisos obrigatórios',
      items: [
        'Códigos e avisos de segurança',
        'Alterações de conta bancária e saques',
        'Solicitações de reembolso e disputas, com o prazo de resposta',
      ],
      text: 'O recibo e o acesso do comprador não dependem destas preferências.',
    },
  },
  preferences: { text: 'As preferências são aplicadas imediatamente em todos os seus dispositivos.' },
  privacy: {
    ownData: {
      title: 'Exportar meus dados',
      text: 'Arquivo com seus dados: cadastro, documentos enviados, contas, avisos e acessos. As vendas são exportadas em Vendas.',
      action: 'Baixar meus dados',
    },
    deletion: {
      title: 'Excluir minha conta',
      text: 'Nossa equipe analisa a solicitação e responde aqui. Vendas, notas e saques são mantidos pelo prazo legal.',
      action: 'Solicitar exclusão',
      confirmTitle: 'Solicitar a exclusão da conta?',
      confirmText:
        'Nenhum dado é apagado agora. A conta continua ativa até a resposta, e você pode cancelar a solicitação.',
      reason: 'Motivo (opcional)',
      requested: 'Solicitação enviada.',
      open: (day: string) => `Solicitado em ${day}`,
      openText: 'Em análise. A resposta aparece aqui.',
      withdraw: words.cancelRequest,
      withdrawn: 'Solicitação cancelada. Sua conta continua ativa.',
      answered: (day: string) => `Respondido em ${day}`,
    },
  },
}
