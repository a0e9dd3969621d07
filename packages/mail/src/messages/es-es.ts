import type { MailMessages } from './pt-br.ts'

export const mailEsEs = {
  greeting: (name) => (name ? `Hola, ${name}.` : 'Hola.'),
  product: 'Producto',
  soldBy: 'Vendido por',
  order: 'Pedido',
  protocol: 'Referencia',
  amount: 'Importe',
  share: 'Recibes',
  ignore: 'Si no fuiste tú, ignora este correo: no pasa nada.',
  neverShare: 'No compartas este código con nadie. Nuestro equipo nunca pide códigos.',
  expiresIn: (minutes) => `Vale durante ${minutes} minutos y funciona una sola vez.`,
  linkByHand: 'Si el botón no abre, copia esta dirección en el navegador:',
  footer: (platform) => `Este correo fue enviado por ${platform}.`,

  purchaseApproved: {
    subject: (product) => `Compra aprobada: ${product}`,
    heading: 'Pago confirmado',
    thanks: 'Hemos recibido tu pago. ¡Gracias por tu compra!',
    button: 'Ver mi compra',
    accessSubject: (product) => `Tu acceso: ${product}`,
    accessHeading: 'Tu acceso está listo',
    accessReady: 'Recibimos tu pago y ya puedes acceder a lo que compraste.',
    accessButton: 'Acceder a mi compra',
    parcel: (seller) => `${seller} se encarga del envío y avisa cuando el pedido salga.`,
    license: (title) => `Tu clave de ${title}:`,
    licenseToCome: (title) =>
      `La clave de ${title} aún no llegó. En cuanto la tienda la envíe, la recibirás por correo.`,
    shipping: 'Envío',
    interest: 'Intereses',
    total: 'Total',
    access: 'Para entrar, usa este mismo correo: te enviamos un código al momento, sin contraseña.',
    keep: 'Guarda este correo. Es el comprobante de tu pedido.',
  },
  pixCreated: {
    subject: (amount) => `Tu Pix de ${amount} está listo`,
    heading: 'Solo falta pagar el Pix',
    explain: 'Copia el código y pégalo en la app de tu banco, en Pix copia y pega.',
    validUntil: 'Válido hasta',
    button: 'Ver código QR',
    paid: '¿Ya pagaste? La confirmación llega por correo en unos instantes.',
  },
  boletoCreated: {
    subject: (amount) => `Tu boleto de ${amount} está listo`,
    subjectWithDay: (amount, day) => `Tu boleto de ${amount} vence el ${day}`,
    heading: 'Solo falta pagar el boleto',
    explain: 'Copia el número y págalo en la app de tu banco o en una casa de lotería de Brasil.',
    dueOn: 'Vencimiento',
    button: 'Ver el boleto',
    paid: '¿Ya pagaste? El banco puede tardar hasta tres días hábiles en confirmarlo; te avisamos por correo.',
  },
  purchaseRefunded: {
    subject: (product) => `Reembolso confirmado: ${product}`,
    heading: 'Tu dinero está de vuelta',
    explain: 'El reembolso de esta compra fue confirmado.',
    note: 'El Pix vuelve a la cuenta que pagó. En la tarjeta aparece en uno de los próximos extractos.',
    button: 'Ver mis compras',
  },
  purchaseChargedBack: {
    subject: (product) => `Contracargo registrado: ${product}`,
    heading: 'Contracargo registrado',
    explain: 'El banco informó que el pago de esta compra fue impugnado y devolvió el dinero.',
    note: 'El acceso a lo comprado queda suspendido. ¿No fuiste tú? Habla con tu banco.',
    button: 'Ver mis compras',
  },
  purchaseInAnalysis: {
    subject: (product) => `Pago en revisión: ${product}`,
    heading: 'La tarjeta está en revisión',
    explain: 'El banco está revisando el pago de esta compra.',
    note: 'No tienes que hacer nada ni volver a pagar: te avisamos por correo en cuanto el banco responda.',
    button: 'Seguir el pago',
  },
  purchaseRefused: {
    subject: (product) => `Pago no aprobado: ${product}`,
    heading: 'La tarjeta no fue aprobada',
    explain: 'El banco terminó la revisión y no autorizó el pago de esta compra.',
    note: 'No se cobró nada. Puedes pagar con Pix o con otra tarjeta.',
    button: 'Pagar de otra forma',
  },
  orderShipped: {
    subject: (product) => `Pedido enviado: ${product}`,
    heading: 'Tu pedido está en camino',
    explain: (seller) => `${seller} envió tu pedido. Síguelo con el código de abajo.`,
    carrier: 'Transportista',
    track: 'Seguir el envío',
    button: 'Ver mis compras',
  },
  cartReminder: {
    subject: (product) => `Completa tu compra: ${product}`,
    lastSubject: (product) => `Último recordatorio: ${product}`,
    heading: {
      LEFT: 'Completa tu compra',
      CODE_UNPAID: 'Tu código de pago venció',
      CARD_REFUSED: 'La tarjeta no fue aprobada',
    },
    explain: {
      LEFT: 'Empezaste esta compra y no la terminaste. Solo toma un minuto.',
      CODE_UNPAID: 'El Pix o boleto de tu compra venció. Genera uno nuevo y termina en un minuto.',
      CARD_REFUSED: 'El banco no aprobó la tarjeta. Puedes intentar con otra o pagar con Pix.',
    },
    last: 'Este es nuestro último recordatorio sobre esta compra.',
    button: 'Terminar la compra',
    optOut: '¿No quieres más recordatorios? Cancélalos aquí:',
  },
  saleMade: {
    subject: (amount) => `Venta aprobada: ${amount}`,
    heading: 'Venta aprobada',
    explain: 'El pago fue confirmado.',
    button: 'Ver la venta',
  },
  pixGenerated: {
    subject: (amount) => `Pix generado: ${amount}`,
    heading: 'Pix generado',
    explain: 'El código fue generado y aún no fue pagado.',
    button: 'Ver la venta',
  },
  saleRefunded: {
    subject: (amount) => `Venta reembolsada: ${amount}`,
    heading: 'Venta reembolsada',
    explain: 'El dinero volvió al comprador y tu parte salió de tu saldo.',
    button: 'Ver la venta',
  },
  saleChargedBack: {
    subject: (amount) => `Contracargo: ${amount}`,
    heading: 'Venta con contracargo',
    explain: 'El banco devolvió el dinero al comprador y tu parte salió de tu saldo.',
    button: 'Ver la venta',
  },
  parcelToSend: {
    subject: (amount) => `Pedido por enviar: ${amount}`,
    heading: 'Pedido por enviar',
    explain:
      'El pago fue confirmado. Envía el pedido e informa el código de seguimiento: el comprador recibe el aviso al momento.',
    button: 'Ver el pedido',
  },
  accessDelivered: {
    subject: (amount) => `Acceso entregado: ${amount}`,
    heading: 'El comprador recibió el acceso',
    explain: 'El pago fue confirmado y el acceso al producto digital se envió por correo.',
    button: 'Ver la venta',
  },
  cartAbandoned: {
    subject: (product) => `Carrito abandonado: ${product}`,
    heading: 'Carrito abandonado',
    explain: 'Una persona llenó el checkout y se fue sin pagar.',
    button: 'Ver los carritos',
  },
  partnershipNews: {
    somebody: 'Tu socio',
    commission: 'Comisión',
    reason: 'Motivo',
    button: 'Abrir el panel',
    affiliationRequested: {
      subject: (product) => `Nueva solicitud de afiliación: ${product}`,
      explain: (partner) => `${partner} quiere promocionar tu producto.`,
    },
    affiliationApproved: {
      subject: (product) => `Afiliación aprobada: ${product}`,
      explain: (partner) => `${partner} aprobó tu afiliación. Tus enlaces están en el panel.`,
    },
    affiliationRefused: {
      subject: (product) => `Afiliación rechazada: ${product}`,
      explain: (partner) => `${partner} no aprobó tu afiliación.`,
    },
    affiliationEnded: {
      subject: (product) => `Afiliación terminada: ${product}`,
      explain: (partner) =>
        `${partner} terminó la afiliación. Las comisiones ya ganadas siguen siendo tuyas.`,
    },
    affiliateTermsChanged: {
      subject: (product) => `Cambio en la comisión: ${product}`,
      explain: (partner) =>
        `${partner} cambió la comisión. La nueva regla empieza en tres días; los clics anteriores siguen la antigua.`,
    },
    coProductionProposed: {
      subject: (product) => `Propuesta de coproducción: ${product}`,
      explain: (partner) => `${partner} hizo una propuesta de coproducción y espera tu respuesta.`,
    },
    coProductionAccepted: {
      subject: (product) => `Coproducción aceptada: ${product}`,
      explain: (partner) => `${partner} aceptó tu propuesta.`,
    },
    coProductionDeclined: {
      subject: (product) => `Coproducción rechazada: ${product}`,
      explain: (partner) => `${partner} rechazó tu propuesta.`,
    },
    coProductionEnded: {
      subject: (product) => `Coproducción terminada: ${product}`,
      explain: (partner) => `${partner} terminó la coproducción. Las ventas ya hechas no cambian.`,
    },
    commissionProposed: {
      subject: (product) => `Una comisión para ti: ${product}`,
      explain: (partner) =>
        `${partner} quiere pagarte una comisión por una venta ya hecha y espera tu respuesta.`,
    },
    commissionWithdrawn: {
      subject: (product) => `Propuesta de comisión retirada: ${product}`,
      explain: (partner) => `${partner} retiró la propuesta de comisión.`,
    },
    commissionAccepted: {
      subject: (product) => `Comisión aceptada: ${product}`,
      explain: (partner) => `${partner} aceptó la comisión. El valor ya salió de tu parte de la venta.`,
    },
    commissionDeclined: {
      subject: (product) => `Comisión rechazada: ${product}`,
      explain: (partner) => `${partner} rechazó la comisión. Tu parte de la venta no cambió.`,
    },
  },
  refundRequested: {
    subject: (product) => `Recibimos tu solicitud de reembolso: ${product}`,
    heading: 'Recibimos tu solicitud de reembolso',
    explain: 'El vendedor ya fue avisado y responderá antes de la fecha indicada.',
    answerBy: 'Respuesta hasta',
    button: 'Seguir la solicitud',
  },
  refundApproved: {
    subject: (product) => `Reembolso aprobado: ${product}`,
    heading: 'Tu reembolso fue aprobado',
    explain: 'La devolución está en curso. Te avisamos por correo cuando termine.',
    button: 'Seguir el reembolso',
  },
  refundRefused: {
    subject: (product) => `Respuesta a tu solicitud de reembolso: ${product}`,
    heading: 'El vendedor no aceptó el reembolso',
    explain: 'Esta es la respuesta del vendedor.',
    answer: 'Respuesta del vendedor',
    appealBy: 'Puedes reclamar hasta',
    button: 'Reclamar',
    appeal: 'Si no estás de acuerdo, reclama: nuestro equipo analiza el caso y decide.',
  },
  refundClosed: {
    subject: (product) => `Solicitud de reembolso cerrada: ${product}`,
    heading: 'Tu solicitud de reembolso fue cerrada',
    explain: 'La solicitud se cerró sin reembolso. Abajo está el motivo.',
    answer: 'Motivo',
    button: 'Ver mi compra',
  },
  refundMade: {
    subject: (product) => `Reembolso completado: ${product}`,
    heading: 'Te devolvimos el dinero',
    explain: 'El reembolso de tu compra se completó.',
    explainOwn: {
      'paid twice': 'Este pedido ya estaba pagado. Te devolvimos el segundo pago.',
      'period over':
        'El código que pagaste era de un período de la suscripción que ya había pasado. Te devolvimos el pago; tu suscripción sigue con el cobro del período actual.',
      'link sold':
        'Cuando llegó el pago, este enlace ya se había vendido a otra persona. Te devolvimos el importe.',
    },
    button: 'Ver mi compra',
    where: {
      PIX: 'El importe vuelve a la cuenta desde la que salió el Pix.',
      CREDIT_CARD: 'El abono aparece en este extracto de la tarjeta o en el próximo, según el banco.',
      BILLET: 'El importe se devolvió en la cuenta acordada contigo.',
    },
  },
  refundMessage: {
    subject: (product) => `Nuevo mensaje sobre el reembolso: ${product}`,
    heading: 'Recibiste un mensaje',
    explain: 'Hay un mensaje nuevo en la solicitud de reembolso.',
    from: {
      BUYER: 'El comprador escribió',
      SELLER: 'El vendedor escribió',
      STAFF: 'Nuestro equipo escribió',
    },
    button: 'Responder',
  },
  refundToAnswer: {
    subject: (product) => `Solicitud de reembolso por responder: ${product}`,
    heading: 'Un comprador pidió un reembolso',
    explain: 'El importe queda retenido hasta tu respuesta.',
    reason: 'Motivo del comprador',
    answerBy: 'Responde antes de',
    button: 'Responder a la solicitud',
    reportedHeading: 'Cargo no reconocido',
    reportedExplain: 'Una persona indicó los datos de este cargo y dice que no hizo la compra.',
    note: {
      LAW: 'La compra tiene menos de 7 días: por ley el comprador puede desistir y el reembolso no se puede rechazar.',
      GUARANTEE: 'Sin respuesta en ese plazo, el reembolso se aprueba automáticamente.',
      UNRECOGNIZED:
        'Reembolsar ahora evita un contracargo. Si lo rechazas o no respondes a tiempo, decide nuestro equipo.',
    },
  },
  chargeReported: {
    subject: (protocol) => `Recibimos tu reporte: ${protocol}`,
    heading: 'Recibimos tu reporte de un cargo no reconocido',
    explain: (hours) =>
      `Si hay un cargo con los datos indicados, la tienda tiene ${hours} horas para responder y después decide nuestro equipo. La respuesta llega a este correo.`,
    day: 'Fecha del cargo',
    bank: 'Si no autorizaste el cargo, avisa también a tu banco: puede bloquear la tarjeta y disputar el importe.',
  },
  chargeReportAnswered: {
    granted: {
      subject: (protocol) => `Reembolso aprobado: ${protocol}`,
      heading: 'El cargo será reembolsado',
      explain: 'El importe vuelve al medio de pago usado en la compra.',
    },
    refused: {
      subject: (protocol) => `Respuesta a tu reporte: ${protocol}`,
      heading: 'Tu reporte fue analizado',
      explain: 'El reporte se cerró sin reembolso. Mira la respuesta abajo.',
    },
  },
  disputeOpened: {
    subject: (product) => `Venta disputada: ${product}`,
    heading: 'Una de tus ventas fue disputada',
    explainCard:
      'El titular de la tarjeta disputó la compra en su banco, y el importe de la venta quedó retenido.',
    explainPix: 'El pagador disputó el Pix en su banco, y el importe de la venta quedó retenido.',
    dueAt: 'Defensa hasta',
    button: 'Enviar la defensa',
    note: 'Cuenta lo que pasó y adjunta comprobantes de entrega o de acceso. Sin defensa a tiempo, el banco suele decidir a favor del comprador.',
  },
  disputeEnded: {
    won: {
      subject: (product) => `Disputa ganada: ${product}`,
      heading: 'Ganaste la disputa',
      explain: 'El importe de la venta volvió a tu saldo.',
    },
    lost: {
      subject: (product) => `Disputa perdida: ${product}`,
      heading: 'La disputa se decidió a favor del comprador',
      explain: 'El importe de la venta se devolvió al comprador.',
    },
    fee: 'Tarifa de la disputa',
    button: 'Ver la disputa',
  },
  subscriptionRenewing: {
    subject: (product, day) => `Tu suscripción se renueva el ${day}: ${product}`,
    heading: 'Tu suscripción se renueva pronto',
    explain: (amount, day) => `Cobraremos ${amount} en tu tarjeta el ${day}. No tienes que hacer nada.`,
    card: 'Tarjeta',
    button: 'Ver mi suscripción',
    note: '¿Quieres cambiar la tarjeta o cancelar? Hazlo antes del cobro, en Mis compras.',
  },
  subscriptionDateMoved: {
    subject: (product, day) => `Tu próximo cobro ahora es el ${day}: ${product}`,
    heading: 'La fecha de tu cobro cambió',
    asYouAsked: (day) => `Como pediste, el próximo cobro de tu suscripción será el ${day}.`,
    bySeller: (day) =>
      `El vendedor cambió la fecha del próximo cobro de tu suscripción al ${day}. El importe es el mismo.`,
    before: 'Fecha anterior',
    now: 'Nueva fecha',
    button: 'Ver mi suscripción',
    note: 'Tu acceso sigue hasta la nueva fecha. No se cobra nada antes.',
  },
  subscriptionOnHold: {
    subject: (product) => `Por ahora tu suscripción no se renueva: ${product}`,
    heading: 'Por ahora no se cobra nada',
    explain: (seller) =>
      `${seller} no puede vender en la plataforma en este momento. Por eso tu suscripción no se renueva y no se cobra nada.`,
    until: 'Pagado hasta',
    button: 'Ver mi suscripción',
    note: 'Si las ventas vuelven, recibes un aviso antes de cualquier cobro. También puedes cancelar cuando quieras, en Mis compras.',
  },
  subscriptionInvoice: {
    subject: (amount, day) => `Factura de ${amount} vence el ${day}`,
    overdueSubject: (amount) => `Tu factura de ${amount} está vencida`,
    heading: 'Tu factura está lista',
    overdueHeading: 'Tu factura está vencida',
    explain: (day) => `Paga hasta el ${day} para seguir con tu suscripción.`,
    overdue: (day, end) =>
      `La factura venció el ${day} y aún no recibimos el pago. Paga hasta el ${end} para no perder tu suscripción.`,
    dueOn: 'Vencimiento',
    button: 'Pagar ahora',
    paid: '¿Ya pagaste? La confirmación llega por correo.',
  },
  subscriptionChargeFailed: {
    subject: (product) => `No pudimos renovar tu suscripción: ${product}`,
    heading: 'El pago no fue aprobado',
    explain: 'Tu banco no aprobó el cobro de la suscripción.',
    triesAgain: (day) =>
      `Lo intentaremos de nuevo el ${day}. Si prefieres, cambia la tarjeta ahora: cobramos al instante y nada cambia para ti.`,
    needsCard: (day) =>
      `Esta tarjeta ya no se puede cobrar. Agrega otra hasta el ${day} para no perder tu suscripción.`,
    button: 'Cambiar la tarjeta',
  },
  subscriptionEnded: {
    subject: (product) => `Suscripción finalizada: ${product}`,
    heading: 'Tu suscripción terminó',
    explain: {
      ASKED: 'Tu suscripción fue cancelada.',
      UNPAID: 'No recibimos el pago de la renovación y tu suscripción terminó.',
      REFUNDED: 'El pago del período fue devuelto y tu suscripción terminó.',
      PLATFORM_CLOSED: 'Esta tienda está cerrando y tu suscripción no se ha renovado.',
    },
    noCharge: 'No se hará ningún cobro más. Si quieres volver, solo tienes que suscribirte de nuevo.',
    noChargeClosed: 'No se hará ningún cobro nuevo.',
    button: 'Ver mis compras',
  },
  cardPaused: {
    subject: (product) => `Tarjeta en pausa por seguridad: ${product}`,
    heading: 'Pausamos la tarjeta en esta oferta',
    explain:
      'Detectamos pruebas de tarjetas en tu checkout. Para evitar contracargos, el pago con tarjeta se pausó por algunas horas.',
    until: 'La tarjeta vuelve el',
    button: 'Ver el producto',
    note: 'Pix y las demás formas de pago siguen vendiendo. No tienes que hacer nada.',
  },
  licenseKeysMissing: {
    subject: (product) => `Faltan claves: ${product}`,
    heading: 'Se acabaron tus claves',
    explain: 'Se aprobó una venta y no quedaba ninguna clave para entregar. El comprador está esperando.',
    content: 'Contenido',
    button: 'Agregar claves',
    note: 'En cuanto agregues claves, cada venta en espera recibe la suya por correo, en el orden en que se aprobaron.',
  },
  endpointFailing: {
    failing: {
      subject: (host) => `Tu webhook no responde: ${host}`,
      heading: 'Tu webhook no responde',
      explain: 'Las últimas llamadas a tu servidor fallaron. Seguiremos intentando durante tres días.',
      note: 'Tus ventas no se ven afectadas. Cuando el servidor vuelva, entregamos lo que quedó en espera.',
    },
    disabled: {
      subject: (host) => `Webhook desactivado: ${host}`,
      heading: 'Desactivamos un webhook',
      explain: 'Tu servidor dejó de aceptar las llamadas y dejamos de enviarlas.',
      note: 'Tus ventas no se ven afectadas. Cuando lo corrijas, activa el webhook y reenvía lo que no llegó: lo guardamos 60 días.',
    },
    address: 'Dirección',
    at: 'Último fallo',
    button: 'Ver integraciones',
  },
  reportMail: {
    subject: (view) => `Tu informe: ${view}`,
    ofPeriod: (from, to) => `Estos son los números del ${from} al ${to}.`,
    asItStands: 'Estos son los números de ahora.',
    nothing: 'No hubo nada que contar en este período.',
    largest: 'Los mayores:',
    button: 'Abrir informe',
    stop: 'Para dejar de recibir este informe:',
  },
  customerAccessCode: {
    subject: (code) => `${code} es tu código de acceso`,
    heading: 'Tu código de acceso',
    explain: 'Escribe este código para ver tus compras.',
  },
  saleEmailCode: {
    subject: (product) => `Confirma el correo de tu compra: ${product}`,
    heading: '¿Este correo es tuyo?',
    explain: (seller) =>
      `${seller} pidió usar esta dirección en una compra hecha con otro correo. Si la compra es tuya, confírmalo con el código de abajo.`,
    expiresAt: 'Válido hasta',
    button: 'Confirmar mi correo',
    notForSeller: 'No des el código a nadie, ni siquiera al vendedor.',
  },
  saleEmailChanged: {
    subject: (product) => `El correo de tu compra cambió: ${product}`,
    heading: 'El correo de tu compra cambió',
    explain:
      'El vendedor corrigió el correo de esta compra y la nueva dirección fue confirmada. El acceso y los avisos van a ella.',
    newEmail: 'Nuevo correo',
    undoUntil: 'Puedes deshacerlo hasta',
    button: 'No fui yo: deshacer',
    note: 'Si pediste la corrección, no tienes que hacer nada.',
  },
  registrationCode: {
    subject: (code) => `${code} es tu código de confirmación`,
    heading: 'Confirma tu correo',
    explain: 'Escribe este código para terminar tu registro.',
  },
  passwordReset: {
    subject: 'Crea una nueva contraseña',
    heading: 'Crea una nueva contraseña',
    explain: 'Recibimos una solicitud para cambiar la contraseña de tu cuenta.',
    button: 'Crear nueva contraseña',
    ignore: 'Si no fuiste tú, ignora este correo: tu contraseña sigue siendo la misma.',
  },
  staffInvitation: {
    subject: (platform) => `Invitación al equipo: ${platform}`,
    heading: 'Tienes una invitación al equipo',
    explain: (inviter, platform) =>
      inviter ? `${inviter} te invitó al equipo de ${platform}.` : `Te invitaron al equipo de ${platform}.`,
    nextByPassword: 'Para aceptar, crea la contraseña con la que vas a entrar.',
    nextByLogin: 'Para aceptar, inicia sesión con la contraseña que ya usas aquí.',
    button: 'Aceptar la invitación',
    expiresIn: (days) => `Vale por ${days} días y funciona una sola vez.`,
    ignore: '¿No esperabas esta invitación? Ignora este correo: no pasa nada.',
  },
  standingChanged: {
    subject: {
      ACTIVE: 'Tu cuenta está activa',
      REVIEW: 'Tu cuenta está en revisión',
      OFFBOARDING: 'Tus ventas fueron cerradas',
      BLOCKED: 'Tu cuenta fue bloqueada',
      CASHOUT_BLOCKED: 'Tus retiros fueron pausados',
      CASHOUT_UNBLOCKED: 'Tus retiros están permitidos de nuevo',
    },
    explain: {
      ACTIVE: 'Puedes vender y retirar normalmente.',
      REVIEW: 'Sigues vendiendo. Hasta que terminemos, cada retiro pasa por la aprobación del equipo.',
      OFFBOARDING:
        'Tus checkouts no aceptan nuevas compras. El panel sigue abierto y el saldo puede retirarse con aprobación del equipo.',
      BLOCKED:
        'Tus checkouts están cerrados y el saldo queda guardado hasta una decisión. Responde a este mensaje para hablar con la plataforma.',
      CASHOUT_BLOCKED:
        'Sigues vendiendo, pero los pedidos de retiro y de anticipo se rechazan por ahora. Habla con la plataforma para saber más.',
      CASHOUT_UNBLOCKED: 'Ya puedes pedir retiros y anticipos de nuevo.',
    },
    button: 'Ver el dinero',
  },
  staffVisit: {
    subject: 'El equipo está viendo tu panel',
    heading: 'El equipo está viendo tu panel',
    explain: 'Una persona del equipo de la plataforma accedió a tu panel para atención.',
    who: 'Quién',
    reason: 'Motivo',
    from: 'Desde',
    until: 'Termina solo a las',
    onlyLooks:
      'Esa persona solo mira: no retira dinero, no cambia la contraseña ni la cuenta bancaria y no descarga archivos.',
    limitedChanges:
      'Esa persona puede editar la página de venta o reenviar un acceso. No retira dinero, no cambia la contraseña ni la cuenta bancaria y no descarga archivos.',
    button: 'Ver las visitas a mi cuenta',
  },
  managerInvitation: {
    subject: (platform) => `Invitación para ser gerente: ${platform}`,
    heading: 'Tienes una invitación para atender a vendedores',
    explain: (inviter, platform) =>
      inviter
        ? `${inviter} te invitó a ser gerente de cuentas en ${platform}.`
        : `Te invitaron a ser gerente de cuentas en ${platform}.`,
  },
  newDevice: {
    subject: 'Nuevo acceso a tu cuenta',
    heading: 'Nuevo acceso a tu cuenta',
    explain: 'Se entró en tu cuenta desde un navegador que aún no conocíamos.',
    when: 'Cuándo',
    device: 'Dispositivo',
    deviceOn: (browser, system) => `${browser} en ${system}`,
    unknownDevice: 'No identificado',
    ip: 'Dirección IP',
    act: '¿Fuiste tú? No hace falta hacer nada. Si no, cambia tu contraseña ahora y desconecta ese dispositivo.',
    button: 'Revisar la seguridad de la cuenta',
  },
  passkeyChanged: {
    subject: {
      ADDED: 'Nueva passkey en tu cuenta',
      REMOVED: 'Passkey eliminada de tu cuenta',
      COPIED: 'Rechazamos una passkey de tu cuenta',
    },
    explain: {
      ADDED: 'Se creó una passkey para entrar en tu cuenta.',
      REMOVED: 'Una passkey dejó de entrar en tu cuenta.',
      COPIED: 'Rechazamos un acceso con una passkey que parece haber sido copiada.',
    },
    passkey: 'Passkey',
    act: {
      ADDED: '¿Fuiste tú? No hace falta hacer nada. Si no, elimina esa passkey ahora y habla con el soporte.',
      REMOVED: '¿Fuiste tú? No hace falta hacer nada. Si no, habla con el soporte.',
      COPIED: 'Por seguridad, elimina esa passkey y crea otra, aunque hayas sido tú.',
    },
  },
  bankAccountChanged: {
    subject: {
      ADDED: 'Nueva cuenta para tus retiros',
      VERIFIED: 'Cuenta verificada para retiros',
      REFUSED: 'No pudimos aceptar la cuenta para retiros',
      REMOVED: 'Cuenta de retiro eliminada',
    },
    explain: {
      ADDED: 'Se registró una clave Pix o cuenta bancaria para recibir tus retiros.',
      VERIFIED: 'La clave Pix o cuenta bancaria que registraste fue verificada.',
      REFUSED:
        'La clave Pix o cuenta bancaria que registraste no fue aceptada. Registra otra a tu CPF o CNPJ.',
      REMOVED: 'Una clave Pix o cuenta bancaria ya no recibe tus retiros.',
    },
    destination: 'Cuenta',
    when: 'Cuándo',
    usableFrom: 'Recibe retiros desde',
    act: '¿Fuiste tú? No tienes que hacer nada. Si no, cambia tu contraseña ahora y habla con soporte.',
    button: 'Revisar la seguridad de la cuenta',
  },
  broadcast: { button: 'Abrir el panel' },
  documentReviewed: {
    subject: { APPROVED: 'Tus documentos fueron aprobados', REFUSED: 'Hay que volver a enviar un documento' },
    explain: {
      APPROVED: 'Revisamos todo lo que enviaste y está en orden.',
      REFUSED: 'No pudimos aceptar uno de los documentos. Solo ese debe enviarse de nuevo.',
    },
    document: 'Documento',
    reason: 'Motivo',
    note: 'Observación',
    papers: {
      photoDocument: 'Documento con foto',
      photoPersonWithDocument: 'Selfie con documento',
      photoDocumentSocialContract: 'Contrato social',
      addressProof: 'Comprobante de domicilio',
      balanceSheet: 'Balance o estado de resultados',
    },
    refusals: {
      ILLEGIBLE: 'No se puede leer',
      WRONG_TYPE: 'No es el documento solicitado',
      MISMATCH: 'Los datos no coinciden con los de tu cuenta',
      EXPIRED: 'Está vencido',
      REPEATED: 'El archivo ya se envió antes',
      SUSPICIOUS: 'No pudimos confirmar que sea auténtico',
    },
    button: { APPROVED: 'Ver mis documentos', REFUSED: 'Enviar de nuevo' },
  },
  productReviewed: {
    subject: {
      APPROVED: (product) => `${product} fue aprobado`,
      NEEDS_CHANGES: (product) => `${product} necesita ajustes`,
      REJECTED: (product) => `${product} no fue aprobado`,
      SUSPENDED: (product) => `Las ventas de ${product} están suspendidas`,
    },
    heading: {
      APPROVED: 'Aprobado',
      NEEDS_CHANGES: 'Faltan algunos ajustes',
      REJECTED: 'No fue aprobado',
      SUSPENDED: 'Ventas suspendidas',
    },
    explain: {
      APPROVED: 'Revisamos lo que enviaste y todo está en orden.',
      NEEDS_CHANGES: 'Revisamos lo que enviaste y pedimos algunos ajustes antes de aprobarlo.',
      REJECTED: 'Revisamos lo que enviaste y no pudimos aprobarlo.',
      SUSPENDED:
        'Este producto no se puede vender por ahora. Quien ya lo compró conserva el acceso y el derecho al reembolso.',
    },
    product: 'Producto',
    reason: 'Motivo',
    button: 'Abrir el producto',
  },
  anticipationNews: {
    subject: {
      PAID: 'Tu anticipo fue pagado',
      COUNTERED: 'Tenemos otra propuesta para tu anticipo',
      REFUSED: 'Tu anticipo no fue aprobado',
      EXPIRED: 'El plazo de tu anticipo terminó',
    },
    explain: {
      PAID: 'El importe ya está disponible en tu saldo.',
      COUNTERED: 'La propuesta vale por 24 horas. También puedes rechazarla y esperar las fechas normales.',
      REFUSED: 'Los importes siguen programados para sus fechas normales.',
      EXPIRED:
        'La solicitud terminó sin respuesta. Los importes siguen programados para sus fechas normales.',
    },
    gross: 'Importe anticipado',
    fee: 'Costo',
    net: 'Recibes',
    reason: 'Motivo',
    button: 'Ver mis anticipos',
  },
  withdrawalPaid: {
    subject: (amount) => `Tu retiro de ${amount} fue pagado`,
    heading: 'Retiro pagado',
    explain: 'El dinero de tu retiro ya está en la cuenta.',
    destination: 'Cuenta',
    button: 'Ver mi saldo',
  },
  withdrawalHeld: {
    subject: (amount) => `Tu retiro de ${amount} está en revisión`,
    heading: 'Necesitamos una cosa más',
    explain:
      'Retenemos tu retiro hasta resolver el punto de abajo. El dinero sigue siendo tuyo y todavía puedes cancelar la solicitud.',
    destination: 'Cuenta',
    reason: 'Qué falta',
    until: 'Plazo',
    button: 'Ver mi saldo',
  },
  withdrawalReturned: {
    subject: (amount) => `Tu retiro de ${amount} volvió a tu saldo`,
    heading: 'El retiro no se completó',
    explain: 'El importe y la tarifa volvieron a tu saldo.',
    destination: 'Cuenta',
    reason: 'Motivo',
    causes: {
      DESTINATION_UNUSABLE: 'La cuenta que iba a recibir este retiro ya no se puede usar.',
      DOCUMENTS_REQUIRED: 'Tus documentos deben aprobarse antes del retiro.',
      DEBT_OPEN: 'Después del pedido surgió un importe pendiente. Se descuenta antes de un nuevo retiro.',
      NOT_MADE_BY_BANK: 'El banco no completó el pago.',
      GIVEN_BACK_BY_BANK: 'El banco devolvió el pago.',
    },
    button: 'Ver mi saldo',
  },
  emailInUse: {
    subject: 'Ya tienes una cuenta',
    heading: 'Ya tienes una cuenta',
    explain: 'Alguien intentó crear una cuenta con este correo, pero ya está registrado.',
    button: 'Entrar en mi cuenta',
    forgot: (url) => `¿Olvidaste la contraseña? Crea una nueva en ${url}`,
  },
  chargeNews: {
    subject: {
      OVERDUE: 'La factura de la operadora venció',
      LAST_WARNING: 'Último aviso: las ventas se suspenderán',
      SUSPENDED: 'Las ventas de la plataforma están suspendidas',
      RESUMED: 'Las ventas de la plataforma han vuelto',
      UPHELD: 'La reclamación de la factura fue rechazada',
      ADJUSTED: 'La factura reclamada fue ajustada',
    },
    explain: {
      OVERDUE: 'Aún no recibimos el pago de esta factura. Si ya lo hiciste, ignora este aviso.',
      LAST_WARNING:
        'Si la factura no se paga antes de la fecha indicada, la plataforma deja de aceptar ventas nuevas. Los retiros, los reembolsos y las suscripciones continúan.',
      SUSPENDED:
        'No se acepta ninguna venta nueva hasta que se pague la factura. Los retiros, los reembolsos y las suscripciones continúan.',
      RESUMED: 'Ninguna factura impide ya las ventas. Las páginas de pago aceptan compras nuevas.',
      UPHELD: 'La operadora analizó la reclamación y mantuvo el importe. La respuesta está abajo.',
      ADJUSTED: 'La operadora analizó la reclamación y cambió el importe. La respuesta está abajo.',
    },
    amount: 'Importe',
    due: 'Vencimiento',
    suspends: 'Suspensión de las ventas',
    reason: 'Respuesta',
    button: 'Ver cobros',
  },
  platformClosing: {
    subject: {
      BEGUN: 'La plataforma va a cerrar',
      CALLED_OFF: 'El cierre de la plataforma se ha cancelado',
      CLOSED: 'La plataforma ha cerrado',
    },
    explain: {
      BEGUN:
        'Desde ahora la plataforma no acepta nuevas ventas ni nuevos registros. Las suscripciones dejan de renovarse en la fecha de abajo.',
      CALLED_OFF:
        'La plataforma continúa. Las páginas de pago ya aceptan compras y las suscripciones vuelven a renovarse.',
      CLOSED:
        'Ya no queda nada abierto. Si aún tienes saldo, sigue siendo tuyo y puedes retirarlo como antes.',
    },
    goesOn:
      'Los retiros, reembolsos y disputas continúan con normalidad, y todo lo que es tuyo se pagará en su fecha de liberación. Revisa tu cuenta bancaria y retira lo que ya está disponible.',
    closes: 'Última renovación antes del',
    button: 'Abrir el panel',
  },
} satisfies MailMessages
