import type { ComponentProps } from 'react'
import { plainPhone } from './account-rules.ts'
import { Field } from './field.tsx'

/** A mainland mobile number; a copied one is reduced to its digits. */
export function PhoneField({
  onChange,
  ...input
}: Omit<ComponentProps<typeof Field>, 'onChange'> & { onChange: (phone: string) => void }) {
  return (
    <Field
      {...input}
      onChange={(event) => onChange(plainPhone(event.currentTarget.value))}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={24}
    />
  )
}
