import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { FormBinding } from '#checkout/fields/form-binding.ts'
import { ProductImage } from '#checkout/product-image.tsx'

export function OrderBumpBox({ binding }: { binding: FormBinding }) {
  const { page, messages, money } = useCheckoutData()
  if (page.orderBumps.length === 0) return null
  const chosen = binding.form.orderBumpsIds
  const toggle = (id: string) =>
    binding.change({
      orderBumpsIds: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
    })
  return (
    <fieldset className="bumps">
      <legend>{messages.bumpsTitle}</legend>
      {page.orderBumps.map((bump) => (
        <label key={bump.id} className="bump">
          <input
            type="checkbox"
            name="orderBumpsIds"
            value={bump.id}
            checked={chosen.includes(bump.id)}
            onChange={() => toggle(bump.id)}
          />
          <ProductImage url={bump.imageUrl} name={bump.productName} />
          <span className="bump-words">
            <span className="bump-title">{bump.title}</span>
            {bump.description ? <span className="bump-text">{bump.description}</span> : null}
          </span>
          <span className="bump-prices figures">
            {bump.fakePriceCents !== null ? (
              <s>
                <span className="visually-hidden">{messages.fakePrice} </span>
                {money(bump.fakePriceCents)}
              </s>
            ) : null}
            <span className="bump-price">{money(bump.priceCents)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
