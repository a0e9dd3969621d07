import type { ErrorTexts } from './pt-br.ts'

export const errorTexts = {
  errorRequired: 'Completa este campo para continuar.',
  errorInvalidCpf: 'Revisa el CPF o CNPJ. El número no es válido.',
  errorInvalidPhone: 'Introduce un móvil con prefijo para continuar.',
  errorPhoneAndCpf: 'Introduce tu móvil y tu CPF o CNPJ para continuar.',
  errorFullName: 'Introduce tu nombre completo.',
  errorAddress: 'Completa la dirección de entrega para continuar.',
  errorPaymentNotConfigured: 'Esta forma de pago no está disponible en esta tienda. Elige otra.',
  errorCep: 'No se pudo consultar el código postal. Inténtalo de nuevo en unos instantes.',
  errorCepNotFound: 'Código postal no encontrado. Revisa el número e inténtalo de nuevo.',
  errorCardDeclined:
    'La tarjeta no fue aprobada. Revisa los datos, usa otra tarjeta o elige otra forma de pago.',
  errorPaymentDeclined: 'No se pudo completar el pago. Inténtalo de nuevo o elige otra forma de pago.',

  session_required: 'Inicia sesión para continuar.',
  session_expired: 'Tu sesión ha caducado. Inicia sesión de nuevo para continuar.',
  permission_missing: 'No tienes permiso para esta acción.',
  visit_read_only: 'Acceso de solo lectura: esta acción es exclusiva del vendedor.',
  test_mode_refused: 'No disponible en el modo de prueba. Ve a producción e inténtalo allí.',
  visit_impossible: 'No es posible acceder a la cuenta de esta persona.',
  second_factor_required: 'Introduce el código de la verificación en dos pasos para continuar.',
  step_up_required: 'Confirma tu identidad para completar esta acción.',
  credentials_invalid: 'Correo o contraseña incorrectos.',
  credentials_throttled: 'Demasiados intentos de acceso. Espera unos minutos e inténtalo de nuevo.',
  code_invalid: 'Código no válido o caducado. Revísalo e inténtalo de nuevo.',
  passkey_invalid: 'Passkey no reconocida. Inténtalo de nuevo o usa otra forma de acceso.',
  passkeys_full: 'Límite de passkeys alcanzado. Elimina una para añadir otra.',
  token_expired: 'Este enlace ha caducado. Solicita uno nuevo para continuar.',
  email_taken: 'Ya existe una cuenta con este correo.',
  api_keys_full: 'Alcanzaste el límite de claves. Revoca una que ya no uses.',
  terms_changed:
    'Los términos se actualizaron mientras completabas el formulario. Lee la nueva versión y acéptala de nuevo.',
  password_weak: 'Elige una contraseña más segura: más larga y difícil de adivinar.',

  offer_not_found: 'No encontramos esta oferta. Revisa el enlace que recibiste.',
  offer_unavailable: 'Esta oferta ya no está disponible.',
  product_not_found: 'No encontramos este producto.',
  product_not_for_sale: 'Disponible cuando el producto esté aprobado.',
  product_incomplete: 'Completa el producto antes de enviarlo a revisión.',
  currency_without_rate: 'Moneda aún no disponible en la plataforma. Habla con soporte.',
  exchange_rate_missing: 'La cotización venció. Espera a que la plataforma la actualice.',
  conversion_too_small: 'El importe convertido es menor que R$ 0,01.',
  currency_fixed: 'La moneda no se puede cambiar: el producto ya se vendió o forma parte de un order bump.',
  offer_bound: 'Oferta ya vendida o usada como order bump: el cobro no se puede cambiar. Crea otra oferta.',
  bump_offer_unavailable:
    'Esta oferta no puede ser order bump de este producto. Elige una oferta activa, de pago único, de otro producto tuyo en la misma moneda.',
  bump_repeated: 'Esta oferta ya está en la lista. Elige otra.',
  fake_price_too_low: 'El precio de referencia debe ser mayor que el precio de la oferta.',
  coupon_not_found: 'Cupón no encontrado. Revisa las letras e inténtalo de nuevo.',
  coupon_paused: 'Este cupón no está activo en este momento.',
  coupon_not_started: 'Este cupón aún no es válido.',
  coupon_expired: 'Este cupón ha caducado.',
  coupon_exhausted: 'Este cupón ya se usó el número máximo de veces.',
  coupon_used: 'Ya usaste este cupón o tienes un pago pendiente con él.',
  trial_used:
    'Ya usaste el período de prueba de este producto. Revisa el precio sin la prueba antes de suscribirte.',
  coupon_not_here: 'Este cupón no es válido para este producto.',
  coupon_not_first: 'Este cupón solo es válido en la primera compra.',
  coupon_too_large: 'El descuento deja un importe que no se puede cobrar.',
  birth_date_required: 'Indica tu fecha de nacimiento.',
  buyer_under_age: 'Este producto está prohibido para menores de 18 años.',
  gift_not_here: 'Este producto no se puede regalar.',
  gift_to_oneself: 'Indica el correo de otra persona: este es el correo de la compra.',
  gift_day_refused: 'Elige un día entre hoy y dentro de un año.',
  gift_opened: 'El regalo ya se abrió y no se puede cambiar.',
  gift_ended: 'Este regalo ya no está disponible. Contacta con la persona que lo envió.',
  gift_owned:
    'Ya tienes acceso a este producto. La persona que envió el regalo puede elegir otro destinatario.',
  gift_adult:
    'El producto ahora es para mayores de 18 años y no se puede abrir como regalo. La persona que envió el regalo puede pedir el reembolso.',
  gift_changes_used: 'Ya usaste todos los cambios de este regalo. Contacta con la tienda.',
  coupon_code_taken: 'Ya existe un cupón con este código.',
  payment_not_found: 'No encontramos este pago.',
  payment_not_reissuable: 'Ya no se puede generar un nuevo código para este pago. Haz la compra de nuevo.',
  method_unavailable: 'Esta forma de pago no está disponible para esta oferta.',
  two_cards_amount: 'Cada tarjeta debe pagar al menos 1,00.',
  two_cards_same: 'Usa dos tarjetas diferentes.',
  card_with_bank:
    'Tu compra anterior con tarjeta ya se pagó o aún espera al banco. Revisa ese pago antes de comprar de nuevo.',
  card_paused:
    'El pago con tarjeta está en pausa en esta oferta por algunas horas. Elige otra forma de pago.',
  card_tries_exceeded: 'Demasiados intentos con tarjeta. Usa otra forma de pago o inténtalo más tarde.',
  card_token_unusable: 'Hay que reenviar los datos de la tarjeta. Pulsa pagar de nuevo.',
  proof_required: 'Verificación de seguridad en curso. Inténtalo de nuevo en unos instantes.',
  purchase_conflict:
    'Esta compra ya se envió con otros datos. Recarga la página antes de intentarlo de nuevo.',
  balance_insufficient: 'Saldo disponible insuficiente para este importe.',
  refund_exceeds_payment: 'El importe supera lo que aún se puede reembolsar en esta venta.',
  refund_conflict: 'Este reembolso ya se solicitó con otros datos. Actualiza la página e inténtalo de nuevo.',
  refund_disputed: 'Esta venta está en disputa en el banco. El reembolso queda bloqueado hasta la decisión.',
  refund_under_way:
    'Hay un reembolso en curso en esta venta. Complétalo o cancélalo antes de registrar la pérdida.',
  invoice_required: 'Adjunta la factura de la comisión.',
  invoice_used: 'Factura ya usada en otro retiro.',
  correction_empty: 'Ninguna venta del período cambiaría de tarifa.',
  correction_too_large: 'Demasiadas ventas en el período. Elige un período más corto o un vendedor.',
  access_closed: 'El acceso a este producto está cerrado.',
  content_not_open: 'Este contenido aún no está disponible.',
  connection_secret_missing:
    'Escribe la credencial para guardar. Se pide de nuevo cuando cambia la dirección.',
  contents_full:
    'El producto ya tiene el máximo de contenidos. Elimina uno para conectar el área de miembros.',
  content_in_use: 'El contenido con claves ya entregadas no se puede eliminar. El título se puede cambiar.',
  content_used_up: 'Límite de descargas de este contenido alcanzado. Habla con la tienda.',
  course_full: 'Se alcanzó el límite de módulos o clases del curso.',
  course_module_in_use: 'Elimina o mueve las clases antes de borrar el módulo.',
  course_not_finished: 'El certificado se emite cuando todas las clases estén completas.',
  quiz_not_passed: 'Responde la prueba para completar esta clase.',
  sale_not_correctable: 'Disponible solo para ventas pagadas, sin reembolso ni disputa en curso.',
  sale_email_not_allowed:
    'Este ya es el correo de la compra o pertenece a un participante de la venta. Indica el correo del comprador.',
  sale_email_recent:
    'Correo cambiado recientemente. Espera el fin del plazo en que el correo anterior puede deshacer el cambio.',
  sale_email_contested:
    'El titular del correo anterior deshizo el cambio. Habla con el soporte de la plataforma.',
  sale_money_moved: 'Disponible solo mientras toda tu parte de la venta está por liberar.',
  sale_guarantee_over: 'La garantía de esta venta terminó. Solo se puede incluir un afiliado dentro de ella.',
  sale_has_affiliate: 'Esta venta ya tiene un afiliado.',
  affiliate_not_eligible: 'Afiliado no elegible: afiliación inactiva o compra propia.',
  commission_too_high: 'La comisión supera el contrato del afiliado o tu parte de esta venta.',
  charge_date_not_allowed: 'Elige un día dentro del intervalo permitido para el próximo cobro.',
  refund_window_over: 'El plazo de reembolso de esta compra terminó.',
  refund_request_open: 'Ya hay una solicitud de reembolso en curso para esta compra.',
  refund_request_decided: 'La solicitud de reembolso de esta compra ya fue analizada y cerrada.',
  refund_refusal_unlawful:
    'En los 7 días siguientes a la compra, el derecho de desistimiento está garantizado por ley. La solicitud no se puede rechazar.',
  refund_not_cancelable: 'Este reembolso no se puede cancelar.',
  defence_too_late: 'El plazo para enviar la defensa terminó.',
  case_resolution_impossible: 'Decisión no disponible para este caso. Actualiza la página.',
  subscription_not_found: 'Suscripción no encontrada.',
  subscription_not_changeable: 'Cambio no disponible para esta suscripción. Actualiza la página.',
  plan_not_changeable: 'El plan de esta suscripción no se puede cambiar ahora.',
  plan_not_charged:
    'El pago no se aprobó y el plan no ha cambiado. Actualiza la tarjeta o inténtalo más tarde.',
  plan_price_changed: 'El importe del cambio de plan es otro. Revísalo y confirma de nuevo.',

  withdrawal_below_minimum: 'El importe es inferior al mínimo para un retiro.',
  withdrawal_limit_exceeded:
    'Retiro por encima de tu límite. Solicita un importe menor o inténtalo otro día.',
  withdrawal_conflict:
    'Este retiro ya se solicitó con otros datos. Actualiza la página antes de intentarlo de nuevo.',
  documents_required: 'Envía tus documentos y espera la aprobación para retirar.',
  withdrawals_blocked: 'Los retiros de esta cuenta están bloqueados. Habla con soporte.',
  withdrawals_unavailable:
    'Los retiros no están disponibles ahora. Tu saldo sigue seguro; inténtalo más tarde.',
  debt_open: 'Tu cuenta tiene saldo deudor. Se descuenta de tus próximas ventas antes de liberar retiros.',
  bank_account_unusable:
    'Esta cuenta aún no puede recibir retiros. Espera la verificación o elige otra cuenta.',
  bank_account_repeated: 'Esta clave o cuenta ya está registrada.',
  holder_mismatch: 'La clave o cuenta debe ser del mismo CPF o CNPJ de tu registro.',
  anticipation_unavailable: 'El anticipo no está disponible para esta cuenta.',
  anticipation_below_minimum: 'El importe elegido es inferior al mínimo para anticipar.',
  anticipation_limit_exceeded: 'El importe supera tu límite de anticipo. Elige menos cobros.',
  host_taken: 'Dominio ya usado por una plataforma. Elige otro.',
  domain_is_primary: 'Dominio predeterminado de los enlaces. Define otro antes de eliminarlo.',
  domain_claims_exceeded: 'Límite de dominios por verificar alcanzado. Elimina uno que no uses.',
  brand_unreadable: 'Contraste insuficiente para la lectura.',
  broadcast_not_cancelable: 'Este aviso ya se envió o se canceló.',
  month_billed: 'Mes ya facturado o cerrado. Elige el mes actual o uno posterior.',
  proposal_open: 'Ya hay una propuesta igual pendiente de decisión.',
  closing_too_early: 'La fecha de cierre aún no ha llegado.',
  closing_obstructed: 'Hay pendientes abiertos. Resuélvelos todos antes de cerrar.',
  closing_owes: 'Hay importes adeudados. Paga a todos o indica el importe restante.',
  registration_closed: 'Esta plataforma se está cerrando y no acepta nuevos registros.',
  period_too_long: 'Elige como máximo 12 meses.',
  days_not_closed: 'El período debe terminar en un día ya cerrado. Elige hasta ayer.',
  other_person_needed: 'Esta acción requiere otra persona del equipo.',
  sign_on_required: 'Tu cuenta entra con el inicio de sesión corporativo.',
  sign_on_unreachable:
    'El proveedor de inicio de sesión no respondió como se esperaba. Revisa la dirección del emisor.',
  sign_on_secret_needed:
    'Indica el secreto del cliente. Es obligatorio cuando cambia el emisor o el cliente.',
  sign_on_untested: 'Prueba la conexión antes de hacer obligatorio el inicio de sesión corporativo.',
  sign_on_break_glass_needed:
    'Elige un administrador activo, con contraseña y verificación en dos pasos, para emergencias.',
  second_person_needed: 'Los permisos financieros requieren dos aprobaciones.',
  second_person_dependent:
    'La segunda persona debe ser independiente: una de las dos invitó a la otra o cambió su acceso en los últimos 7 días.',

  invitation_needs_login:
    'Ya tienes una cuenta aquí. Inicia sesión con tu contraseña para aceptar la invitación.',
  staff_member_exists: 'Esta persona ya forma parte del equipo.',
  manager_exists: 'Esta persona ya es gerente o ya fue invitada.',
  portfolio_empty: 'Este gerente no tiene vendedores en su cartera.',
  own_access_locked: 'No puedes cambiar tu propio acceso. Solicítalo a otra persona del equipo.',
  permission_not_held: 'Solo puedes conceder permisos que tienes.',
  colleague_above_own:
    'Esta persona tiene permisos que tú no tienes. Solicítalo a alguien que los tenga todos.',
  limits_above_own: 'No puedes conceder límites mayores que los tuyos.',
  all_sellers_needed: 'Esta acción requiere acceso a todos los vendedores.',
  withdrawal_above_own_limit: 'Retiro por encima de tu límite de aprobación.',
  access_outlasts_own: 'No puedes conceder un acceso con término posterior al tuyo.',
  last_staff_manager:
    'Es la última persona con acceso sin fecha de fin que gestiona el equipo. Concede antes ese permiso a otra persona.',

  receiver_exists: 'Esta persona ya es receptora de esta cuenta.',
  acquirer_untested:
    'Prueba la conexión antes de activar esta cuenta, o escribe el nombre de la adquirente para activarla sin prueba.',
  receiver_unsure:
    'La última solicitud quedó sin respuesta y el receptor puede existir. Compruébalo en la adquirente y vincúlalo o confirma que no existe.',

  webhook_in_use:
    'Webhook usado en la entrega de un producto. Sustitúyelo en el contenido del producto antes de eliminarlo.',
  webhook_off: 'El webhook está desactivado. Actívalo e inténtalo de nuevo.',
  cart_not_remindable:
    'Carrito sin envío disponible: compra completada, recordatorios cancelados o mensaje reciente.',
  webhooks_full: 'Límite de 10 webhooks alcanzado. Elimina uno para añadir otro.',

  affiliation_exists: 'Ya eres afiliado o ya solicitaste la afiliación a este producto.',
  affiliation_closed: 'Este producto no acepta afiliados en este momento.',
  affiliation_refused_recently:
    'Solicitud rechazada recientemente. Puedes solicitarla de nuevo 30 días después del rechazo.',
  own_product_refused: 'Este producto ya es tuyo.',
  shares_exceed_whole:
    'La suma de las comisiones supera el límite. Baja el porcentaje o termina otro contrato.',
  tiers_not_rising: 'Cada tramo debe empezar después del anterior y pagar una comisión mayor.',
  partner_not_found: 'No encontramos a esta persona en la plataforma. Revisa el correo.',
  partner_exists: 'Esta persona ya tiene un contrato o una invitación abierta en este producto.',

  upload_not_found: 'Archivo no encontrado. Envíalo de nuevo.',
  upload_refused:
    'Este archivo no se admite en este campo, o su contenido no corresponde al tipo. Revísalo y envía otro.',
  upload_too_large: 'El archivo es demasiado grande. Elige uno más pequeño.',
  storage_full: 'No hay espacio suficiente. Elimina archivos que ya no uses.',
  import_unreadable:
    'No se pudo leer el archivo. Guárdalo como CSV, con los nombres de las columnas en la primera línea.',
  import_column_missing: 'Elige la columna de cada campo obligatorio.',
  import_running: 'Hay otra importación en curso. Espera a que termine.',
  import_undo_over: 'El plazo de 24 horas para deshacer esta importación terminó.',
  imports_full: 'Hay demasiadas importaciones abiertas. Termina o descarta una.',
  url_refused: 'Esta dirección no se admite. Usa un enlace completo que empiece por https://.',

  input_invalid: 'Revisa los datos e inténtalo de nuevo.',
  date_in_past: 'Elige una fecha futura.',
  fiscal_profile_missing: 'Completa y guarda los datos fiscales antes de continuar.',
  company_missing: 'Solo las empresas pueden emitir facturas: tu cuenta necesita un CNPJ.',
  certificate_missing: 'Envía el certificado digital A1 de la empresa antes de emitir.',
  certificate_password_wrong: 'Contraseña del certificado incorrecta.',
  certificate_unreadable:
    'Este archivo no es un certificado A1 completo. Envía el archivo .pfx o .p12 con la clave privada.',
  certificate_expired: 'Este certificado está vencido. Envía el nuevo.',
  certificate_of_other: 'Este certificado es de otro CNPJ.',
  dps_number_used: 'Este número ya se usó en esta serie. Indica un número mayor o cambia la serie.',
  record_changed:
    'Los datos cambiaron después de que abriste la página. Actualiza para ver la versión actual.',
  not_found: 'Registro no encontrado.',
  rate_limited: 'Demasiados intentos en poco tiempo. Espera un momento e inténtalo de nuevo.',
  overloaded: 'Tenemos muchos accesos en este momento. Inténtalo de nuevo en unos instantes.',
  acquirer_busy: 'Hay muchos pagos en proceso en este momento. Inténtalo de nuevo en unos instantes.',
  database_lost: 'Nuestro sistema se está recuperando de un fallo. Inténtalo de nuevo en unos instantes.',
  tenant_moving: 'Estamos cambiando esta tienda de servidor. Vuelve a intentarlo en unos instantes.',
  wrong_cell: 'Esta tienda cambió de servidor. Vuelve a intentarlo en unos instantes.',
  cell_silent: 'La célula no respondió. Comprueba si el cambio se hizo antes de repetirlo.',
  platform_missing:
    'Instalación lista, sin ninguna plataforma. Para crear la primera, el responsable del servidor ejecuta este comando:',
  internal: 'Ocurrió un error en el sistema. Inténtalo de nuevo; si continúa, contacta con soporte.',
} satisfies ErrorTexts
