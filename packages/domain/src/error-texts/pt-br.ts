import type { ErrorCode } from '../error-codes.ts'

export const errorTexts = {
  errorRequired: 'Preencha este campo para continuar.',
  errorInvalidCpf: 'Confira o CPF ou CNPJ. O número não é válido.',
  errorInvalidPhone: 'Informe um celular com DDD para continuar.',
  errorPhoneAndCpf: 'Informe seu celular e seu CPF ou CNPJ para continuar.',
  errorFullName: 'Informe seu nome completo.',
  errorAddress: 'Complete o endereço de entrega para continuar.',
  errorPaymentNotConfigured: 'Esta forma de pagamento não está disponível nesta loja. Escolha outra.',
  errorCep: 'Não conseguimos consultar o CEP agora. Tente de novo em instantes.',
  errorCepNotFound: 'CEP não encontrado. Confira o número e tente de novo.',
  errorCardDeclined:
    'O cartão não foi aprovado. Confira os dados, use outro cartão ou escolha outra forma de pagamento.',
  errorPaymentDeclined:
    'Não foi possível concluir o pagamento. Tente de novo ou escolha outra forma de pagamento.',

  session_required: 'Entre na sua conta para continuar.',
  session_expired: 'Sua sessão expirou. Entre de novo para continuar.',
  permission_missing: 'Você não tem permissão para fazer isso.',
  visit_read_only: 'Durante uma visita você só olha: esta ação é do vendedor.',
  visit_impossible: 'Não dá para entrar na conta desta pessoa.',
  second_factor_required: 'Informe o código do seu segundo fator para continuar.',
  step_up_required: 'Confirme sua identidade para concluir esta ação.',
  credentials_invalid: 'E-mail ou senha incorretos.',
  credentials_throttled: 'Muitas tentativas de acesso. Aguarde alguns minutos e tente de novo.',
  code_invalid: 'Código inválido ou vencido. Confira e tente de novo.',
  passkey_invalid: 'Não reconhecemos esta passkey. Tente de novo ou entre de outro jeito.',
  passkeys_full: 'Você já tem o máximo de passkeys. Remova uma que não usa mais.',
  token_expired: 'Este link expirou. Peça um novo para continuar.',
  email_taken: 'Já existe uma conta com este e-mail.',
  terms_changed: 'Os termos mudaram enquanto você preenchia. Leia a nova versão e aceite de novo.',
  password_weak: 'Escolha uma senha mais forte: mais longa e difícil de adivinhar.',

  offer_not_found: 'Não encontramos esta oferta. Confira o link que você recebeu.',
  offer_unavailable: 'Esta oferta não está mais disponível.',
  product_not_found: 'Não encontramos este produto.',
  product_incomplete: 'Ainda falta preencher uma parte do produto antes de enviar para análise.',
  currency_without_rate: 'A plataforma ainda não definiu como pagar nesta moeda. Fale com o suporte.',
  exchange_rate_missing: 'A cotação venceu. Aguarde a plataforma atualizar.',
  conversion_too_small: 'O valor convertido é menor que R$ 0,01.',
  currency_fixed: 'A moeda não muda mais: o produto já foi vendido ou aparece junto de outro no checkout.',
  offer_bound:
    'Esta oferta já foi vendida ou é order bump, então a cobrança não muda. Crie outra oferta para cobrar de outro jeito.',
  bump_offer_unavailable:
    'Esta oferta não pode ser order bump deste produto. Escolha uma oferta ativa, de pagamento único, de outro produto seu na mesma moeda.',
  bump_repeated: 'Esta oferta já está na lista. Escolha outra.',
  fake_price_too_low: 'O preço de referência precisa ser maior que o preço da oferta.',
  payment_not_found: 'Não encontramos este pagamento.',
  payment_not_reissuable: 'Este pagamento não pode mais gerar um novo código. Faça a compra novamente.',
  method_unavailable: 'Esta forma de pagamento não está disponível para esta oferta.',
  card_paused:
    'O pagamento com cartão está pausado nesta oferta por algumas horas. Escolha outra forma de pagamento.',
  card_tries_exceeded:
    'Foram muitas tentativas com cartão. Pague de outra forma ou tente de novo mais tarde.',
  card_token_unusable: 'Os dados do cartão precisam ser enviados de novo. Toque em pagar mais uma vez.',
  proof_required: 'Estamos conferindo se é você mesmo. Tente de novo em instantes.',
  purchase_conflict:
    'Esta compra já foi enviada com outros dados. Atualize a página antes de tentar de novo.',
  balance_insufficient: 'Saldo disponível insuficiente para este valor.',
  refund_exceeds_payment: 'O valor é maior do que o que ainda pode ser reembolsado nesta venda.',
  refund_conflict:
    'Este pedido de reembolso já foi feito com outro conteúdo. Atualize a página e tente de novo.',
  refund_disputed: 'Esta venda está em contestação no banco. O reembolso fica bloqueado até a decisão.',
  refund_under_way:
    'Um reembolso desta venda está a caminho. Conclua ou cancele o reembolso antes de registrar a perda.',
  invoice_required: 'Anexe a nota fiscal da comissão.',
  invoice_used: 'Esta nota fiscal já está em outro saque.',
  correction_empty: 'Nenhuma venda desse período mudaria de taxa.',
  correction_too_large: 'São vendas demais para uma correção só. Escolha um período menor ou um vendedor.',
  access_closed: 'O acesso a este produto está fechado.',
  content_not_open: 'Este conteúdo ainda não abriu.',
  content_in_use:
    'Este conteúdo já entregou chaves a compradores e não pode ser removido. Mude o título, se quiser.',
  content_used_up: 'Você já usou todos os downloads deste conteúdo. Fale com quem vendeu.',
  sale_not_correctable: 'Só é possível em uma venda paga, sem reembolso nem contestação em andamento.',
  sale_email_not_allowed:
    'Este e-mail já é o da compra ou pertence a quem recebe por esta venda. Informe o e-mail do comprador.',
  sale_email_recent:
    'O e-mail desta compra mudou há pouco. Espere o prazo em que o endereço anterior ainda pode desfazer a troca.',
  sale_email_contested:
    'O dono do e-mail anterior desfez a troca. Fale com o suporte da plataforma para corrigir esta compra.',
  sale_money_moved: 'Só é possível enquanto toda a sua parte desta venda está a liberar.',
  sale_guarantee_over: 'A garantia desta venda terminou. Só é possível incluir um afiliado dentro dela.',
  sale_has_affiliate: 'Esta venda já tem um afiliado.',
  affiliate_not_eligible:
    'Este afiliado não pode receber por esta venda: a afiliação não está ativa, ou foi ele quem comprou.',
  commission_too_high: 'A comissão passa do contrato com o afiliado ou da sua parte nesta venda.',
  charge_date_not_allowed: 'Escolha um dia dentro do intervalo permitido para a próxima cobrança.',
  refund_window_over: 'O prazo para pedir reembolso desta compra terminou.',
  refund_request_open: 'Já existe um pedido de reembolso em andamento para esta compra.',
  refund_request_decided: 'O pedido de reembolso desta compra já foi analisado e encerrado.',
  refund_refusal_unlawful:
    'Nos 7 dias depois da compra, o comprador pode desistir por lei. Este pedido não pode ser recusado.',
  refund_not_cancelable: 'Este reembolso não pode ser cancelado.',
  defence_too_late: 'O prazo para enviar a defesa terminou.',
  case_resolution_impossible:
    'Esta decisão não é possível para este caso. Atualize a página e veja o que mudou.',
  subscription_not_found: 'Assinatura não encontrada.',
  subscription_not_changeable:
    'Esta assinatura não permite mais esta mudança. Atualize a página para ver como ela está.',

  withdrawal_below_minimum: 'O valor é menor que o mínimo para saque.',
  withdrawal_limit_exceeded: 'Este saque passa do seu limite. Peça um valor menor ou tente em outro dia.',
  withdrawal_conflict:
    'Este saque já foi pedido com outros dados. Atualize a página antes de tentar de novo.',
  documents_required: 'Envie seus documentos e aguarde a aprovação para sacar.',
  withdrawals_blocked: 'Os saques desta conta estão bloqueados. Fale com o suporte.',
  withdrawals_unavailable:
    'Os saques estão indisponíveis no momento. Seu saldo continua seguro; tente mais tarde.',
  debt_open:
    'Há um valor em aberto na sua conta. Ele é descontado das próximas vendas antes de liberar saques.',
  bank_account_unusable:
    'Esta conta ainda não pode receber saques. Aguarde a verificação ou escolha outra conta.',
  bank_account_repeated: 'Esta chave ou conta já está cadastrada.',
  holder_mismatch: 'A chave ou conta precisa ser do mesmo CPF ou CNPJ do seu cadastro.',
  anticipation_unavailable: 'A antecipação não está disponível para esta conta.',
  anticipation_below_minimum: 'O valor escolhido é menor que o mínimo para antecipar.',
  anticipation_limit_exceeded:
    'O valor escolhido passa do seu limite de antecipação. Escolha menos recebíveis.',
  host_taken: 'Este endereço já leva a uma plataforma. Escolha outro.',
  domain_is_primary: 'Este é o endereço que os links carregam. Escolha outro como padrão antes de remover.',
  domain_claims_exceeded: 'Há domínios demais esperando verificação. Remova um que você não usa.',
  brand_unreadable: 'Esta cor não tem contraste suficiente para ser lida.',
  broadcast_not_cancelable: 'Este aviso já foi enviado ou cancelado.',
  month_billed: 'Este mês já foi cobrado ou já passou. Escolha um mês a partir do atual.',
  proposal_open: 'Já há uma proposta igual aguardando decisão.',
  closing_too_early: 'A data do encerramento ainda não chegou.',
  closing_obstructed: 'Ainda há pendências: resolva cada uma antes de encerrar.',
  closing_owes: 'Ainda há dinheiro devido. Pague a todos ou informe o que fica.',
  registration_closed: 'Esta plataforma está sendo encerrada e não aceita novos cadastros.',
  period_too_long: 'Escolha no máximo 12 meses.',
  days_not_closed: 'O período precisa terminar em um dia já fechado. Escolha até ontem.',
  other_person_needed: 'Outra pessoa da equipe precisa fazer isso.',
  second_person_needed: 'Permissões que movem dinheiro são liberadas por duas pessoas.',
  second_person_dependent:
    'A segunda pessoa precisa ser independente: uma das duas convidou a outra ou alterou o acesso dela nos últimos 7 dias.',

  invitation_needs_login: 'Você já tem uma conta aqui. Entre com a sua senha para aceitar o convite.',
  staff_member_exists: 'Esta pessoa já faz parte da equipe.',
  manager_exists: 'Esta pessoa já é gerente ou já foi convidada.',
  portfolio_empty: 'Este gerente ainda não cuida de nenhum vendedor.',
  own_access_locked: 'Você não pode mudar o seu próprio acesso. Peça a outra pessoa da equipe.',
  permission_not_held: 'Você só pode dar permissões que também tem.',
  colleague_above_own: 'Esta pessoa tem permissões que você não tem. Peça a alguém que tenha todas elas.',
  limits_above_own: 'Você não pode dar limites mais amplos que os seus.',
  all_sellers_needed: 'Isso vale para todos os vendedores, e você cuida só de alguns.',
  withdrawal_above_own_limit: 'Este saque passa do valor que você pode aprovar.',
  access_outlasts_own: 'Você não pode dar um acesso que dure mais que o seu.',
  last_staff_manager:
    'Esta é a última pessoa que gerencia a equipe sem data de término. Dê essa permissão a mais alguém antes.',

  receiver_exists: 'Esta pessoa já é recebedora nesta conta.',
  acquirer_untested:
    'Teste a conexão antes de ativar esta conta, ou digite o nome da adquirente para ativar sem teste.',
  receiver_unsure:
    'A adquirente não respondeu da última vez, então o recebedor pode existir. Procure por ele lá primeiro e depois vincule ou confirme que não há nenhum.',

  webhook_in_use:
    'Um produto libera acesso por este webhook. Troque o webhook no conteúdo do produto antes de remover.',
  webhook_off: 'O webhook está desativado. Ative-o e tente de novo.',
  cart_not_remindable:
    'Este carrinho não pode receber uma mensagem agora: já foi comprado, pediu para não receber, ou recebeu uma há pouco.',
  webhooks_full: 'Você já tem o máximo de 10 webhooks. Exclua um para adicionar outro.',

  affiliation_exists: 'Você já se afiliou ou já pediu afiliação a este produto.',
  affiliation_closed: 'Este produto não está aceitando afiliados.',
  affiliation_refused_recently:
    'Seu pedido foi recusado há pouco tempo. Você pode pedir de novo 30 dias depois da recusa.',
  own_product_refused: 'Este produto já é seu.',
  shares_exceed_whole:
    'A soma das comissões passa do limite. Diminua a porcentagem ou encerre outro contrato.',
  partner_not_found: 'Não encontramos esta pessoa na plataforma. Confira o e-mail.',
  partner_exists: 'Esta pessoa já tem um contrato ou convite aberto neste produto.',

  upload_not_found: 'Não encontramos este arquivo. Envie de novo.',
  upload_refused: 'Este tipo de arquivo não é aceito. Envie uma imagem JPG, PNG ou WebP, ou um PDF.',
  upload_too_large: 'O arquivo é grande demais. Escolha um arquivo menor.',
  url_refused: 'Este endereço não é aceito. Use um link completo que comece com https://.',

  input_invalid: 'Confira os dados informados e tente de novo.',
  date_in_past: 'Escolha uma data no futuro.',
  record_changed:
    'Alguém mudou estes dados depois que você abriu a página. Atualize para ver a versão atual.',
  not_found: 'Não encontramos o que você procura.',
  rate_limited: 'Muitas tentativas em pouco tempo. Aguarde um instante e tente de novo.',
  overloaded: 'Estamos com muitos acessos agora. Tente de novo em instantes.',
  acquirer_busy: 'Há muitos pagamentos sendo processados agora. Tente de novo em instantes.',
  database_lost: 'Nosso sistema está se recuperando de uma falha. Tente de novo em instantes.',
  platform_missing:
    'A instalação está pronta, mas nenhuma plataforma foi aberta nela. Quem cuida do servidor abre a primeira com este comando:',
  internal: 'Algo deu errado do nosso lado. Tente de novo; se continuar, fale com o suporte.',
} satisfies Record<ErrorCode, string>

export type ErrorTexts = Record<keyof typeof errorTexts, string>
