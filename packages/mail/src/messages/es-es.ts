import type { MailMessages } from './pt-br.ts'

export const mailEsEs = {
  greeting: (name) => (name ? `Hola, ${name}.` : 'Hola.'),
  product: 'Producto',
  soldBy: 'Vendido por',
  order: 'Pedido',
  protocol: 'Referencia',
  amount: 'Importe',
  share: 'Recibes',
  ignore: 'Si no fuiste tú, ignora este correo.',
  neverShare: 'No compartas este código con nadie. Nuestro equipo nunca pide códigos.',
  expiresIn: (minutes) => `Válido durante ${minutes} minutos, para un solo uso.`,
  linkByHand: 'Si el botón no abre, copia esta dirección en el navegador:',
  footer: (platform) => `Este correo fue enviado por ${platform}.`,

  purchaseApproved: {
    subject: (product) => `Compra aprobada: ${product}`,
    heading: 'Pago confirmado',
    thanks: 'Hemos recibido tu pago. ¡Gracias por tu compra!',
    button: 'Ver mi compra',
    accessSubject: (product) => `Tu acceso: ${product}`,
    accessHeading: 'Tu acceso está listo',
    accessReady: 'Pago recibido. El acceso a tu compra ya está disponible.',
    accessButton: 'Acceder a mi compra',
    parcel: (seller) => `${seller} se encarga del envío y avisa cuando se despache el pedido.`,
    license: (title) => `Tu clave de ${title}:`,
    licenseToCome: (title) =>
      `La clave de ${title} se enviará por correo en cuanto la tienda la ponga a disposición.`,
    gift: (recipient, day) =>
      `Regalo para ${recipient}: el correo con el acceso se enviará el ${day}. Síguelo en Mis compras.`,
    discount: 'Descuento del cupón',
    shipping: 'Envío',
    interest: 'Intereses',
    total: 'Total',
    access: 'Para entrar, usa este correo. Te enviamos un código de acceso, sin contraseña.',
    keep: 'Guarda este correo. Es el comprobante de tu pedido.',
  },
  pixCreated: {
    subject: (amount) => `Tu Pix de ${amount} está listo`,
    heading: 'Paga el Pix para completar la compra',
    explain: 'Copia el código y pégalo en la app de tu banco, en Pix copia y pega.',
    validUntil: 'Válido hasta',
    button: 'Ver código QR',
    paid: '¿Ya pagaste? La confirmación llega por correo en unos instantes.',
  },
  boletoCreated: {
    subject: (amount) => `Tu boleto de ${amount} está listo`,
    subjectWithDay: (amount, day) => `Tu boleto de ${amount} vence el ${day}`,
    heading: 'Paga el boleto para completar la compra',
    explain: 'Copia el número y págalo en la app de tu banco o en una agencia de lotería.',
    withPix:
      'Este boleto también tiene un Pix. Copia el código y págalo en la app de tu banco: la confirmación es inmediata.',
    orByLine:
      'O copia el número del boleto y págalo en la app de tu banco o en una agencia de lotería. Usa solo una de las dos formas.',
    dueOn: 'Vencimiento',
    button: 'Ver el boleto',
    paid: '¿Ya pagaste? El banco puede tardar hasta tres días hábiles en confirmarlo; te avisamos por correo.',
    paidWithPix:
      '¿Ya pagaste? Te confirmamos por correo: con Pix, en instantes; con el código de barras, en hasta tres días hábiles.',
  },
  purchaseRefunded: {
    subject: (product) => `Reembolso confirmado: ${product}`,
    heading: 'Reembolso confirmado',
    explain: 'El reembolso de esta compra fue confirmado.',
    note: 'Con Pix, el importe vuelve a la cuenta de origen. En la tarjeta aparece en uno de los próximos extractos.',
    button: 'Ver mis compras',
  },
  purchaseChargedBack: {
    subject: (product) => `Compra disputada en el banco: ${product}`,
    heading: 'Compra disputada en el banco',
    explain: 'El banco informó que el pago de esta compra fue disputado y devolvió el importe.',
    note: 'El acceso al producto queda suspendido. ¿No reconoces la disputa? Habla con tu banco.',
    button: 'Ver mis compras',
  },
  purchaseInAnalysis: {
    subject: (product) => `Pago en revisión: ${product}`,
    heading: 'La tarjeta está en revisión',
    explain: 'El banco está revisando el pago de esta compra.',
    note: 'No hace falta pagar de nuevo: te avisamos por correo en cuanto el banco responda.',
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
    explain: (seller) => `${seller} envió tu pedido. Sigue la entrega con el código de abajo.`,
    carrier: 'Transportista',
    track: 'Seguir el envío',
    button: 'Ver mis compras',
  },
  invoiceIssued: {
    subject: (product) => `Factura emitida: ${product}`,
    heading: 'Tu factura fue emitida',
    explain: (seller) =>
      `${seller} emitió la factura (NFS-e) de tu compra. La clave de acceso de abajo la identifica.`,
    view: 'Ver factura',
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
      LEFT: 'Empezaste esta compra y no completaste el pago. Lleva menos de un minuto.',
      CODE_UNPAID: 'El Pix o boleto de tu compra venció. Genera uno nuevo y termina en un minuto.',
      CARD_REFUSED: 'El banco no aprobó la tarjeta. Puedes usar otra tarjeta o pagar con Pix.',
    },
    last: 'Este es nuestro último recordatorio sobre esta compra.',
    button: 'Completar la compra',
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
    explain: 'El importe se reembolsó al comprador y tu parte se debitó de tu saldo.',
    button: 'Ver la venta',
  },
  saleChargedBack: {
    subject: (amount) => `Contracargo: ${amount}`,
    heading: 'Venta con contracargo',
    explain: 'El banco devolvió el importe al comprador y tu parte se debitó de tu saldo.',
    button: 'Ver la venta',
  },
  parcelToSend: {
    subject: (amount) => `Pedido por enviar: ${amount}`,
    heading: 'Pedido por enviar',
    explain:
      'El pago fue confirmado. Envía el pedido e indica el código de seguimiento para avisar al comprador.',
    button: 'Ver el pedido',
  },
  accessDelivered: {
    subject: (amount) => `Acceso liberado: ${amount}`,
    heading: 'Acceso liberado al comprador',
    explain: 'El pago fue confirmado y el acceso al producto digital se envió por correo.',
    button: 'Ver la venta',
  },
  cartAbandoned: {
    subject: (product) => `Carrito abandonado: ${product}`,
    heading: 'Carrito abandonado',
    explain: 'Un comprador completó el checkout y no concluyó el pago.',
    button: 'Ver los carritos',
  },
  partnershipNews: {
    somebody: 'Tu socio',
    commission: 'Comisión',
    reason: 'Motivo',
    button: 'Abrir el panel',
    affiliationRequested: {
      subject: (product) => `Nueva solicitud de afiliación: ${product}`,
      explain: (partner) => `${partner} solicitó afiliarse a tu producto.`,
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
      explain: (partner) => `${partner} terminó la afiliación. Las comisiones ya recibidas se mantienen.`,
    },
    affiliateTermsChanged: {
      subject: (product) => `Nuevas condiciones de afiliado: ${product}`,
      explain: (partner) =>
        `${partner} propone nuevas condiciones. Solo valen cuando las aceptes; hasta entonces, y para clics anteriores, valen las actuales.`,
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
      subject: (product) => `Propuesta de comisión: ${product}`,
      explain: (partner) => `${partner} propone una comisión por una venta ya hecha y espera tu respuesta.`,
    },
    commissionWithdrawn: {
      subject: (product) => `Propuesta de comisión cancelada: ${product}`,
      explain: (partner) => `${partner} canceló la propuesta de comisión.`,
    },
    commissionAccepted: {
      subject: (product) => `Comisión aceptada: ${product}`,
      explain: (partner) => `${partner} aceptó la comisión. El importe se debitó de tu parte de la venta.`,
    },
    commissionDeclined: {
      subject: (product) => `Comisión rechazada: ${product}`,
      explain: (partner) => `${partner} rechazó la comisión. Tu parte de la venta no cambió.`,
    },
  },
  refundRequested: {
    subject: (product) => `Recibimos tu solicitud de reembolso: ${product}`,
    heading: 'Recibimos tu solicitud de reembolso',
    explain: 'La tienda ya fue avisada y responde hasta la fecha indicada abajo.',
    answerBy: 'Respuesta hasta',
    button: 'Seguir la solicitud',
  },
  refundApproved: {
    subject: (product) => `Reembolso aprobado: ${product}`,
    heading: 'Tu reembolso fue aprobado',
    explain: 'El reembolso está en curso. Te avisamos por correo cuando se complete.',
    button: 'Seguir el reembolso',
  },
  refundRefused: {
    subject: (product) => `Respuesta a tu solicitud de reembolso: ${product}`,
    heading: 'Reembolso rechazado por la tienda',
    explain: 'Abajo está la respuesta de la tienda.',
    answer: 'Respuesta de la tienda',
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
    heading: 'Reembolso completado',
    explain: 'El reembolso de tu compra se completó.',
    explainOwn: {
      'paid twice': 'Este pedido ya estaba pagado. Te devolvimos el segundo pago.',
      'period over':
        'El código pagado era de un período anterior de la suscripción. El pago fue devuelto y la suscripción sigue con el cobro del período actual.',
      'link sold':
        'Este enlace era válido para una sola compra, que ya estaba pagada. El importe fue reembolsado.',
      'coupon spent':
        'El cupón de esta compra ya había llegado a su límite de usos cuando se confirmó el pago. El importe fue reembolsado.',
      'plan not changed':
        'Un pago anterior de la suscripción fue reembolsado o disputado antes del cambio de plan. El plan no se cambió y el importe fue reembolsado.',
      'other card refused':
        'La otra tarjeta de esta compra fue rechazada. El importe cobrado en esta tarjeta fue reembolsado.',
      'card not confirmed':
        'Esta compra terminó sin la confirmación en tu banco y la tarjeta fue cobrada después. El importe fue reembolsado.',
    },
    button: 'Ver mi compra',
    where: {
      PIX: 'El importe vuelve a la cuenta desde la que salió el Pix.',
      CREDIT_CARD: 'El abono aparece en este extracto de la tarjeta o en el próximo, según el banco.',
      BILLET: 'El importe se devolvió en la cuenta que indicaste.',
    },
  },
  refundMessage: {
    subject: (product) => `Nuevo mensaje sobre el reembolso: ${product}`,
    heading: 'Tienes un mensaje nuevo',
    explain: 'Hay un mensaje nuevo en la solicitud de reembolso.',
    from: {
      BUYER: 'El comprador escribió',
      SELLER: 'La tienda escribió',
      STAFF: 'Nuestro equipo escribió',
    },
    button: 'Responder',
  },
  refundToAnswer: {
    subject: (product) => `Solicitud de reembolso: ${product}`,
    heading: 'Un comprador solicitó un reembolso',
    explain: 'El importe queda bloqueado hasta tu respuesta.',
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
      `Si hay un cargo con los datos indicados, la tienda tiene ${hours === 1 ? '1 hora' : `${hours} horas`} para responder y después decide nuestro equipo. La respuesta llega a este correo.`,
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
    subject: (product) => `Venta en disputa: ${product}`,
    heading: 'Una venta entró en disputa',
    explainCard:
      'El titular de la tarjeta disputó la compra en el banco. El importe de la venta está bloqueado.',
    explainPix: 'El pagador disputó el Pix en el banco. El importe de la venta está bloqueado.',
    dueAt: 'Defensa hasta',
    button: 'Enviar la defensa',
    note: 'Describe lo ocurrido y adjunta comprobantes de entrega o de acceso. Sin defensa en el plazo, el banco suele decidir a favor del comprador.',
  },
  disputeEnded: {
    won: {
      subject: (product) => `Disputa ganada: ${product}`,
      heading: 'Disputa ganada',
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
    afterTrial: {
      subject: (product, day) => `Tu período de prueba termina el ${day}: ${product}`,
      heading: 'Tu período de prueba está por terminar',
      explain: (amount, day) =>
        `El ${day} termina la prueba y empieza la suscripción: cobraremos ${amount} en tu tarjeta. Si no quieres continuar, cancela antes de esa fecha y no se cobrará nada.`,
    },
  },
  subscriptionDateMoved: {
    subject: (product, day) => `Tu próximo cobro ahora es el ${day}: ${product}`,
    heading: 'Fecha de cobro modificada',
    asYouAsked: (day) => `Según lo solicitado, el próximo cobro de tu suscripción será el ${day}.`,
    bySeller: (day) =>
      `La tienda cambió la fecha del próximo cobro de tu suscripción al ${day}. El importe no cambia.`,
    before: 'Fecha anterior',
    now: 'Nueva fecha',
    button: 'Ver mi suscripción',
    note: 'Tu acceso sigue hasta la nueva fecha, sin cobros antes de ella.',
  },
  planChanged: {
    heading: 'Plan modificado',
    headingLater: 'Cambio de plan programado',
    plan: 'Nuevo plan',
    former: 'Importe anterior',
    price: 'Nuevo importe',
    credit: 'Crédito por días no usados',
    charged: 'Cobrado por el cambio',
    startsOn: 'Válido desde',
    buyer: {
      subject: (plan) => `Tu plan cambió: ${plan}`,
      subjectLater: (plan) => `Tu plan va a cambiar: ${plan}`,
      now: 'Según lo solicitado, tu suscripción ya está en el nuevo plan.',
      later: (day) => `Según lo solicitado, tu suscripción cambia de plan el ${day}. No se cobra nada antes.`,
      laterBySeller: (day) =>
        `La tienda programó el cambio de tu plan para el ${day}. No se cobra nada antes.`,
      button: 'Ver mi suscripción',
      note: '¿No estás de acuerdo con el cambio? Escribe a la tienda o cancela la suscripción en Mis compras.',
      noteLater: '¿No estás de acuerdo con el cambio? Deshazlo en Mis compras antes del próximo cobro.',
    },
    seller: {
      subject: (buyer, plan) => `${buyer} cambió de plan: ${plan}`,
      now: (buyer) => `La suscripción de ${buyer} ya está en el nuevo plan.`,
      later: (buyer, day) => `La suscripción de ${buyer} cambia de plan el ${day}, con el próximo cobro.`,
      button: 'Ver suscripciones',
    },
  },
  subscriptionOnHold: {
    subject: (product) => `Tu suscripción no se renovará por ahora: ${product}`,
    heading: 'Renovación suspendida',
    explain: (seller) =>
      `${seller} tiene las ventas suspendidas en la plataforma. Tu suscripción no se renovará y no habrá cobros.`,
    until: 'Pagado hasta',
    button: 'Ver mi suscripción',
    note: 'Si las ventas se reanudan, te avisaremos antes de cualquier cobro. Puedes cancelar cuando quieras en Mis compras.',
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
  subscriptionDebit: {
    coming: {
      subject: (product: string, day: string) => `Débito por Pix Automático el ${day}: ${product}`,
      heading: 'Tu banco hará el débito pronto',
      explain: (amount: string, day: string) =>
        `Tu banco debitará ${amount} de tu cuenta el ${day}, por el Pix Automático que autorizaste.`,
    },
    again: {
      subject: (product: string, day: string) => `Nuevo intento de débito el ${day}: ${product}`,
      heading: 'El débito no se realizó',
      explain: (amount: string, day: string) =>
        `Tu banco no pudo debitar ${amount}. Habrá un nuevo intento el ${day}: deja saldo en la cuenta hasta entonces.`,
    },
    dueOn: 'Fecha del débito',
    button: 'Ver mi suscripción',
    note: 'Para cancelar el Pix Automático, abre tu suscripción o la app de tu banco hasta el día anterior al débito.',
  },
  subscriptionPixEnded: {
    subject: (product: string) => `Pix Automático cancelado: ${product}`,
    heading: 'Pix Automático cancelado',
    explain:
      'El Pix Automático de tu suscripción se canceló en tu banco. La suscripción continúa: los próximos cobros llegan por correo, con un código Pix.',
    button: 'Ver mi suscripción',
  },
  subscriptionChargeFailed: {
    subject: (product) => `Falló la renovación de la suscripción: ${product}`,
    heading: 'El pago no fue aprobado',
    explain: 'Tu banco no aprobó el cobro de la suscripción.',
    triesAgain: (day) =>
      `Lo intentaremos de nuevo el ${day}. Si prefieres, cambia la tarjeta ahora para pagar de inmediato.`,
    needsCard: (day) =>
      `Esta tarjeta ya no se puede cobrar. Registra otra hasta el ${day} para mantener la suscripción.`,
    button: 'Cambiar la tarjeta',
  },
  subscriptionEnded: {
    subject: (product) => `Suscripción finalizada: ${product}`,
    heading: 'Tu suscripción terminó',
    explain: {
      ASKED: 'Tu suscripción fue cancelada.',
      UNPAID: 'No recibimos el pago de la renovación y tu suscripción terminó.',
      REFUNDED: 'El pago del período fue reembolsado y tu suscripción terminó.',
      PLATFORM_CLOSED: 'Esta tienda está cerrando y tu suscripción no se ha renovado.',
      COMPLETED: 'Pagaste todos los cobros de la suscripción y el período contratado terminó.',
      COMPLETED_KEPT: 'Pagaste todos los cobros de la suscripción. Conservas el acceso.',
    },
    noCharge: 'No habrá más cobros. Puedes suscribirte de nuevo cuando quieras.',
    noChargeClosed: 'No habrá más cobros.',
    button: 'Ver mis compras',
  },
  cardPaused: {
    subject: (product) => `Tarjeta en pausa por seguridad: ${product}`,
    heading: 'Tarjeta en pausa en esta oferta',
    explain:
      'Detectamos pruebas de tarjetas en tu checkout. Para evitar contracargos, el pago con tarjeta se pausó por algunas horas.',
    until: 'Tarjeta disponible el',
    button: 'Ver el producto',
    note: 'Pix y las demás formas de pago siguen activas. No hace falta hacer nada.',
  },
  accessGiven: {
    subject: (product: string) => `Tu acceso: ${product}`,
    heading: 'Tienes un acceso nuevo',
    explain: (seller: string, product: string) => `${seller} te dio acceso a “${product}”.`,
    button: 'Acceder',
    note: 'Entra con este correo: te enviamos un código, sin contraseña. No se cobrará nada. ¿No lo esperabas? Ignora este correo.',
    optOut: '¿No quieres recibir invitaciones? Cancélalas aquí:',
  },
  giftReceived: {
    somebody: 'Alguien',
    subject: (buyer) => `${buyer} te envió un regalo`,
    heading: 'Recibiste un regalo',
    explain: (buyer, product) => `${buyer} te regaló “${product}”.`,
    button: 'Abrir regalo',
    opened: {
      subject: (product) => `Acceso a tu regalo: ${product}`,
      heading: 'Acceso a tu regalo',
      explain: (buyer, product) => `“${product}”, regalo de ${buyer}, está en tu biblioteca.`,
      button: 'Abrir mis accesos',
    },
    note: (seller) =>
      `Producto vendido por ${seller}. Entra con este correo: te enviamos un código, sin contraseña. No se cobrará nada. ¿No esperabas este regalo? Ignora este correo.`,
  },
  licenseKeysMissing: {
    subject: (product) => `Claves agotadas: ${product}`,
    heading: 'Claves agotadas',
    explain: 'Se aprobó una venta sin clave disponible. La entrega al comprador está pendiente.',
    content: 'Contenido',
    button: 'Agregar claves',
    note: 'Al agregar claves, se envían por correo a los compradores de las ventas pendientes, en orden de aprobación.',
  },
  fileRefused: {
    subject: (file) => `Archivo rechazado: ${file}`,
    heading: 'Archivo rechazado',
    explain: 'La verificación rechazó un archivo que enviaste. Se eliminó y no llegó a ningún comprador.',
    file: 'Archivo',
    cause: 'Motivo',
    causes: {
      WRONG_TYPE: 'El contenido no corresponde a la extensión del nombre',
      INFECTED: 'Virus encontrado',
      TOO_LARGE_TO_CHECK: 'Demasiado grande para la verificación de virus',
      UNCHECKED: 'La verificación falló',
    },
    next: {
      WRONG_TYPE: 'Exporta el archivo de nuevo en el formato correcto y envíalo otra vez.',
      INFECTED:
        'Comprueba que no haya virus en el ordenador en el que se creó el archivo antes de enviar otro.',
      TOO_LARGE_TO_CHECK: 'Divide el archivo en partes más pequeñas y envía cada una.',
      UNCHECKED: 'Envía el archivo de nuevo.',
    },
    button: 'Abrir productos',
  },
  invoiceRefused: {
    of: {
      INVOICE: {
        subject: (order) => `Factura rechazada: pedido ${order}`,
        heading: 'Factura rechazada',
        explain: 'La autoridad tributaria rechazó la factura de una venta.',
        next: 'Corrige los datos fiscales y vuelve a emitir la factura. Otras ventas rechazadas hoy por el mismo motivo están en la lista de facturas.',
      },
      CANCELLATION: {
        subject: (order) => `Cancelación de factura rechazada: pedido ${order}`,
        heading: 'Cancelación rechazada',
        explain: 'La autoridad tributaria rechazó la cancelación de una factura. La factura sigue emitida.',
        next: 'Consulta a tu contador. Otras cancelaciones rechazadas hoy por el mismo motivo están en la lista de facturas.',
      },
    },
    order: 'Pedido',
    product: 'Producto',
    reason: 'Motivo',
    button: 'Abrir facturas',
  },
  endpointFailing: {
    failing: {
      subject: (host) => `Tu webhook no responde: ${host}`,
      heading: 'Tu webhook no responde',
      explain:
        'Las últimas entregas a tu servidor fallaron. Habrá nuevos intentos durante un máximo de tres días.',
      note: 'Tus ventas no se ven afectadas. Las entregas pendientes se enviarán cuando el servidor responda.',
    },
    disabled: {
      subject: (host) => `Webhook desactivado: ${host}`,
      heading: 'Webhook desactivado',
      explain: 'Tu servidor dejó de aceptar las entregas y los envíos se interrumpieron.',
      note: 'Tus ventas no se ven afectadas. Una vez corregido, activa el webhook y reenvía las entregas pendientes, disponibles durante 60 días.',
    },
    address: 'Dirección',
    at: 'Último fallo',
    button: 'Ver integraciones',
  },
  reportMail: {
    subject: (view) => `Tu informe: ${view}`,
    ofPeriod: (from, to) => `Período del ${from} al ${to}.`,
    asItStands: 'Datos actuales.',
    nothing: 'Sin resultados en el período.',
    largest: 'Principales resultados:',
    button: 'Abrir informe',
    stop: 'Para cancelar este informe:',
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
      `${seller} indicó esta dirección para una compra hecha con otro correo. Si la compra es tuya, confírmalo con el código de abajo.`,
    expiresAt: 'Válido hasta',
    button: 'Confirmar mi correo',
    notForSeller: 'No compartas el código, ni siquiera con el vendedor.',
  },
  saleEmailChanged: {
    subject: (product) => `Correo de la compra modificado: ${product}`,
    heading: 'Correo de la compra modificado',
    explain:
      'El vendedor corrigió el correo de esta compra y la nueva dirección fue confirmada. El acceso y los correos se enviarán a ella.',
    newEmail: 'Nuevo correo',
    undoUntil: 'Puedes deshacerlo hasta',
    button: 'No fui yo: deshacer',
    note: 'Si solicitaste la corrección, no hace falta hacer nada.',
  },
  registrationCode: {
    subject: (code) => `${code} es tu código de confirmación`,
    heading: 'Confirma tu correo',
    explain: 'Escribe este código para completar tu registro.',
  },
  passwordReset: {
    subject: 'Crea una nueva contraseña',
    heading: 'Crea una nueva contraseña',
    explain: 'Recibimos una solicitud para cambiar la contraseña de tu cuenta.',
    button: 'Crear nueva contraseña',
    ignore: 'Si no fuiste tú, ignora este correo: tu contraseña no cambiará.',
  },
  staffInvitation: {
    subject: (platform) => `Invitación al equipo: ${platform}`,
    heading: 'Invitación al equipo',
    explain: (inviter, platform) =>
      inviter
        ? `${inviter} te invitó al equipo de ${platform}.`
        : `Recibiste una invitación al equipo de ${platform}.`,
    nextByPassword: 'Para aceptar, crea tu contraseña de acceso.',
    nextByLogin: 'Para aceptar, inicia sesión con la contraseña que ya usas aquí.',
    button: 'Aceptar la invitación',
    expiresIn: (days) => `Válida por ${days} días, para un solo uso.`,
    ignore: '¿No esperabas esta invitación? Ignora este correo.',
  },
  standingChanged: {
    subject: {
      ACTIVE: 'Tu cuenta está activa',
      REVIEW: 'Tu cuenta está en revisión',
      OFFBOARDING: 'Tus ventas fueron cerradas',
      BLOCKED: 'Tu cuenta fue bloqueada',
      CASHOUT_BLOCKED: 'Tus retiros fueron bloqueados',
      CASHOUT_UNBLOCKED: 'Tus retiros fueron liberados',
    },
    explain: {
      ACTIVE: 'Puedes vender y retirar normalmente.',
      REVIEW: 'Las ventas continúan. Durante la revisión, cada retiro requiere la aprobación del equipo.',
      OFFBOARDING:
        'Tus checkouts no aceptan nuevas compras. El panel sigue disponible y el saldo puede retirarse, con aprobación del equipo.',
      BLOCKED:
        'Tus checkouts fueron desactivados y el saldo queda bloqueado hasta la decisión. Responde a este mensaje para hablar con la plataforma.',
      CASHOUT_BLOCKED:
        'Las ventas continúan, pero los retiros y anticipos están bloqueados. Habla con la plataforma para saber más.',
      CASHOUT_UNBLOCKED: 'Los retiros y anticipos están disponibles de nuevo.',
    },
    button: 'Ver finanzas',
  },
  staffVisit: {
    subject: 'Acceso del equipo a tu panel',
    heading: 'Acceso del equipo a tu panel',
    explain: 'Una persona del equipo de la plataforma accedió a tu panel para atención.',
    who: 'Responsable',
    reason: 'Motivo',
    from: 'Desde',
    until: 'Expira el',
    onlyLooks: 'Acceso de solo lectura: sin retiros, cambios de contraseña o cuenta bancaria ni descargas.',
    limitedChanges:
      'Acceso limitado a editar el checkout o reenviar un acceso, sin retiros, cambios de contraseña o cuenta bancaria ni descargas.',
    button: 'Ver accesos del equipo',
  },
  managerInvitation: {
    subject: (platform) => `Invitación para ser gerente: ${platform}`,
    heading: 'Invitación para gerente',
    explain: (inviter, platform) =>
      inviter
        ? `${inviter} te invitó a ser gerente de cuentas en ${platform}.`
        : `Recibiste una invitación para ser gerente de cuentas en ${platform}.`,
  },
  newDevice: {
    subject: 'Nuevo acceso a tu cuenta',
    heading: 'Nuevo acceso a tu cuenta',
    explain: 'Se accedió a tu cuenta desde un navegador nuevo.',
    when: 'Fecha',
    device: 'Dispositivo',
    deviceOn: (browser, system) => `${browser} en ${system}`,
    unknownDevice: 'No identificado',
    ip: 'Dirección IP',
    act: '¿Fuiste tú? No hace falta hacer nada. Si no, cambia tu contraseña ahora y desconecta ese dispositivo.',
    button: 'Revisar la seguridad de la cuenta',
  },
  apiKeyCreated: {
    subject: 'Nueva clave de API en tu cuenta',
    explain:
      'Se creó una clave de API en tu cuenta. Quien tiene la clave actúa en tu nombre, dentro de sus permisos.',
    key: 'Clave',
    act: '¿Fuiste tú? No tienes que hacer nada. Si no, revoca la clave ahora y cambia tu contraseña.',
    button: 'Revisar las claves',
  },
  passkeyChanged: {
    subject: {
      ADDED: 'Nueva passkey en tu cuenta',
      REMOVED: 'Passkey eliminada de tu cuenta',
      COPIED: 'Passkey rechazada en tu cuenta',
    },
    explain: {
      ADDED: 'Se creó una passkey para entrar en tu cuenta.',
      REMOVED: 'Una passkey se eliminó de tu cuenta.',
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
      ADDED: 'Nueva cuenta de cobro',
      VERIFIED: 'Cuenta de cobro verificada',
      REFUSED: 'Cuenta de cobro rechazada',
      REMOVED: 'Cuenta de cobro eliminada',
    },
    explain: {
      ADDED: 'Se registró una clave Pix o cuenta bancaria para recibir tus retiros.',
      VERIFIED: 'La clave Pix o cuenta bancaria que registraste fue verificada.',
      REFUSED:
        'La clave Pix o cuenta bancaria que registraste no fue aceptada. Registra otra a tu CPF o CNPJ.',
      REMOVED: 'Una clave Pix o cuenta bancaria se eliminó de tus retiros.',
    },
    destination: 'Cuenta',
    when: 'Fecha',
    usableFrom: 'Recibe retiros desde',
    act: '¿Fuiste tú? No tienes que hacer nada. Si no, cambia tu contraseña ahora y habla con soporte.',
    button: 'Revisar la seguridad de la cuenta',
  },
  broadcast: { button: 'Abrir el panel' },
  documentReviewed: {
    subject: { APPROVED: 'Tus documentos fueron aprobados', REFUSED: 'Vuelve a enviar un documento' },
    explain: {
      APPROVED: 'Todos los documentos enviados fueron aprobados.',
      REFUSED: 'Uno de los documentos fue rechazado. Vuelve a enviar solo ese documento.',
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
      ILLEGIBLE: 'Documento ilegible',
      WRONG_TYPE: 'No es el documento solicitado',
      MISMATCH: 'Datos distintos de los del registro',
      EXPIRED: 'Documento vencido',
      REPEATED: 'Archivo ya enviado',
      SUSPICIOUS: 'No se pudo confirmar la autenticidad',
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
      NEEDS_CHANGES: 'Ajustes solicitados',
      REJECTED: 'No fue aprobado',
      SUSPENDED: 'Ventas suspendidas',
    },
    explain: {
      APPROVED: 'La revisión terminó y el producto fue aprobado.',
      NEEDS_CHANGES: 'Revisamos el producto y solicitamos ajustes antes de la aprobación.',
      REJECTED: 'Revisamos el producto y no fue aprobado.',
      SUSPENDED:
        'Las ventas de este producto están suspendidas. Los compradores conservan el acceso y el derecho al reembolso.',
    },
    product: 'Producto',
    reason: 'Motivo',
    button: 'Abrir el producto',
  },
  anticipationNews: {
    subject: {
      PAID: 'Tu anticipo fue pagado',
      COUNTERED: 'Contrapropuesta para tu anticipo',
      REFUSED: 'Tu anticipo no fue aprobado',
      EXPIRED: 'Anticipo vencido',
    },
    explain: {
      PAID: 'El importe ya está disponible en tu saldo.',
      COUNTERED:
        'La propuesta vale por 24 horas. Si la rechazas, los importes se liberan en las fechas originales.',
      REFUSED: 'Los importes se liberan en las fechas originales.',
      EXPIRED: 'La solicitud venció sin respuesta. Los importes se liberan en las fechas originales.',
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
    explain: 'El importe se depositó en tu cuenta.',
    destination: 'Cuenta',
    button: 'Ver mi saldo',
  },
  withdrawalHeld: {
    subject: (amount) => `Tu retiro de ${amount} está retenido`,
    heading: 'Retiro con un pendiente',
    explain:
      'Tu retiro está retenido hasta resolver el pendiente de abajo. El importe sigue reservado y puedes cancelar el retiro.',
    destination: 'Cuenta',
    reason: 'Pendiente',
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
      DESTINATION_UNUSABLE: 'La cuenta de destino de este retiro ya no está disponible.',
      DOCUMENTS_REQUIRED: 'Tus documentos deben aprobarse antes del retiro.',
      DEBT_OPEN: 'Después de la solicitud surgió un saldo deudor. Se descuenta antes de un nuevo retiro.',
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
      RESUMED: 'Las ventas de la plataforma se reanudaron',
      UPHELD: 'La reclamación de la factura fue rechazada',
      ADJUSTED: 'La factura reclamada fue ajustada',
    },
    explain: {
      OVERDUE: 'No identificamos el pago de esta factura. Si ya lo hiciste, ignora este aviso.',
      LAST_WARNING:
        'Si la factura no se paga antes de la fecha indicada, la plataforma deja de aceptar ventas nuevas. Los retiros, los reembolsos y las suscripciones continúan.',
      SUSPENDED:
        'Las ventas nuevas están suspendidas hasta el pago de la factura. Los retiros, los reembolsos y las suscripciones continúan con normalidad.',
      RESUMED: 'No hay facturas vencidas. Los checkouts ya aceptan compras nuevas.',
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
        'La plataforma sigue en operación. Los checkouts ya aceptan compras y las suscripciones vuelven a renovarse.',
      CLOSED: 'El cierre se completó. Si tienes saldo, sigue disponible para retiro.',
    },
    goesOn:
      'Los retiros, reembolsos y disputas continúan con normalidad, y los importes se pagan en las fechas de liberación. Revisa tu cuenta bancaria y retira el saldo disponible.',
    closes: 'Fin de las renovaciones',
    button: 'Abrir el panel',
  },
} satisfies MailMessages
