import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './field.module.css'
import { Field } from './field.tsx'

/** A password field with a button that shows the text. Mantine's own button does nothing on a click without a pointer. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const { t } = useTranslation('account')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      maxLength={64}
      rightSection={
        <button
          type="button"
          className={classes.eye}
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} stroke={1.5} aria-hidden="true" />
        </button>
      }
    />
  )
}
