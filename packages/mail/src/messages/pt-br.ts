/** The source of the type: the other languages say the same things. */
export const mailPtBr = {
  greeting: (name: string) => (name ? `Olá, ${name}.` : 'Olá.'),
  product: 'Produto',
  soldBy: 'Vendido por',
  order: 'Pedido',
  amount: 'Valor',
  ignore: 'Se não foi você, ignore este e-mail: nada acontece.',
  neverShare: 'Não compartilhe este código com ninguém. Nossa equipe nunca pede códigos.',
  expiresIn: (minutes: number) => `Vale por ${minutes} minutos e funciona uma vez só.`,
  linkByHand: 'Se o botão não abrir, copie este endereço no navegador:',
  footer: (platform: string) => `Este e-mail foi enviado por ${platform}.`,

  purchaseApproved: {
    subject: (product: string) => `Compra aprovada: ${product}`,
    heading: 'Pagamento confirmado',
    thanks: 'Recebemos o seu pagamento. Obrigado pela compra!',
    button: 'Ver minha compra',
    accessSubject: (product: string) => `Seu acesso: ${product}`,
    accessHeading: 'Seu acesso está liberado',
    accessReady: 'Recebemos o seu pagamento, e o acesso ao que você comprou já está liberado.',
    accessButton: 'Acessar minha compra',
    parcel: (seller: string) => `${seller} cuida da entrega e avisa quando o pedido for enviado.`,
    shipping: 'Frete',
    interest: 'Juros do parcelamento',
    total: 'Total',
    access: 'Para entrar, use este mesmo e-mail: enviamos um código na hora, sem senha.',
    keep: 'Guarde este e-mail. Ele é o comprovante do seu pedido.',
  },
  pixCreated: {
    subject: (amount: string) => `Seu Pix de ${amount} está pronto`,
    heading: 'Falta só pagar o Pix',
    explain: 'Copie o código abaixo e cole no app do seu banco, em Pix copia e cola.',
    validUntil: 'Válido até',
    button: 'Ver QR Code',
    paid: 'Já pagou? A confirmação chega por e-mail em instantes.',
  },
  boletoCreated: {
    subject: (amount: string) => `Seu boleto de ${amount} está pronto`,
    subjectWithDay: (amount: string, day: string) => `Seu boleto de ${amount} vence em ${day}`,
    heading: 'Falta só pagar o boleto',
    explain: 'Copie a linha digitável abaixo e pague no app do seu banco ou em uma lotérica.',
    dueOn: 'Vencimento',
    button: 'Ver o boleto',
    paid: 'Já pagou? A confirmação do banco pode levar até três dias úteis e chega por e-mail.',
  },
  purchaseRefunded: {
    subject: (product: string) => `Reembolso confirmado: ${product}`,
    heading: 'Seu dinheiro está voltando',
    explain: 'O reembolso desta compra foi confirmado.',
    note: 'No Pix o valor volta para a conta que pagou. No cartão ele aparece em uma das próximas faturas.',
    button: 'Ver minhas compras',
  },
  purchaseChargedBack: {
    subject: (product: string) => `Contestação registrada: ${product}`,
    heading: 'Recebemos a sua contestação',
    explain: 'O banco nos avisou que o pagamento desta compra foi contestado e devolveu o valor.',
    note: 'O acesso ao que foi comprado fica suspenso. Não reconhece a contestação? Fale com o seu banco.',
    button: 'Ver minhas compras',
  },
  orderShipped: {
    subject: (product: string) => `Pedido enviado: ${product}`,
    heading: 'Seu pedido está a caminho',
    explain: (seller: string) => `${seller} enviou o seu pedido. Acompanhe com o código abaixo.`,
    carrier: 'Transportadora',
    track: 'Acompanhar a entrega',
    button: 'Ver minhas compras',
  },
  cartReminder: {
    subject: (product: string) => `Você esqueceu algo: ${product}`,
    lastSubject: (product: string) => `Último lembrete: ${product}`,
    heading: 'Sua compra ficou pela metade',
    explain: 'Você começou esta compra e não terminou. Leva só um minuto para concluir.',
    last: 'Este é o nosso último lembrete sobre esta compra.',
    button: 'Concluir a compra',
    optOut: 'Não quer receber lembretes? Cancele aqui:',
  },
  saleMade: {
    subject: (amount: string) => `Venda aprovada: ${amount}`,
    heading: 'Você fez uma venda',
    explain: 'O pagamento foi confirmado.',
    button: 'Ver a venda',
  },
  pixGenerated: {
    subject: (amount: string) => `Pix gerado: ${amount}`,
    heading: 'Um cliente gerou um Pix',
    explain: 'O código foi gerado e ainda não foi pago.',
    button: 'Ver a venda',
  },
  saleRefunded: {
    subject: (amount: string) => `Venda reembolsada: ${amount}`,
    heading: 'Uma venda foi reembolsada',
    explain: 'O valor foi devolvido ao comprador e a sua parte saiu do seu saldo.',
    button: 'Ver a venda',
  },
  saleChargedBack: {
    subject: (amount: string) => `Chargeback: ${amount}`,
    heading: 'Uma venda sofreu chargeback',
    explain: 'O banco devolveu o valor ao comprador e a sua parte saiu do seu saldo.',
    button: 'Ver a venda',
  },
  parcelToSend: {
    subject: (amount: string) => `Pedido para enviar: ${amount}`,
    heading: 'Você tem um pedido para enviar',
    explain:
      'O pagamento foi confirmado. Envie o pedido e informe o código de rastreio: o comprador é avisado na hora.',
    button: 'Ver o pedido',
  },
  accessDelivered: {
    subject: (amount: string) => `Acesso liberado: ${amount}`,
    heading: 'O comprador recebeu o acesso',
    explain: 'O pagamento foi confirmado e o acesso ao produto digital foi enviado por e-mail.',
    button: 'Ver a venda',
  },
  cartAbandoned: {
    subject: (product: string) => `Carrinho abandonado: ${product}`,
    heading: 'Alguém quase comprou',
    explain: 'Uma pessoa preencheu o checkout e saiu sem pagar.',
    button: 'Ver os carrinhos',
  },
  partnershipNews: {
    somebody: 'Seu parceiro',
    reason: 'Motivo',
    button: 'Abrir no painel',
    affiliationRequested: {
      subject: (product: string) => `Novo pedido de afiliação: ${product}`,
      explain: (partner: string) => `${partner} quer divulgar o seu produto.`,
    },
    affiliationApproved: {
      subject: (product: string) => `Afiliação aprovada: ${product}`,
      explain: (partner: string) => `${partner} aprovou a sua afiliação. Seus links já estão no painel.`,
    },
    affiliationRefused: {
      subject: (product: string) => `Afiliação recusada: ${product}`,
      explain: (partner: string) => `${partner} não aprovou a sua afiliação.`,
    },
    affiliationEnded: {
      subject: (product: string) => `Afiliação encerrada: ${product}`,
      explain: (partner: string) =>
        `${partner} encerrou a afiliação. As comissões já ganhas continuam valendo.`,
    },
    affiliateTermsChanged: {
      subject: (product: string) => `Mudança na comissão: ${product}`,
      explain: (partner: string) =>
        `${partner} mudou a comissão. A nova regra vale em três dias; cliques feitos antes seguem a regra antiga.`,
    },
    coProductionProposed: {
      subject: (product: string) => `Proposta de coprodução: ${product}`,
      explain: (partner: string) => `${partner} fez uma proposta de coprodução e espera a sua resposta.`,
    },
    coProductionAccepted: {
      subject: (product: string) => `Coprodução aceita: ${product}`,
      explain: (partner: string) => `${partner} aceitou a sua proposta.`,
    },
    coProductionDeclined: {
      subject: (product: string) => `Coprodução recusada: ${product}`,
      explain: (partner: string) => `${partner} recusou a sua proposta.`,
    },
    coProductionEnded: {
      subject: (product: string) => `Coprodução encerrada: ${product}`,
      explain: (partner: string) => `${partner} encerrou a coprodução. As vendas já feitas não mudam.`,
    },
  },
  subscriptionRenewing: {
    subject: (product: string, day: string) => `Sua assinatura renova em ${day}: ${product}`,
    heading: 'Sua assinatura renova em breve',
    explain: (amount: string, day: string) =>
      `Vamos cobrar ${amount} no seu cartão em ${day}. Você não precisa fazer nada.`,
    card: 'Cartão',
    button: 'Ver minha assinatura',
    note: 'Quer trocar o cartão ou cancelar? Faça isso antes da cobrança, em Minhas compras.',
  },
  subscriptionInvoice: {
    subject: (amount: string, day: string) => `Fatura de ${amount} vence em ${day}`,
    overdueSubject: (amount: string) => `Sua fatura de ${amount} está em atraso`,
    heading: 'Sua fatura está pronta',
    overdueHeading: 'Sua fatura está em atraso',
    explain: (day: string) => `Pague até ${day} para continuar com a sua assinatura.`,
    overdue: (day: string, end: string) =>
      `A fatura venceu em ${day} e ainda não recebemos o pagamento. Pague até ${end} para não perder a sua assinatura.`,
    dueOn: 'Vencimento',
    button: 'Pagar agora',
    paid: 'Já pagou? A confirmação chega por e-mail.',
  },
  subscriptionChargeFailed: {
    subject: (product: string) => `Não conseguimos renovar a sua assinatura: ${product}`,
    heading: 'O pagamento não foi aprovado',
    explain: 'O banco não aprovou a cobrança da sua assinatura.',
    triesAgain: (day: string) =>
      `Vamos tentar de novo em ${day}. Se preferir, troque o cartão agora: cobramos na hora e nada muda para você.`,
    needsCard: (day: string) =>
      `Este cartão não pode mais ser cobrado. Cadastre outro até ${day} para não perder a sua assinatura.`,
    button: 'Trocar o cartão',
  },
  subscriptionEnded: {
    subject: (product: string) => `Assinatura encerrada: ${product}`,
    heading: 'Sua assinatura foi encerrada',
    explain: {
      ASKED: 'A sua assinatura foi cancelada.',
      UNPAID: 'Não recebemos o pagamento da renovação, e a sua assinatura foi encerrada.',
      REFUNDED: 'O pagamento do período foi devolvido, e a sua assinatura foi encerrada.',
    },
    noCharge: 'Nenhuma nova cobrança será feita. Se quiser voltar, é só assinar de novo.',
    button: 'Ver minhas compras',
  },
  cardPaused: {
    subject: (product: string) => `Cartão pausado por segurança: ${product}`,
    heading: 'Pausamos o cartão nesta oferta',
    explain:
      'Alguém estava testando cartões no seu checkout. Para proteger você de contestações, a oferta ficou sem cartão por algumas horas.',
    until: 'Cartão volta em',
    button: 'Ver o produto',
    note: 'O Pix e as outras formas de pagamento continuam vendendo. Você não precisa fazer nada.',
  },
  endpointFailing: {
    failing: {
      subject: (host: string) => `Seu webhook não está respondendo: ${host}`,
      heading: 'Seu webhook não está respondendo',
      explain:
        'As últimas chamadas para o seu servidor falharam. Vamos continuar tentando por até três dias.',
      note: 'Suas vendas não são afetadas. Quando o servidor voltar, entregamos o que ficou na fila.',
    },
    disabled: {
      subject: (host: string) => `Webhook desativado: ${host}`,
      heading: 'Desativamos um webhook',
      explain: 'O seu servidor deixou de aceitar as chamadas e paramos de enviá-las.',
      note: 'Suas vendas não são afetadas. Depois de corrigir, reative o webhook e reenvie o que não chegou: guardamos por 60 dias.',
    },
    address: 'Endereço',
    at: 'Última falha',
    button: 'Ver integrações',
  },
  customerAccessCode: {
    subject: (code: string) => `${code} é o seu código de acesso`,
    heading: 'Seu código de acesso',
    explain: 'Digite este código para ver as suas compras.',
  },
  registrationCode: {
    subject: (code: string) => `${code} é o seu código de confirmação`,
    heading: 'Confirme o seu e-mail',
    explain: 'Digite este código para concluir o seu cadastro.',
  },
  passwordReset: {
    subject: 'Crie uma nova senha',
    heading: 'Crie uma nova senha',
    explain: 'Recebemos um pedido para trocar a senha da sua conta.',
    button: 'Criar nova senha',
    ignore: 'Se não foi você, ignore este e-mail: a sua senha continua a mesma.',
  },
  staffInvitation: {
    subject: (platform: string) => `Convite para a equipe: ${platform}`,
    heading: 'Um convite para a equipe',
    explain: (inviter: string, platform: string) =>
      inviter
        ? `${inviter} convidou você para a equipe de ${platform}.`
        : `Você recebeu um convite para a equipe de ${platform}.`,
    nextByPassword: 'Para aceitar, crie a senha com que você vai entrar.',
    nextByLogin: 'Para aceitar, entre com a senha que você já usa aqui.',
    button: 'Aceitar o convite',
    expiresIn: (days: number) => `Vale por ${days} dias e funciona uma vez só.`,
    ignore: 'Não esperava este convite? Ignore este e-mail: nada acontece.',
  },
  newDevice: {
    subject: 'Novo acesso à sua conta',
    heading: 'Novo acesso à sua conta',
    explain: 'A sua conta foi acessada de um navegador que ainda não conhecíamos.',
    when: 'Quando',
    device: 'Dispositivo',
    deviceOn: (browser: string, system: string) => `${browser} no ${system}`,
    unknownDevice: 'Não identificado',
    ip: 'Endereço IP',
    act: 'Foi você? Não é preciso fazer nada. Se não foi, troque a sua senha agora e desconecte esse dispositivo.',
    button: 'Revisar a segurança da conta',
  },
  bankAccountChanged: {
    subject: {
      ADDED: 'Nova conta para receber saques',
      VERIFIED: 'Conta verificada para receber saques',
      REFUSED: 'Não pudemos aceitar a conta para saques',
      REMOVED: 'Conta de saque removida',
    },
    explain: {
      ADDED: 'Uma chave Pix ou conta bancária foi cadastrada para receber os seus saques.',
      VERIFIED: 'A chave Pix ou conta bancária que você cadastrou foi verificada.',
      REFUSED:
        'A chave Pix ou conta bancária que você cadastrou não foi aceita. Cadastre outra no seu CPF ou CNPJ.',
      REMOVED: 'Uma chave Pix ou conta bancária deixou de receber os seus saques.',
    },
    destination: 'Conta',
    when: 'Quando',
    usableFrom: 'Recebe saques a partir de',
    act: 'Foi você? Não é preciso fazer nada. Se não foi, troque a sua senha agora e fale com o suporte.',
    button: 'Revisar a segurança da conta',
  },
  withdrawalPaid: {
    subject: (amount: string) => `Seu saque de ${amount} foi pago`,
    heading: 'Saque pago',
    explain: 'O dinheiro do seu saque já está na conta.',
    destination: 'Conta',
    button: 'Ver meu saldo',
  },
  withdrawalReturned: {
    subject: (amount: string) => `Seu saque de ${amount} voltou para o saldo`,
    heading: 'O saque não foi concluído',
    explain: 'O valor e a tarifa voltaram para o seu saldo.',
    destination: 'Conta',
    reason: 'Motivo',
    button: 'Ver meu saldo',
  },
  emailInUse: {
    subject: 'Você já tem uma conta',
    heading: 'Você já tem uma conta',
    explain: 'Alguém tentou criar uma conta com este e-mail, mas ele já está cadastrado.',
    button: 'Entrar na minha conta',
    forgot: (url: string) => `Esqueceu a senha? Crie uma nova em ${url}`,
  },
}

export type MailMessages = typeof mailPtBr
