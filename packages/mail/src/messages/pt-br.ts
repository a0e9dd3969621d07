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
  saleMade: {
    subject: (amount: string) => `Venda aprovada: ${amount}`,
    heading: 'Você fez uma venda',
    explain: 'O pagamento foi confirmado.',
    button: 'Ver a venda',
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
  emailInUse: {
    subject: 'Você já tem uma conta',
    heading: 'Você já tem uma conta',
    explain: 'Alguém tentou criar uma conta com este e-mail, mas ele já está cadastrado.',
    button: 'Entrar na minha conta',
    forgot: (url: string) => `Esqueceu a senha? Crie uma nova em ${url}`,
  },
}

export type MailMessages = typeof mailPtBr
