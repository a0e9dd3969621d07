import type { ErrorCode } from '#texts/error-codes.ts'

export const errorTexts = {
  errorRequired: 'Preencha este campo para continuar.',
  errorInvalidCpf: 'Confira o CPF ou CNPJ. O número não é válido.',
  errorInvalidPhone: 'Informe um celular com DDD para continuar.',
  errorPhoneAndCpf: 'Informe seu celular e seu CPF ou CNPJ para continuar.',
  errorFullName: 'Informe seu nome completo.',
  errorAddress: 'Complete o endereço de entrega para continuar.',
  errorPaymentNotConfigured: 'Esta forma de pagamento não está disponível nesta loja. Escolha outra.',
  errorCep: 'Não foi possível consultar o CEP. Tente novamente em instantes.',
  errorCepNotFound: 'CEP não encontrado. Confira o número e tente novamente.',
  errorCardDeclined:
    'O cartão não foi aprovado. Confira os dados, use outro cartão ou escolha outra forma de pagamento.',
  errorPaymentDeclined:
    'Não foi possível concluir o pagamento. Tente novamente ou escolha outra forma de pagamento.',

  session_required: 'Entre na sua conta para continuar.',
  session_expired: 'Sua sessão expirou. Entre novamente para continuar.',
  permission_missing: 'Você não tem permissão para esta ação.',
  visit_read_only: 'Acesso somente leitura: esta ação é exclusiva do vendedor.',
  test_mode_refused: 'Não disponível no modo de teste. Vá para a produção e tente lá.',
  visit_impossible: 'Não é possível acessar a conta desta pessoa.',
  second_factor_required: 'Informe o código da verificação em duas etapas para continuar.',
  step_up_required: 'Confirme sua identidade para concluir esta ação.',
  credentials_invalid: 'E-mail ou senha incorretos.',
  credentials_throttled: 'Muitas tentativas de acesso. Aguarde alguns minutos e tente novamente.',
  code_invalid: 'Código inválido ou expirado. Confira e tente novamente.',
  passkey_invalid: 'Passkey não reconhecida. Tente novamente ou use outra forma de acesso.',
  passkeys_full: 'Limite de passkeys atingido. Remova uma para adicionar outra.',
  token_expired: 'Este link expirou. Solicite um novo para continuar.',
  email_taken: 'Já existe uma conta com este e-mail.',
  api_keys_full: 'Limite de chaves atingido. Revogue uma que não é mais usada.',
  terms_changed:
    'Os termos foram atualizados durante o preenchimento. Leia a nova versão e aceite novamente.',
  password_weak: 'Escolha uma senha mais forte: mais longa e difícil de adivinhar.',

  offer_not_found: 'Não encontramos esta oferta. Confira o link que você recebeu.',
  offer_unavailable: 'Esta oferta não está mais disponível.',
  product_not_found: 'Não encontramos este produto.',
  product_not_for_sale: 'Disponível quando o produto estiver aprovado.',
  product_incomplete: 'Complete o cadastro do produto antes de enviar para análise.',
  currency_without_rate: 'Moeda ainda não disponível na plataforma. Fale com o suporte.',
  exchange_rate_missing: 'A cotação venceu. Aguarde a plataforma atualizar.',
  conversion_too_small: 'O valor convertido é menor que R$ 0,01.',
  currency_fixed: 'A moeda não pode ser alterada: o produto já foi vendido ou participa de um order bump.',
  offer_bound:
    'Oferta já vendida ou usada como order bump: a cobrança não pode ser alterada. Crie outra oferta.',
  bump_offer_unavailable:
    'Esta oferta não pode ser order bump deste produto. Escolha uma oferta ativa, de pagamento único, de outro produto seu na mesma moeda.',
  bump_repeated: 'Esta oferta já está na lista. Escolha outra.',
  fake_price_too_low: 'O preço de referência precisa ser maior que o preço da oferta.',
  coupon_not_found: 'Cupom não encontrado. Confira as letras e tente novamente.',
  coupon_paused: 'Este cupom não está ativo no momento.',
  coupon_not_started: 'Este cupom ainda não começou a valer.',
  coupon_expired: 'Este cupom expirou.',
  coupon_exhausted: 'Este cupom já foi usado o número máximo de vezes.',
  coupon_used: 'Você já usou este cupom ou tem um pagamento em aberto com ele.',
  trial_used: 'Você já usou o período de teste deste produto. Confira o valor sem o teste antes de assinar.',
  coupon_not_here: 'Este cupom não vale para este produto.',
  coupon_not_first: 'Este cupom vale só na primeira compra.',
  coupon_too_large: 'O desconto deixa um valor que não pode ser cobrado.',
  birth_date_required: 'Informe a sua data de nascimento.',
  buyer_under_age: 'Este produto é proibido para menores de 18 anos.',
  gift_not_here: 'Este produto não pode ser dado de presente.',
  gift_to_oneself: 'Informe o e-mail de outra pessoa: este é o e-mail da compra.',
  gift_day_refused: 'Escolha um dia entre hoje e daqui a um ano.',
  gift_opened: 'O presente já foi aberto e não pode mais ser alterado.',
  gift_ended: 'Este presente não está mais disponível. Fale com a pessoa que enviou.',
  gift_owned:
    'Você já tem acesso a este produto. A pessoa que enviou o presente pode escolher outro destinatário.',
  gift_adult:
    'O produto passou a ser para maiores de 18 anos e não pode ser aberto como presente. A pessoa que enviou o presente pode pedir o reembolso.',
  gift_changes_used: 'Você já usou todas as alterações deste presente. Fale com a loja.',
  coupon_code_taken: 'Já existe um cupom com este código.',
  payment_not_found: 'Não encontramos este pagamento.',
  payment_not_reissuable:
    'Não é mais possível gerar um novo código para este pagamento. Faça a compra novamente.',
  method_unavailable: 'Esta forma de pagamento não está disponível para esta oferta.',
  two_cards_amount: 'Cada cartão precisa pagar pelo menos R$ 1,00.',
  two_cards_same: 'Use dois cartões diferentes.',
  card_with_bank:
    'Sua compra anterior com cartão foi paga ou ainda espera o banco. Veja o pagamento dela antes de comprar de novo.',
  card_paused:
    'O pagamento com cartão está pausado nesta oferta por algumas horas. Escolha outra forma de pagamento.',
  card_tries_exceeded:
    'Muitas tentativas com cartão. Use outra forma de pagamento ou tente novamente mais tarde.',
  card_token_unusable: 'Os dados do cartão precisam ser reenviados. Toque novamente em pagar.',
  proof_required: 'Verificação de segurança em andamento. Tente novamente em instantes.',
  purchase_conflict:
    'Esta compra já foi enviada com outros dados. Atualize a página antes de tentar novamente.',
  balance_insufficient: 'Saldo disponível insuficiente para este valor.',
  refund_exceeds_payment: 'Valor maior que o saldo reembolsável desta venda.',
  refund_conflict: 'Este reembolso já foi solicitado com outros dados. Atualize a página e tente novamente.',
  refund_disputed: 'Venda em disputa no banco. O reembolso fica bloqueado até a decisão.',
  refund_under_way:
    'Há um reembolso em andamento nesta venda. Conclua ou cancele antes de registrar a perda.',
  invoice_required: 'Anexe a nota fiscal da comissão.',
  invoice_used: 'Nota fiscal já usada em outro saque.',
  correction_empty: 'Nenhuma venda do período teria a taxa alterada.',
  correction_too_large: 'Período com vendas demais. Escolha um período menor ou um vendedor.',
  access_closed: 'O acesso a este produto está encerrado.',
  content_not_open: 'Este conteúdo ainda não está disponível.',
  connection_secret_missing: 'Digite a credencial para salvar. Ela é pedida de novo quando o endereço muda.',
  contents_full: 'O produto já tem o máximo de conteúdos. Remova um para conectar a área de membros.',
  content_in_use: 'Conteúdo com chaves já entregues não pode ser removido. O título pode ser alterado.',
  content_used_up: 'Limite de downloads deste conteúdo atingido. Fale com a loja.',
  course_full: 'Limite de módulos ou aulas do curso atingido.',
  course_module_in_use: 'Remova ou mova as aulas antes de excluir o módulo.',
  course_not_finished: 'O certificado sai quando todas as aulas estiverem concluídas.',
  quiz_not_passed: 'Responda ao teste para concluir esta aula.',
  sale_not_correctable: 'Disponível apenas para vendas pagas, sem reembolso nem disputa em andamento.',
  sale_email_not_allowed:
    'Este e-mail já é o da compra ou pertence a um participante da venda. Informe o e-mail do comprador.',
  sale_email_recent:
    'E-mail alterado recentemente. Aguarde o fim do prazo em que o titular do e-mail anterior pode desfazer a alteração.',
  sale_email_contested:
    'A alteração foi desfeita pelo titular do e-mail anterior. Fale com o suporte da plataforma.',
  sale_money_moved: 'Disponível apenas enquanto nenhum valor desta venda tiver sido liberado para você.',
  sale_guarantee_over: 'A garantia desta venda terminou. O afiliado só pode ser incluído dentro da garantia.',
  sale_has_affiliate: 'Esta venda já tem um afiliado.',
  affiliate_not_eligible: 'Afiliado não elegível: afiliação inativa ou compra própria.',
  commission_too_high: 'A comissão excede o contrato com o afiliado ou a sua parte nesta venda.',
  charge_date_not_allowed: 'Escolha um dia dentro do intervalo permitido para a próxima cobrança.',
  refund_window_over: 'O prazo de reembolso desta compra terminou.',
  refund_request_open: 'Já existe uma solicitação de reembolso em andamento para esta compra.',
  refund_request_decided: 'A solicitação de reembolso desta compra já foi analisada e encerrada.',
  refund_refusal_unlawful:
    'Nos 7 dias após a compra, o direito de arrependimento é garantido por lei. A solicitação não pode ser recusada.',
  refund_not_cancelable: 'Este reembolso não pode ser cancelado.',
  defence_too_late: 'O prazo para enviar a defesa terminou.',
  case_resolution_impossible: 'Decisão indisponível para este caso. Atualize a página.',
  subscription_not_found: 'Assinatura não encontrada.',
  subscription_not_changeable: 'Alteração indisponível para esta assinatura. Atualize a página.',
  plan_not_changeable: 'O plano desta assinatura não pode ser trocado agora.',
  plan_not_charged:
    'O pagamento não foi aprovado, e o plano não mudou. Atualize o cartão ou tente mais tarde.',
  plan_price_changed: 'O valor da troca de plano mudou. Confira o novo valor e confirme.',

  withdrawal_below_minimum: 'O valor é menor que o mínimo para saque.',
  withdrawal_limit_exceeded: 'Saque acima do seu limite. Solicite um valor menor ou tente em outro dia.',
  withdrawal_conflict:
    'Este saque já foi solicitado com outros dados. Atualize a página antes de tentar novamente.',
  documents_required: 'Envie seus documentos e aguarde a aprovação para sacar.',
  withdrawals_blocked: 'Os saques desta conta estão bloqueados. Fale com o suporte.',
  withdrawals_unavailable:
    'Os saques estão indisponíveis no momento. Seu saldo continua seguro; tente mais tarde.',
  debt_open:
    'Há saldo devedor na sua conta. Ele é descontado das próximas vendas antes da liberação de saques.',
  bank_account_unusable:
    'Esta conta ainda não pode receber saques. Aguarde a verificação ou escolha outra conta.',
  bank_account_repeated: 'Esta chave ou conta já está cadastrada.',
  holder_mismatch: 'A chave ou conta precisa ser do mesmo CPF ou CNPJ do seu cadastro.',
  anticipation_unavailable: 'A antecipação não está disponível para esta conta.',
  anticipation_below_minimum: 'O valor escolhido é menor que o mínimo para antecipar.',
  anticipation_limit_exceeded: 'Valor acima do seu limite de antecipação. Escolha menos recebíveis.',
  host_taken: 'Domínio já usado por uma plataforma. Escolha outro.',
  domain_is_primary: 'Domínio padrão dos links. Defina outro como padrão antes de remover.',
  domain_claims_exceeded: 'Limite de domínios aguardando verificação atingido. Remova um que não usa.',
  brand_unreadable: 'Contraste insuficiente para leitura.',
  broadcast_not_cancelable: 'Este comunicado já foi enviado ou cancelado.',
  month_billed: 'Mês já cobrado ou encerrado. Escolha um mês a partir do atual.',
  proposal_open: 'Já existe uma proposta igual aguardando decisão.',
  closing_too_early: 'A data do encerramento ainda não chegou.',
  closing_obstructed: 'Há pendências em aberto. Resolva todas antes de encerrar.',
  closing_owes: 'Há valores devidos. Pague a todos ou informe o valor remanescente.',
  registration_closed: 'Esta plataforma está sendo encerrada e não aceita novos cadastros.',
  period_too_long: 'Escolha no máximo 12 meses.',
  days_not_closed: 'O período deve terminar em um dia já fechado. Escolha até ontem.',
  other_person_needed: 'Esta ação exige outra pessoa da equipe.',
  sign_on_required: 'Sua conta entra pelo login corporativo.',
  sign_on_unreachable: 'O provedor de login não respondeu como esperado. Confira o endereço do emissor.',
  sign_on_secret_needed: 'Informe o segredo do cliente. Ele é exigido quando o emissor ou o cliente muda.',
  sign_on_untested: 'Teste a conexão antes de tornar o login corporativo obrigatório.',
  sign_on_break_glass_needed:
    'Escolha um administrador ativo, com senha e verificação em duas etapas, para emergências.',
  second_person_needed: 'Permissões financeiras exigem duas aprovações.',
  second_person_dependent:
    'A segunda pessoa precisa ser independente: uma das duas convidou a outra ou alterou o acesso dela nos últimos 7 dias.',

  invitation_needs_login: 'Você já tem uma conta aqui. Entre com a sua senha para aceitar o convite.',
  staff_member_exists: 'Esta pessoa já faz parte da equipe.',
  manager_exists: 'Esta pessoa já é gerente ou já foi convidada.',
  portfolio_empty: 'Este gerente não tem vendedores na carteira.',
  own_access_locked: 'Você não pode alterar o próprio acesso. Solicite a outra pessoa da equipe.',
  permission_not_held: 'Você só pode conceder permissões que possui.',
  colleague_above_own: 'Esta pessoa tem permissões que você não tem. Solicite a alguém com todas elas.',
  limits_above_own: 'Você não pode conceder limites maiores que os seus.',
  all_sellers_needed: 'Esta ação exige acesso a todos os vendedores.',
  withdrawal_above_own_limit: 'Saque acima do seu limite de aprovação.',
  access_outlasts_own: 'Você não pode conceder um acesso com término posterior ao seu.',
  last_staff_manager:
    'Esta é a última pessoa com acesso sem data de término que gerencia a equipe. Antes, conceda essa permissão a outra pessoa.',

  receiver_exists: 'Esta pessoa já é recebedora nesta conta.',
  acquirer_untested:
    'Teste a conexão antes de ativar esta conta, ou digite o nome da adquirente para ativar sem teste.',
  receiver_unsure:
    'A última solicitação ficou sem resposta e o recebedor pode existir. Confira na adquirente e vincule-o ou confirme que não existe.',

  webhook_in_use:
    'Webhook usado na entrega de um produto. Substitua-o no conteúdo do produto antes de remover.',
  webhook_off: 'O webhook está desativado. Ative-o e tente novamente.',
  cart_not_remindable:
    'Carrinho sem envio disponível: compra concluída, lembretes cancelados ou mensagem recente.',
  webhooks_full: 'Limite de 10 webhooks atingido. Exclua um para adicionar outro.',

  affiliation_exists: 'Você já é afiliado ou já solicitou afiliação a este produto.',
  affiliation_closed: 'Este produto não aceita afiliados no momento.',
  affiliation_refused_recently:
    'Solicitação recusada recentemente. Você pode solicitar novamente 30 dias após a recusa.',
  own_product_refused: 'Este produto já é seu.',
  shares_exceed_whole: 'A soma das comissões excede o limite. Reduza o percentual ou encerre outro contrato.',
  tiers_not_rising: 'Cada faixa deve começar depois da anterior e pagar uma comissão maior.',
  partner_not_found: 'Não encontramos esta pessoa na plataforma. Confira o e-mail.',
  partner_exists: 'Esta pessoa já tem um contrato ou convite aberto neste produto.',

  upload_not_found: 'Arquivo não encontrado. Envie novamente.',
  upload_refused:
    'Este arquivo não é aceito neste campo, ou o conteúdo não corresponde ao tipo. Confira e envie outro.',
  upload_too_large: 'Arquivo muito grande. Escolha um arquivo menor.',
  storage_full: 'Espaço de armazenamento insuficiente. Remova arquivos que você não usa mais.',
  import_unreadable:
    'Não foi possível ler o arquivo. Salve como CSV, com os nomes das colunas na primeira linha.',
  import_column_missing: 'Escolha a coluna de cada campo obrigatório.',
  import_running: 'Outra importação está em andamento. Aguarde o fim dela.',
  import_undo_over: 'O prazo de 24 horas para desfazer esta importação terminou.',
  imports_full: 'Há importações demais em aberto. Conclua ou descarte uma delas.',
  url_refused: 'Este endereço não é aceito. Use um link completo que comece com https://.',

  input_invalid: 'Confira os dados informados e tente novamente.',
  date_in_past: 'Escolha uma data no futuro.',
  fiscal_profile_missing: 'Preencha e salve os dados fiscais antes de continuar.',
  company_missing:
    'A emissão de notas fiscais é apenas para empresas: o cadastro da sua conta precisa ter um CNPJ.',
  certificate_missing: 'Envie o certificado digital A1 da empresa antes de emitir.',
  certificate_password_wrong: 'Senha do certificado incorreta.',
  certificate_unreadable:
    'Este arquivo não é um certificado A1 completo. Envie o arquivo .pfx ou .p12 com a chave privada.',
  certificate_expired: 'Este certificado está vencido. Envie o novo.',
  certificate_of_other: 'Este certificado é de outro CNPJ.',
  dps_number_used: 'Este número já foi usado nesta série. Informe um número maior ou altere a série.',
  record_changed:
    'Os dados foram alterados depois que você abriu a página. Atualize para ver a versão atual.',
  not_found: 'Registro não encontrado.',
  rate_limited: 'Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.',
  overloaded: 'Estamos com muitos acessos agora. Tente novamente em instantes.',
  acquirer_busy: 'Há muitos pagamentos sendo processados agora. Tente novamente em instantes.',
  database_lost: 'Nosso sistema está se recuperando de uma falha. Tente novamente em instantes.',
  tenant_moving: 'Estamos mudando esta loja de servidor. Tente novamente em instantes.',
  wrong_cell: 'Esta loja mudou de servidor. Tente novamente em instantes.',
  cell_silent: 'A célula não respondeu. Confira se a alteração foi feita antes de repetir.',
  platform_missing:
    'Instalação pronta, sem nenhuma plataforma. Para criar a primeira, o responsável pelo servidor executa este comando:',
  internal: 'Ocorreu um erro no sistema. Tente novamente; se continuar, fale com o suporte.',
} satisfies Record<ErrorCode, string>

export type ErrorTexts = Record<keyof typeof errorTexts, string>
