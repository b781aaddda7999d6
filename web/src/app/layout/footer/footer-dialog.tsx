import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { KeyCap } from '../../../components/key-cap.tsx'
import { areShortcutsOn, switchShortcuts } from '../../../lib/browser/shortcuts.ts'
import { site } from '../../../lib/site-config.ts'
import classes from './footer-dialog.module.css'

export type FooterDialogName = 'disclaimer' | 'instructions' | 'contact'

const texts = { disclaimer: Disclaimer, instructions: Instructions, contact: Contact }

/** One of the three dialogs of the footer. `onClosed` is called after it has closed, to return the focus. */
export function FooterDialog({
  name,
  isOpened,
  onClose,
  onClosed,
}: {
  name: FooterDialogName
  isOpened: boolean
  onClose: () => void
  onClosed: () => void
}) {
  const { t } = useTranslation('layout')
  const Text = texts[name]
  return (
    <Dialog
      title={t(`footer.${name}`)}
      size={name === 'contact' ? 440 : 560}
      isOpened={isOpened}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Text />
    </Dialog>
  )
}

function Disclaimer() {
  const { t } = useTranslation('dialog')
  return (
    <>
      {(['source', 'snapshot', 'score', 'advice'] as const).map((part) => (
        <p key={part}>{t(`disclaimer.${part}`)}</p>
      ))}
    </>
  )
}

const keys = [
  { caps: ['/'], says: 'slash' },
  { caps: ['↑', '↓'], says: 'arrows' },
  { caps: ['Enter'], says: 'enter' },
  { caps: ['Esc'], says: 'escape' },
  { caps: ['S'], says: 'star' },
] as const

function Instructions() {
  const { t } = useTranslation('dialog')
  const [isOn, setIsOn] = useState(areShortcutsOn)
  return (
    <>
      {(['search', 'modes', 'score', 'tabs'] as const).map((part) => (
        <section key={part}>
          <h3 className={classes.heading}>{t(`instructions.${part}.title`)}</h3>
          <p>{t(`instructions.${part}.text`)}</p>
        </section>
      ))}
      <section>
        <h3 className={classes.heading}>{t('instructions.keys.title')}</h3>
        <dl className={classes.facts}>
          {keys.map(({ caps, says }) => (
            <div key={says} className={classes.fact}>
              <dt>
                {caps.map((cap) => (
                  <KeyCap key={cap}>{cap}</KeyCap>
                ))}
              </dt>
              <dd>{t(`instructions.keys.${says}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          mt="xs"
          size="sm"
          label={t('instructions.keys.toggle')}
          checked={isOn}
          onChange={(event) => {
            setIsOn(event.currentTarget.checked)
            switchShortcuts(event.currentTarget.checked)
          }}
        />
      </section>
    </>
  )
}

function Contact() {
  const { t } = useTranslation('dialog')
  const unset = <span className={classes.unset}>{t('contact.unset')}</span>
  return (
    <dl className={classes.facts}>
      <div className={classes.fact}>
        <dt>{t('contact.website')}</dt>
        <dd>{site.contactWebsite ? <a href={site.contactWebsite}>{site.contactWebsite}</a> : unset}</dd>
      </div>
      <div className={classes.fact}>
        <dt>{t('contact.phone')}</dt>
        <dd>{site.contactPhone ? <a href={`tel:${site.contactPhone}`}>{site.contactPhone}</a> : unset}</dd>
      </div>
      <div className={classes.fact}>
        <dt>{t('contact.email')}</dt>
        <dd>{site.contactEmail ? <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a> : unset}</dd>
      </div>
      <div className={classes.fact}>
        <dt>{t('contact.qrCode')}</dt>
        <dd>
          {site.contactQrCode ? (
            <img src={site.contactQrCode} alt={t('contact.qrCode')} width={160} height={160} />
          ) : (
            unset
          )}
        </dd>
      </div>
    </dl>
  )
}
