import type { ErrorTexts } from './pt-br.ts'

export const errorTexts = {
  errorRequired: 'Rellena este campo para continuar.',
  errorInvalidCpf: 'Revisa el CPF o CNPJ. El número no es válido.',
  errorInvalidPhone: 'Introduce un móvil con prefijo para continuar.',
  errorPhoneAndCpf: 'Introduce tu móvil y tu CPF o CNPJ para continuar.',
  errorFullName: 'Introduce tu nombre completo.',
  errorAddress: 'Completa la dirección de entrega para continuar.',
  errorPaymentNotConfigured: 'Esta forma de pago no está disponible en esta tienda. Elige otra.',
  errorCep: 'No hemos podido consultar el código postal. Inténtalo de nuevo en unos instantes.',
  errorCepNotFound: 'Código postal no encontrado. Revisa el número e inténtalo de nuevo.',
  errorCardDeclined:
    'La tarjeta no ha sido aprobada. Revisa los datos, usa otra tarjeta o elige otra forma de pago.',
  errorPaymentDeclined: 'No hemos podido completar el pago. Inténtalo de nuevo o elige otra forma de pago.',

  session_required: 'Inicia sesión para continuar.',
  session_expired: 'Tu sesión ha caducado. Inicia sesión de nuevo para continuar.',
  permission_missing: 'No tienes permiso para hacer esto.',
  visit_read_only: 'Durante una visita solo puedes mirar: esta acción es del vendedor.',
  visit_impossible: 'No es posible entrar en la cuenta de esta persona.',
  second_factor_required: 'Introduce el código de tu segundo factor para continuar.',
  step_up_required: 'Confirma tu identidad para completar esta acción.',
  credentials_invalid: 'Correo o contraseña incorrectos.',
  credentials_throttled: 'Demasiados intentos de acceso. Espera unos minutos e inténtalo de nuevo.',
  code_invalid: 'Código no válido o caducado. Revísalo e inténtalo de nuevo.',
  passkey_invalid: 'No reconocemos esta passkey. Inténtalo de nuevo o entra de otra forma.',
  passkeys_full: 'Ya tienes el máximo de passkeys. Elimina una que ya no uses.',
  token_expired: 'Este enlace ha caducado. Solicita uno nuevo para continuar.',
  email_taken: 'Ya existe una cuenta con este correo.',
  terms_changed:
    'Los términos cambiaron mientras completabas el formulario. Lee la nueva versión y acéptala otra vez.',
  password_weak: 'Elige una contraseña más segura: más larga y difícil de adivinar.',

  offer_not_found: 'No hemos encontrado esta oferta. Revisa el enlace que has recibido.',
  offer_unavailable: 'Esta oferta ya no está disponible.',
  product_not_found: 'No hemos encontrado este producto.',
  product_incomplete: 'Todavía falta completar una parte del producto antes de enviarlo a revisión.',
  currency_without_rate: 'La plataforma aún no definió cómo pagar en esta moneda. Habla con soporte.',
  exchange_rate_missing: 'La cotización venció. Espera a que la plataforma la actualice.',
  conversion_too_small: 'El valor convertido es menor que R$ 0,01.',
  currency_fixed: 'La moneda ya no cambia: el producto ya se vendió o comparte un checkout con otro.',
  offer_bound:
    'Esta oferta ya se vendió o es un order bump, así que su forma de cobro no cambia. Cree otra oferta.',
  bump_offer_unavailable:
    'Esta oferta no puede ser order bump de este producto. Elige una oferta activa, de pago único, de otro producto tuyo en la misma moneda.',
  bump_repeated: 'Esta oferta ya está en la lista. Elige otra.',
  fake_price_too_low: 'El precio de referencia debe ser mayor que el precio de la oferta.',
  payment_not_found: 'No hemos encontrado este pago.',
  payment_not_reissuable: 'Ya no se puede generar un nuevo código para este pago. Vuelve a comprar.',
  method_unavailable: 'Esta forma de pago no está disponible para esta oferta.',
  card_paused:
    'El pago con tarjeta está en pausa en esta oferta por algunas horas. Elige otra forma de pago.',
  card_tries_exceeded: 'Hubo demasiados intentos con tarjeta. Paga de otra forma o inténtalo más tarde.',
  card_token_unusable: 'Hay que enviar los datos de la tarjeta otra vez. Pulsa pagar de nuevo.',
  proof_required: 'Estamos comprobando que eres tú. Inténtalo de nuevo en unos instantes.',
  purchase_conflict:
    'Esta compra ya se envió con otros datos. Recarga la página antes de intentarlo de nuevo.',
  balance_insufficient: 'El saldo disponible no alcanza para este importe.',
  refund_exceeds_payment: 'El importe supera lo que aún se puede reembolsar en esta venta.',
  refund_conflict: 'Este reembolso ya se pidió con otro contenido. Actualiza la página e inténtalo de nuevo.',
  refund_disputed: 'Esta venta está en disputa en el banco. El reembolso queda bloqueado hasta la decisión.',
  refund_under_way:
    'Un reembolso de esta venta está en camino. Termínalo o cancélalo antes de registrar la pérdida.',
  invoice_required: 'Adjunta la factura de la comisión.',
  invoice_used: 'Esta factura ya está en otro retiro.',
  correction_empty: 'Ninguna venta de ese período cambiaría de tarifa.',
  correction_too_large:
    'Son demasiadas ventas para una sola corrección. Elige un período más corto o un vendedor.',
  access_closed: 'El acceso a este producto está cerrado.',
  content_not_open: 'Este contenido todavía no está abierto.',
  content_in_use:
    'Este contenido ya entregó claves a compradores y no se puede eliminar. Puedes cambiar el título.',
  content_used_up: 'Ya usaste todas las descargas de este contenido. Habla con quien lo vendió.',
  sale_not_correctable: 'Solo es posible en una venta pagada, sin reembolso ni disputa en curso.',
  sale_email_not_allowed:
    'Este ya es el correo de la compra o pertenece a alguien que gana con esta venta. Indica el correo del comprador.',
  sale_email_recent:
    'El correo de esta compra cambió hace poco. Espera hasta que la dirección anterior ya no pueda deshacerlo.',
  sale_email_contested:
    'El dueño del correo anterior deshizo el cambio. Habla con el soporte de la plataforma para corregir esta compra.',
  sale_money_moved: 'Solo es posible mientras toda tu parte de esta venta está por liberar.',
  sale_guarantee_over: 'La garantía de esta venta terminó. Solo se puede incluir un afiliado dentro de ella.',
  sale_has_affiliate: 'Esta venta ya tiene un afiliado.',
  affiliate_not_eligible:
    'Este afiliado no puede cobrar por esta venta: la afiliación no está activa, o la compra fue suya.',
  commission_too_high: 'La comisión supera el contrato del afiliado o tu parte de esta venta.',
  charge_date_not_allowed: 'Elige un día dentro del intervalo permitido para el próximo cobro.',
  refund_window_over: 'El plazo para pedir el reembolso de esta compra terminó.',
  refund_request_open: 'Ya hay una solicitud de reembolso en curso para esta compra.',
  refund_request_decided: 'La solicitud de reembolso de esta compra ya fue analizada y cerrada.',
  refund_refusal_unlawful:
    'En los 7 días siguientes a la compra el comprador puede desistir por ley. Esta solicitud no se puede rechazar.',
  refund_not_cancelable: 'Este reembolso no se puede cancelar.',
  defence_too_late: 'El plazo para enviar la defensa terminó.',
  case_resolution_impossible:
    'Esta decisión no es posible para este caso. Actualiza la página para ver qué cambió.',
  subscription_not_found: 'Suscripción no encontrada.',
  subscription_not_changeable:
    'Esta suscripción ya no permite este cambio. Actualiza la página para ver su estado.',

  withdrawal_below_minimum: 'El importe es inferior al mínimo para un retiro.',
  withdrawal_limit_exceeded: 'Este retiro supera tu límite. Pide un importe menor o inténtalo otro día.',
  withdrawal_conflict:
    'Este retiro ya se pidió con otros datos. Actualiza la página antes de intentarlo de nuevo.',
  documents_required: 'Envía tus documentos y espera la aprobación para retirar.',
  withdrawals_blocked: 'Los retiros de esta cuenta están bloqueados. Habla con soporte.',
  withdrawals_unavailable:
    'Los retiros no están disponibles ahora. Tu saldo sigue seguro; inténtalo más tarde.',
  debt_open:
    'Tu cuenta tiene un importe pendiente. Se descuenta de tus próximas ventas antes de liberar retiros.',
  bank_account_unusable:
    'Esta cuenta aún no puede recibir retiros. Espera la verificación o elige otra cuenta.',
  bank_account_repeated: 'Esta clave o cuenta ya está registrada.',
  holder_mismatch: 'La clave o cuenta debe ser del mismo CPF o CNPJ de tu registro.',
  anticipation_unavailable: 'El anticipo no está disponible para esta cuenta.',
  anticipation_below_minimum: 'El importe elegido es inferior al mínimo para anticipar.',
  anticipation_limit_exceeded: 'El importe elegido supera tu límite de anticipo. Elige menos cobros.',
  host_taken: 'Esta dirección ya lleva a una plataforma. Elige otra.',
  domain_is_primary:
    'Esta es la dirección que llevan los enlaces. Elige otra como predeterminada antes de quitarla.',
  domain_claims_exceeded: 'Hay demasiados dominios por verificar. Quita uno que no uses.',
  brand_unreadable: 'Este color no tiene contraste suficiente para leerse.',
  broadcast_not_cancelable: 'Este aviso ya se envió o se canceló.',
  month_billed: 'Este mes ya pasó o ya se facturó. Elige el mes actual o uno posterior.',
  proposal_open: 'Ya hay una propuesta igual pendiente de decisión.',
  closing_too_early: 'La fecha de cierre aún no ha llegado.',
  closing_obstructed: 'Todavía hay pendientes: resuelve cada uno antes de cerrar.',
  closing_owes: 'Todavía se debe dinero. Paga a todos o indica lo que queda.',
  registration_closed: 'Esta plataforma se está cerrando y no acepta nuevos registros.',
  period_too_long: 'Elige como máximo 12 meses.',
  days_not_closed: 'El período tiene que terminar en un día ya cerrado. Elige hasta ayer.',
  other_person_needed: 'Otra persona del equipo tiene que hacerlo.',
  second_person_needed: 'Los permisos que mueven dinero los dan dos personas.',
  second_person_dependent:
    'La segunda persona tiene que ser independiente: una de las dos invitó a la otra o cambió su acceso en los últimos 7 días.',

  invitation_needs_login:
    'Ya tienes una cuenta aquí. Inicia sesión con tu contraseña para aceptar la invitación.',
  staff_member_exists: 'Esta persona ya forma parte del equipo.',
  manager_exists: 'Esta persona ya es gerente o ya fue invitada.',
  portfolio_empty: 'Este gerente todavía no atiende a ningún vendedor.',
  own_access_locked: 'No puedes cambiar tu propio acceso. Pídeselo a otra persona del equipo.',
  permission_not_held: 'Solo puedes dar permisos que también tienes.',
  colleague_above_own: 'Esta persona tiene permisos que tú no tienes. Pídelo a alguien que los tenga todos.',
  limits_above_own: 'No puedes dar límites más amplios que los tuyos.',
  all_sellers_needed: 'Esto vale para todos los vendedores y tú atiendes solo a algunos.',
  withdrawal_above_own_limit: 'Este retiro supera lo que puedes aprobar.',
  access_outlasts_own: 'No puedes dar un acceso que dure más que el tuyo.',
  last_staff_manager:
    'Es la última persona que gestiona el equipo sin fecha de fin. Da antes ese permiso a alguien más.',

  receiver_exists: 'Esta persona ya es receptora de esta cuenta.',
  acquirer_untested:
    'Prueba la conexión antes de activar esta cuenta, o escribe el nombre del adquirente para activarla sin prueba.',
  receiver_unsure:
    'La adquirente no respondió la última vez, así que el receptor puede existir. Búscalo allí primero y luego vincúlalo o confirma que no hay ninguno.',

  webhook_in_use:
    'Un producto da acceso mediante este webhook. Elige otro en el contenido del producto antes de eliminarlo.',
  webhook_off: 'El webhook está desactivado. Actívalo e inténtalo de nuevo.',
  cart_not_remindable:
    'Este carrito no puede recibir un mensaje ahora: ya se compró, pidió no recibirlos o recibió uno hace poco.',
  webhooks_full: 'Ya tienes el máximo de 10 webhooks. Elimina uno para agregar otro.',

  affiliation_exists: 'Ya eres afiliado de este producto, o ya lo pediste.',
  affiliation_closed: 'Este producto no está aceptando afiliados.',
  affiliation_refused_recently:
    'Tu solicitud fue rechazada hace poco. Puedes pedirla de nuevo 30 días después.',
  own_product_refused: 'Este producto ya es tuyo.',
  shares_exceed_whole:
    'La suma de las comisiones supera el límite. Baja el porcentaje o termina otro contrato.',
  partner_not_found: 'No encontramos a esta persona en la plataforma. Revisa el correo.',
  partner_exists: 'Esta persona ya tiene un contrato o una invitación abierta en este producto.',

  upload_not_found: 'No hemos encontrado este archivo. Envíalo de nuevo.',
  upload_refused: 'Este tipo de archivo no se admite. Envía una imagen JPG, PNG o WebP, o un PDF.',
  upload_too_large: 'El archivo es demasiado grande. Elige uno más pequeño.',
  url_refused: 'Esta dirección no se admite. Usa un enlace completo que empiece por https://.',

  input_invalid: 'Revisa los datos e inténtalo de nuevo.',
  date_in_past: 'Elige una fecha futura.',
  record_changed:
    'Alguien cambió estos datos después de que abrieras la página. Recarga para ver la versión actual.',
  not_found: 'No hemos encontrado lo que buscas.',
  rate_limited: 'Demasiados intentos en poco tiempo. Espera un momento e inténtalo de nuevo.',
  overloaded: 'Tenemos muchas visitas en este momento. Inténtalo de nuevo en unos instantes.',
  acquirer_busy: 'Hay muchos pagos en proceso en este momento. Inténtalo de nuevo en unos instantes.',
  database_lost: 'Nuestro sistema se está recuperando de una falla. Inténtalo de nuevo en unos instantes.',
  platform_missing:
    'La instalación está lista, pero todavía no se abrió ninguna plataforma. Quien administra el servidor abre la primera con este comando:',
  internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo; si continúa, contacta con soporte.',
} satisfies ErrorTexts
