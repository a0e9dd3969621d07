import { ChatIcon } from '#page/icons.tsx'
import { chatLink } from './chat-link.ts'
import { useCheckoutData } from './checkout-context.ts'

export function ChatButton() {
  const { page, messages } = useCheckoutData()
  const { chatButton } = page.builder
  const link = chatLink(chatButton)
  if (link === null) return null
  return (
    <a
      className={chatButton?.position === 'LEFT' ? 'chat-button chat-left' : 'chat-button'}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={messages.chatLabel}
    >
      <ChatIcon />
    </a>
  )
}
