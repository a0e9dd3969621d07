/** The source of the type: the other languages say the same things. */
export const mailPtBr = {
  greeting: (name: string) => (name ? `Olá, ${name}.` : 'Olá.'),
  product: 'Produto',
  soldBy: 'Vendido por',
  order: 'Pedido',
  protocol: 'Protocolo',
  amount: 'Valor',
  share: 'Você recebe',
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
    license: (title: string) => `Sua chave de ${title}:`,
    licenseToCome: (title: string) =>
      `A chave de ${title} ainda não chegou. Assim que a loja a enviar, você a recebe por e-mail.`,
    shipping: 'Frete',
    interest: 'Juros do parcelamento',
    total: 'Total',
    access: 'Para entrar, use este mesmo e-mail: enviamos um código na hora, sem senha.',
    keep: 'Guarde este e-mail. Ele é o comprovante do seu pedido.',
  },
  pixCreated: {
    subject: (amount: string) => `Seu Pix de ${amount} está pronto`,
    heading: 'Pague o Pix para concluir a compra',
    explain: 'Copie o código abaixo e cole no app do seu banco, em Pix copia e cola.',
    validUntil: 'Válido até',
    button: 'Ver QR Code',
    paid: 'Já pagou? A confirmação chega por e-mail em instantes.',
  },
  boletoCreated: {
    subject: (amount: string) => `Seu boleto de ${amount} está pronto`,
    subjectWithDay: (amount: string, day: string) => `Seu boleto de ${amount} vence em ${day}`,
    heading: 'Pague o boleto para concluir a compra',
    explain: 'Copie a linha digitável abaixo e pague no app do seu banco ou em uma lotérica.',
    dueOn: 'Vencimento',
    button: 'Ver o boleto',
    paid: 'Já pagou? A confirmação do banco pode levar até três dias úteis e chega por e-mail.',
  },
  purchaseRefunded: {
    subject: (product: string) => `Reembolso confirmado: ${product}`,
    heading: 'Reembolso confirmado',
    explain: 'O reembolso desta compra foi confirmado.',
    note: 'No Pix o valor volta para a conta que pagou. No cartão ele aparece em uma das próximas faturas.',
    button: 'Ver minhas compras',
  },
  purchaseChargedBack: {
    subject: (product: string) => `Contestação registrada: ${product}`,
    heading: 'Contestação registrada',
    explain: 'O banco informou que o pagamento desta compra foi contestado e devolveu o valor.',
    note: 'O acesso ao produto fica suspenso. Não reconhece a contestação? Fale com o seu banco.',
    button: 'Ver minhas compras',
  },
  purchaseInAnalysis: {
    subject: (product: string) => `Pagamento em análise: ${product}`,
    heading: 'O cartão está em análise',
    explain: 'O banco está analisando o pagamento desta compra.',
    note: 'Você não precisa fazer nada nem pagar de novo: avisamos por e-mail assim que o banco responder.',
    button: 'Acompanhar o pagamento',
  },
  purchaseRefused: {
    subject: (product: string) => `Pagamento não aprovado: ${product}`,
    heading: 'O cartão não foi aprovado',
    explain: 'O banco concluiu a análise e não autorizou o pagamento desta compra.',
    note: 'Nada foi cobrado. Você pode pagar com Pix ou com outro cartão.',
    button: 'Pagar de outra forma',
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
    subject: (product: string) => `Finalize sua compra: ${product}`,
    lastSubject: (product: string) => `Último lembrete: ${product}`,
    heading: {
      LEFT: 'Finalize sua compra',
      CODE_UNPAID: 'Seu código de pagamento venceu',
      CARD_REFUSED: 'O cartão não foi aprovado',
    },
    explain: {
      LEFT: 'Você iniciou esta compra e não concluiu o pagamento. Leva menos de um minuto.',
      CODE_UNPAID: 'O Pix ou boleto da sua compra venceu. Gere um novo e conclua em um minuto.',
      CARD_REFUSED: 'O banco não aprovou o cartão. Você pode usar outro cartão ou pagar com Pix.',
    },
    last: 'Este é o nosso último lembrete sobre esta compra.',
    button: 'Concluir a compra',
    optOut: 'Não quer receber lembretes? Cancele aqui:',
  },
  saleMade: {
    subject: (amount: string) => `Venda aprovada: ${amount}`,
    heading: 'Venda aprovada',
    explain: 'O pagamento foi confirmado.',
    button: 'Ver a venda',
  },
  pixGenerated: {
    subject: (amount: string) => `Pix gerado: ${amount}`,
    heading: 'Pix gerado',
    explain: 'O código foi gerado e ainda não foi pago.',
    button: 'Ver a venda',
  },
  saleRefunded: {
    subject: (amount: string) => `Venda reembolsada: ${amount}`,
    heading: 'Venda reembolsada',
    explain: 'O valor foi devolvido ao comprador e a sua parte saiu do seu saldo.',
    button: 'Ver a venda',
  },
  saleChargedBack: {
    subject: (amount: string) => `Chargeback: ${amount}`,
    heading: 'Venda com chargeback',
    explain: 'O banco devolveu o valor ao comprador e a sua parte saiu do seu saldo.',
    button: 'Ver a venda',
  },
  parcelToSend: {
    subject: (amount: string) => `Pedido para enviar: ${amount}`,
    heading: 'Pedido para enviar',
    explain:
      'O pagamento foi confirmado. Envie o pedido e informe o código de rastreio: o comprador é avisado na hora.',
    button: 'Ver o pedido',
  },
  accessDelivered: {
    subject: (amount: string) => `Acesso liberado: ${amount}`,
    heading: 'Acesso liberado ao comprador',
    explain: 'O pagamento foi confirmado e o acesso ao produto digital foi enviado por e-mail.',
    button: 'Ver a venda',
  },
  cartAbandoned: {
    subject: (product: string) => `Carrinho abandonado: ${product}`,
    heading: 'Carrinho abandonado',
    explain: 'Um comprador preencheu o checkout e não concluiu o pagamento.',
    button: 'Ver os carrinhos',
  },
  partnershipNews: {
    somebody: 'Seu parceiro',
    commission: 'Comissão',
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
    commissionProposed: {
      subject: (product: string) => `Comissão para você: ${product}`,
      explain: (partner: string) =>
        `${partner} quer pagar a você uma comissão por uma venda já feita e espera a sua resposta.`,
    },
    commissionWithdrawn: {
      subject: (product: string) => `Proposta de comissão retirada: ${product}`,
      explain: (partner: string) => `${partner} retirou a proposta de comissão.`,
    },
    commissionAccepted: {
      subject: (product: string) => `Comissão aceita: ${product}`,
      explain: (partner: string) => `${partner} aceitou a comissão. O valor já saiu da sua parte da venda.`,
    },
    commissionDeclined: {
      subject: (product: string) => `Comissão recusada: ${product}`,
      explain: (partner: string) => `${partner} recusou a comissão. A sua parte da venda não mudou.`,
    },
  },
  refundRequested: {
    subject: (product: string) => `Recebemos seu pedido de reembolso: ${product}`,
    heading: 'Recebemos seu pedido de reembolso',
    explain: 'A loja já foi avisada e responde até a data abaixo.',
    answerBy: 'Resposta até',
    button: 'Acompanhar o pedido',
  },
  refundApproved: {
    subject: (product: string) => `Reembolso aprovado: ${product}`,
    heading: 'Seu reembolso foi aprovado',
    explain: 'A devolução já está em andamento. Avisamos por e-mail assim que ela for concluída.',
    button: 'Acompanhar o reembolso',
  },
  refundRefused: {
    subject: (product: string) => `Resposta ao seu pedido de reembolso: ${product}`,
    heading: 'A loja não aceitou o reembolso',
    explain: 'Veja abaixo a resposta da loja.',
    answer: 'Resposta da loja',
    appealBy: 'Você pode contestar até',
    button: 'Contestar a resposta',
    appeal: 'Se você não concordar, conteste a resposta: nossa equipe analisa o caso e decide.',
  },
  refundClosed: {
    subject: (product: string) => `Pedido de reembolso encerrado: ${product}`,
    heading: 'Seu pedido de reembolso foi encerrado',
    explain: 'O pedido foi encerrado sem reembolso. Veja o motivo abaixo.',
    answer: 'Motivo',
    button: 'Ver minha compra',
  },
  refundMade: {
    subject: (product: string) => `Reembolso concluído: ${product}`,
    heading: 'Seu dinheiro foi devolvido',
    explain: 'O reembolso da sua compra foi concluído.',
    explainOwn: {
      'paid twice': 'Este pedido já estava pago. Devolvemos o segundo pagamento.',
      'period over':
        'O código pago era de um período da assinatura que já tinha passado. Devolvemos o pagamento; sua assinatura segue com a cobrança do período atual.',
      'link sold':
        'Quando o pagamento chegou, este link já tinha sido vendido a outra pessoa. Devolvemos o valor.',
    },
    button: 'Ver minha compra',
    where: {
      PIX: 'O valor volta para a conta de onde o Pix saiu.',
      CREDIT_CARD: 'O crédito aparece na fatura do cartão, nesta ou na próxima, conforme o banco.',
      BILLET: 'O valor foi devolvido na conta combinada com você.',
    },
  },
  refundMessage: {
    subject: (product: string) => `Nova mensagem sobre o reembolso: ${product}`,
    heading: 'Você recebeu uma mensagem',
    explain: 'Há uma mensagem nova no pedido de reembolso.',
    from: { BUYER: 'O comprador escreveu', SELLER: 'A loja escreveu', STAFF: 'Nossa equipe escreveu' },
    button: 'Responder',
  },
  refundToAnswer: {
    subject: (product: string) => `Pedido de reembolso para responder: ${product}`,
    heading: 'Um comprador pediu reembolso',
    explain: 'O valor fica bloqueado até a sua resposta.',
    reason: 'Motivo do comprador',
    answerBy: 'Responda até',
    button: 'Responder ao pedido',
    reportedHeading: 'Cobrança não reconhecida',
    reportedExplain: 'Uma pessoa informou os dados desta cobrança e disse que não fez a compra.',
    note: {
      LAW: 'A compra tem menos de 7 dias: por lei, o comprador pode desistir e o reembolso não pode ser recusado.',
      GUARANTEE: 'Sem resposta até o prazo, o reembolso é aprovado automaticamente.',
      UNRECOGNIZED:
        'Reembolsar agora evita um chargeback. Se você recusar ou não responder até o prazo, nossa equipe decide.',
    },
  },
  chargeReported: {
    subject: (protocol: string) => `Recebemos seu relato: ${protocol}`,
    heading: 'Recebemos seu relato de cobrança não reconhecida',
    explain: (hours: number) =>
      `Se houver uma cobrança com os dados informados, a loja tem ${hours} horas para responder e, depois, nossa equipe decide. A resposta chega neste e-mail.`,
    day: 'Data da cobrança',
    bank: 'Se você não autorizou a cobrança, avise também o seu banco: ele pode bloquear o cartão e contestar o valor.',
  },
  chargeReportAnswered: {
    granted: {
      subject: (protocol: string) => `Reembolso aprovado: ${protocol}`,
      heading: 'A cobrança será reembolsada',
      explain: 'O valor volta para a forma de pagamento usada na compra.',
    },
    refused: {
      subject: (protocol: string) => `Resposta ao seu relato: ${protocol}`,
      heading: 'Seu relato foi analisado',
      explain: 'O relato foi encerrado sem reembolso. Veja a resposta abaixo.',
    },
  },
  disputeOpened: {
    subject: (product: string) => `Venda contestada: ${product}`,
    heading: 'Uma venda sua foi contestada',
    explainCard: 'O titular do cartão contestou a compra no banco, e o valor da venda ficou bloqueado.',
    explainPix: 'O pagador contestou o Pix no banco dele, e o valor da venda ficou bloqueado.',
    dueAt: 'Defesa até',
    button: 'Enviar a defesa',
    note: 'Conte o que aconteceu e anexe comprovantes de entrega ou de acesso. Sem defesa no prazo, o banco costuma decidir a favor do comprador.',
  },
  disputeEnded: {
    won: {
      subject: (product: string) => `Contestação vencida: ${product}`,
      heading: 'Você venceu a contestação',
      explain: 'O valor da venda voltou para o seu saldo.',
    },
    lost: {
      subject: (product: string) => `Contestação perdida: ${product}`,
      heading: 'A contestação foi decidida a favor do comprador',
      explain: 'O valor da venda foi devolvido ao comprador.',
    },
    fee: 'Tarifa da contestação',
    button: 'Ver a contestação',
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
  subscriptionDateMoved: {
    subject: (product: string, day: string) => `Sua próxima cobrança agora é em ${day}: ${product}`,
    heading: 'A data da sua cobrança mudou',
    asYouAsked: (day: string) => `Como você pediu, a próxima cobrança da sua assinatura será em ${day}.`,
    bySeller: (day: string) =>
      `A loja alterou a data da próxima cobrança da sua assinatura para ${day}. O valor não muda.`,
    before: 'Data anterior',
    now: 'Nova data',
    button: 'Ver minha assinatura',
    note: 'Seu acesso continua até a nova data. Nada é cobrado antes dela.',
  },
  subscriptionOnHold: {
    subject: (product: string) => `Sua assinatura não será renovada por enquanto: ${product}`,
    heading: 'Nada será cobrado por enquanto',
    explain: (seller: string) =>
      `${seller} não pode vender na plataforma neste momento. Por isso a sua assinatura não é renovada e nada é cobrado.`,
    until: 'Pago até',
    button: 'Ver minha assinatura',
    note: 'Se as vendas voltarem, você recebe um aviso antes de qualquer cobrança. Também pode cancelar quando quiser, em Minhas compras.',
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
      PLATFORM_CLOSED: 'Esta loja está encerrando as atividades, e a sua assinatura não foi renovada.',
    },
    noCharge: 'Nenhuma nova cobrança será feita. Se quiser voltar, é só assinar de novo.',
    noChargeClosed: 'Nenhuma nova cobrança será feita.',
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
  licenseKeysMissing: {
    subject: (product: string) => `Faltam chaves: ${product}`,
    heading: 'Suas chaves acabaram',
    explain: 'Uma venda foi aprovada e não havia mais chave para entregar. O comprador está esperando.',
    content: 'Conteúdo',
    button: 'Adicionar chaves',
    note: 'Assim que você adicionar chaves, cada venda em espera recebe a sua por e-mail, na ordem em que foram aprovadas.',
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
  reportMail: {
    subject: (view: string) => `Seu relatório: ${view}`,
    ofPeriod: (from: string, to: string) => `Estes são os números de ${from} a ${to}.`,
    asItStands: 'Estes são os números de agora.',
    nothing: 'Não houve nada para contar neste período.',
    largest: 'Os maiores:',
    button: 'Abrir relatório',
    stop: 'Para parar de receber este relatório:',
  },
  customerAccessCode: {
    subject: (code: string) => `${code} é o seu código de acesso`,
    heading: 'Seu código de acesso',
    explain: 'Digite este código para ver as suas compras.',
  },
  saleEmailCode: {
    subject: (product: string) => `Confirme o e-mail da sua compra: ${product}`,
    heading: 'Este e-mail é seu?',
    explain: (seller: string) =>
      `${seller} pediu para usar este endereço em uma compra feita com outro e-mail. Se a compra é sua, confirme com o código abaixo.`,
    expiresAt: 'Vale até',
    button: 'Confirmar meu e-mail',
    notForSeller: 'Não passe o código a ninguém, nem ao vendedor.',
  },
  saleEmailChanged: {
    subject: (product: string) => `O e-mail da sua compra mudou: ${product}`,
    heading: 'O e-mail da sua compra mudou',
    explain:
      'O vendedor corrigiu o e-mail desta compra, e o novo endereço foi confirmado. O acesso e os avisos vão para ele.',
    newEmail: 'Novo e-mail',
    undoUntil: 'Você pode desfazer até',
    button: 'Não fui eu: desfazer',
    note: 'Se você pediu a correção, não precisa fazer nada.',
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
  standingChanged: {
    subject: {
      ACTIVE: 'A sua conta está ativa',
      REVIEW: 'A sua conta está em revisão',
      OFFBOARDING: 'As suas vendas foram encerradas',
      BLOCKED: 'A sua conta foi bloqueada',
      CASHOUT_BLOCKED: 'Os seus saques foram pausados',
      CASHOUT_UNBLOCKED: 'Os seus saques foram liberados',
    },
    explain: {
      ACTIVE: 'Você pode vender e sacar normalmente.',
      REVIEW: 'Você continua vendendo. Até terminarmos, cada saque passa pela aprovação da equipe.',
      OFFBOARDING:
        'Os seus checkouts não aceitam novas compras. O painel continua aberto e o saldo pode ser sacado, com aprovação da equipe.',
      BLOCKED:
        'Os seus checkouts estão fechados e o saldo fica guardado até uma decisão. Responda a esta mensagem para falar com a plataforma.',
      CASHOUT_BLOCKED:
        'Você continua vendendo, mas pedidos de saque e de antecipação são recusados por enquanto. Fale com a plataforma para saber mais.',
      CASHOUT_UNBLOCKED: 'Você já pode pedir saques e antecipações de novo.',
    },
    button: 'Ver o financeiro',
  },
  staffVisit: {
    subject: 'A equipe está vendo o seu painel',
    heading: 'A equipe está vendo o seu painel',
    explain: 'Alguém da equipe da plataforma entrou no seu painel para ajudar você.',
    who: 'Quem',
    reason: 'Motivo',
    from: 'Desde',
    until: 'Termina sozinho às',
    onlyLooks: 'Essa pessoa só olha: não saca, não troca senha nem conta bancária e não baixa arquivos.',
    limitedChanges:
      'Essa pessoa pode editar a página de venda ou reenviar um acesso. Não saca, não troca senha nem conta bancária e não baixa arquivos.',
    button: 'Ver as visitas à minha conta',
  },
  managerInvitation: {
    subject: (platform: string) => `Convite para ser gerente: ${platform}`,
    heading: 'Um convite para cuidar de vendedores',
    explain: (inviter: string, platform: string) =>
      inviter
        ? `${inviter} convidou você para ser gerente de contas em ${platform}.`
        : `Você recebeu um convite para ser gerente de contas em ${platform}.`,
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
  passkeyChanged: {
    subject: {
      ADDED: 'Nova passkey na sua conta',
      REMOVED: 'Passkey removida da sua conta',
      COPIED: 'Recusamos uma passkey da sua conta',
    },
    explain: {
      ADDED: 'Uma passkey foi criada para entrar na sua conta.',
      REMOVED: 'Uma passkey deixou de entrar na sua conta.',
      COPIED: 'Alguém tentou usar uma passkey sua que parece ter sido copiada, e nós recusamos.',
    },
    passkey: 'Passkey',
    act: {
      ADDED:
        'Foi você? Não é preciso fazer nada. Se não foi, remova essa passkey agora e fale com o suporte.',
      REMOVED: 'Foi você? Não é preciso fazer nada. Se não foi, fale com o suporte.',
      COPIED: 'Por segurança, remova essa passkey e crie outra, mesmo que tenha sido você.',
    },
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
  broadcast: { button: 'Abrir o painel' },
  documentReviewed: {
    subject: { APPROVED: 'Seus documentos foram aprovados', REFUSED: 'Um documento precisa ser reenviado' },
    explain: {
      APPROVED: 'Conferimos tudo o que você enviou e está tudo certo.',
      REFUSED: 'Um dos documentos não pôde ser aceito. Só ele precisa ser enviado de novo.',
    },
    document: 'Documento',
    reason: 'Motivo',
    note: 'Observação',
    papers: {
      photoDocument: 'Documento com foto',
      photoPersonWithDocument: 'Foto sua com o documento',
      photoDocumentSocialContract: 'Contrato social',
      addressProof: 'Comprovante de endereço',
      balanceSheet: 'Balanço ou DRE',
    },
    refusals: {
      ILLEGIBLE: 'Não dá para ler',
      WRONG_TYPE: 'Não é o documento pedido',
      MISMATCH: 'Os dados são diferentes dos do cadastro',
      EXPIRED: 'Está vencido',
      REPEATED: 'O arquivo já foi enviado antes',
      SUSPICIOUS: 'Não foi possível confirmar a autenticidade',
    },
    button: { APPROVED: 'Ver meus documentos', REFUSED: 'Enviar de novo' },
  },
  productReviewed: {
    subject: {
      APPROVED: (product: string) => `${product} foi aprovado`,
      NEEDS_CHANGES: (product: string) => `${product} precisa de ajustes`,
      REJECTED: (product: string) => `${product} não foi aprovado`,
      SUSPENDED: (product: string) => `As vendas de ${product} foram suspensas`,
    },
    heading: {
      APPROVED: 'Aprovado',
      NEEDS_CHANGES: 'Faltam alguns ajustes',
      REJECTED: 'Não foi aprovado',
      SUSPENDED: 'Vendas suspensas',
    },
    explain: {
      APPROVED: 'Conferimos o que você enviou e está tudo certo.',
      NEEDS_CHANGES: 'Olhamos o que você enviou e pedimos alguns ajustes antes de aprovar.',
      REJECTED: 'Olhamos o que você enviou e não pudemos aprovar.',
      SUSPENDED:
        'Este produto não pode mais ser vendido por enquanto. Quem já comprou continua com o acesso e com o direito ao reembolso.',
    },
    product: 'Produto',
    reason: 'Motivo',
    button: 'Abrir o produto',
  },
  anticipationNews: {
    subject: {
      PAID: 'Sua antecipação foi paga',
      COUNTERED: 'Temos outra proposta para a sua antecipação',
      REFUSED: 'Sua antecipação não foi aprovada',
      EXPIRED: 'O prazo da sua antecipação acabou',
    },
    explain: {
      PAID: 'O valor já está disponível no seu saldo.',
      COUNTERED: 'A proposta vale por 24 horas. Se preferir, você pode recusar e esperar as datas normais.',
      REFUSED: 'Os valores continuam agendados para as datas normais.',
      EXPIRED: 'O pedido terminou sem resposta. Os valores continuam agendados para as datas normais.',
    },
    gross: 'Valor antecipado',
    fee: 'Custo',
    net: 'Você recebe',
    reason: 'Motivo',
    button: 'Ver minhas antecipações',
  },
  withdrawalPaid: {
    subject: (amount: string) => `Seu saque de ${amount} foi pago`,
    heading: 'Saque pago',
    explain: 'O dinheiro do seu saque já está na conta.',
    destination: 'Conta',
    button: 'Ver meu saldo',
  },
  withdrawalHeld: {
    subject: (amount: string) => `Seu saque de ${amount} está em análise`,
    heading: 'Precisamos de mais uma coisa',
    explain:
      'Seguramos o seu saque até resolver o ponto abaixo. O dinheiro continua seu, e você ainda pode cancelar o pedido.',
    destination: 'Conta',
    reason: 'O que falta',
    until: 'Prazo',
    button: 'Ver meu saldo',
  },
  withdrawalReturned: {
    subject: (amount: string) => `Seu saque de ${amount} voltou para o saldo`,
    heading: 'O saque não foi concluído',
    explain: 'O valor e a tarifa voltaram para o seu saldo.',
    destination: 'Conta',
    reason: 'Motivo',
    causes: {
      DESTINATION_UNUSABLE: 'A conta que receberia este saque não pode mais ser usada.',
      DOCUMENTS_REQUIRED: 'Seus documentos precisam ser aprovados antes do saque.',
      DEBT_OPEN: 'Depois do pedido, surgiu um valor em aberto. Ele é descontado antes de um novo saque.',
      NOT_MADE_BY_BANK: 'O banco não concluiu o pagamento.',
      GIVEN_BACK_BY_BANK: 'O banco devolveu o pagamento.',
    },
    button: 'Ver meu saldo',
  },
  emailInUse: {
    subject: 'Você já tem uma conta',
    heading: 'Você já tem uma conta',
    explain: 'Alguém tentou criar uma conta com este e-mail, mas ele já está cadastrado.',
    button: 'Entrar na minha conta',
    forgot: (url: string) => `Esqueceu a senha? Crie uma nova em ${url}`,
  },
  chargeNews: {
    subject: {
      OVERDUE: 'A fatura da operadora venceu',
      LAST_WARNING: 'Último aviso: as vendas serão suspensas',
      SUSPENDED: 'As vendas da plataforma foram suspensas',
      RESUMED: 'As vendas da plataforma voltaram',
      UPHELD: 'A contestação da fatura foi recusada',
      ADJUSTED: 'A fatura contestada foi ajustada',
    },
    explain: {
      OVERDUE: 'Ainda não recebemos o pagamento desta fatura. Se ele já foi feito, desconsidere este aviso.',
      LAST_WARNING:
        'Se a fatura não for paga até a data abaixo, a plataforma deixa de aceitar novas vendas. Saques, reembolsos e assinaturas continuam.',
      SUSPENDED:
        'Nenhuma venda nova é aceita até a fatura ser paga. Saques, reembolsos e assinaturas continuam normalmente.',
      RESUMED: 'Não há mais fatura que impeça as vendas. As páginas de pagamento já aceitam novas compras.',
      UPHELD: 'A operadora analisou a contestação e manteve o valor. A resposta está abaixo.',
      ADJUSTED: 'A operadora analisou a contestação e mudou o valor. A resposta está abaixo.',
    },
    amount: 'Valor',
    due: 'Vencimento',
    suspends: 'Suspensão das vendas',
    reason: 'Resposta',
    button: 'Ver cobranças',
  },
  platformClosing: {
    subject: {
      BEGUN: 'A plataforma vai encerrar as atividades',
      CALLED_OFF: 'O encerramento da plataforma foi cancelado',
      CLOSED: 'A plataforma encerrou as atividades',
    },
    explain: {
      BEGUN:
        'A partir de agora a plataforma não aceita novas vendas nem novos cadastros. As assinaturas deixam de renovar na data abaixo.',
      CALLED_OFF:
        'A plataforma continua. As páginas de pagamento já aceitam novas compras, e as assinaturas voltam a renovar.',
      CLOSED:
        'Não há mais nada em aberto. Se ainda houver saldo seu, ele continua seu e pode ser sacado como antes.',
    },
    goesOn:
      'Saques, reembolsos e disputas continuam normalmente, e tudo o que é seu será pago nas datas de liberação. Confira sua conta bancária e saque o que já está disponível.',
    closes: 'Última renovação antes de',
    button: 'Abrir o painel',
  },
}

export type MailMessages = typeof mailPtBr
