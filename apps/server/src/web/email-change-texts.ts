import type { ReadersLanguage } from './short-page.ts'

export type EmailChangeTexts = Record<
  | 'ask'
  | 'explain'
  | 'code'
  | 'confirm'
  | 'wrongCode'
  | 'done'
  | 'doneExplain'
  | 'purchases'
  | 'gone'
  | 'goneExplain'
  | 'undoAsk'
  | 'undoExplain'
  | 'undoConfirm'
  | 'undoGone'
  | 'undone'
  | 'undoneExplain',
  string
>

/** What the pages behind the mails about a corrected address say, to buyers in their languages. */
export const emailChangeTexts: Record<ReadersLanguage, EmailChangeTexts> = {
  pt: {
    ask: 'Confirme o seu e-mail',
    explain:
      'Digite o código de 6 dígitos enviado a este e-mail. A compra e o acesso serão transferidos para ele.',
    code: 'Código',
    confirm: 'Confirmar',
    wrongCode: 'Código incorreto. Confira o e-mail mais recente e tente novamente.',
    done: 'E-mail da compra confirmado',
    doneExplain: 'Para entrar, use este e-mail. Enviamos um código de acesso, sem senha.',
    purchases: 'Ver minhas compras',
    gone: 'Link inválido',
    goneExplain: 'O código expirou ou excedeu as tentativas. Solicite outro ao vendedor.',
    undoAsk: 'Desfazer a troca do e-mail?',
    undoExplain: 'A compra e o acesso voltam para este e-mail, e o vendedor não poderá alterá-lo novamente.',
    undoConfirm: 'Desfazer a troca',
    undoGone: 'O prazo para desfazer terminou ou a troca já foi desfeita.',
    undone: 'A troca foi desfeita',
    undoneExplain: 'A compra e o acesso voltaram para este e-mail.',
  },
  en: {
    ask: 'Confirm your email',
    explain: 'Type the 6-digit code we sent to this email. The purchase and its access move to it.',
    code: 'Code',
    confirm: 'Confirm',
    wrongCode: 'That code does not match. Look at the latest email and type it again.',
    done: 'Done, the purchase belongs to this email',
    doneExplain: 'To enter, use this address: we send a code at once, no password needed.',
    purchases: 'See my purchases',
    gone: 'This link no longer works',
    goneExplain: 'The code expired or was mistyped too often. Ask the seller to send another.',
    undoAsk: 'Undo the change of email?',
    undoExplain:
      'The purchase and its access come back to this email, and the seller cannot change it again.',
    undoConfirm: 'Undo the change',
    undoGone: 'The time to undo is over, or the change was undone already.',
    undone: 'The change was undone',
    undoneExplain: 'The purchase and its access belong to this email again.',
  },
  es: {
    ask: 'Confirma tu correo',
    explain: 'Escribe el código de 6 números que enviamos a este correo. La compra y el acceso pasan a él.',
    code: 'Código',
    confirm: 'Confirmar',
    wrongCode: 'Este código no coincide. Mira el correo más reciente y escríbelo de nuevo.',
    done: 'Listo, la compra es de este correo',
    doneExplain: 'Para entrar, usa esta dirección: enviamos un código al instante, sin contraseña.',
    purchases: 'Ver mis compras',
    gone: 'Este enlace ya no sirve',
    goneExplain: 'El código venció o se escribió mal muchas veces. Pide al vendedor que envíe otro.',
    undoAsk: '¿Deshacer el cambio de correo?',
    undoExplain: 'La compra y el acceso vuelven a este correo, y el vendedor no podrá cambiarlo otra vez.',
    undoConfirm: 'Deshacer el cambio',
    undoGone: 'El plazo para deshacer terminó o el cambio ya fue deshecho.',
    undone: 'El cambio fue deshecho',
    undoneExplain: 'La compra y el acceso son de nuevo de este correo.',
  },
}
