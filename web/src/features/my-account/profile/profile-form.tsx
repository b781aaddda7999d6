import { Button } from '@mantine/core'
import type { UserInfo } from '@qingdan/api/contract/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proofProblems, type RegistrationDraft, registrationProblems } from '../../../forms/account-rules.ts'
import { ChoiceField, Field } from '../../../forms/field.tsx'
import classes from '../../../forms/form.module.css'
import { IndustryOptions } from '../../../forms/industry-options.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import { useAccountForm } from '../../../forms/use-account-form.tsx'
import { ApiError } from '../../../lib/api/api-client.ts'
import { encodePassword } from '../../../lib/api/encode-password.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { changeSession, endSession } from '../../../lib/session/session.ts'
import { CardField } from './card-field.tsx'
import own from './membership-page.module.css'
import { PhoneFields } from './phone-fields.tsx'
import { otherSession, profileOptions, saveProfile } from './profile-queries.ts'

type Draft = Omit<RegistrationDraft, 'password'> & { oldPwd: string; oldCode: string }

/** The profile. `isWhole`: phone and e-mail can be changed, a new phone with its code and proof of the owner; otherwise they are read-only. Saving updates the session. */
export function ProfileForm({
  info,
  isWhole,
  isApplying = false,
  submitLabel,
  onSaved,
  onLeave,
}: {
  info: UserInfo
  isWhole: boolean
  /** The form requests a membership. */
  isApplying?: boolean
  submitLabel: string
  onSaved: (info: UserInfo) => void
  /** The form contains a link to another page. */
  onLeave?: () => void
}) {
  const { t } = useTranslation(['my-account', 'account', 'common'])
  const client = useQueryClient()
  const language = useLanguage()
  const [card, setCard] = useState(info.businessCard)
  const [isMailed, setMailed] = useState(info.alertMail !== null)
  const { form, values, isBusy, refusal, onSubmit, bind, isValid } = useAccountForm({
    initialValues: draftOf(info),
    problemsOf: (values) => problemsOf(values, { isWhole, info }),
    async send(values) {
      try {
        const alertMail = isMailed ? language : 'off'
        await saveProfile({
          ...changeOf(info, values, card),
          alertMail: alertMail === (info.alertMail ?? 'off') ? undefined : alertMail,
          type: isApplying ? 'openVip' : undefined,
        })
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === otherSession) {
          setTimeout(() => endSession('/login'), 1000)
        }
        throw failure
      }
      const saved = await client.fetchQuery({ ...profileOptions, staleTime: 0 })
      const { userName, loginName, infoComplete, menuList, state, plan, experienceOffer } = saved
      changeSession({ userName, loginName, infoComplete, menuList, state, plan, experienceOffer })
      onSaved(saved)
    },
  })
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
      <Field {...bind('userName')} autoComplete="username" maxLength={50} required />
      <Field {...bind('company')} autoComplete="organization" maxLength={100} required />
      <ChoiceField {...bind('industry')} required={isWhole}>
        <IndustryOptions />
      </ChoiceField>
      {isWhole ? (
        <>
          <PhoneFields
            info={info}
            newPhone={isNewPhone(values, info) ? values.phone : null}
            bind={bind}
            isValid={isValid}
          />
          <Field {...bind('email')} type="email" autoComplete="email" maxLength={254} />
          {info.permissionIds.includes('screening') && (
            <label className={own.choice}>
              <input
                type="checkbox"
                checked={isMailed}
                onChange={({ currentTarget }) => setMailed(currentTarget.checked)}
              />
              {t('my-account:profile.alertMail')}
            </label>
          )}
        </>
      ) : (
        <dl className={own.facts}>
          <dt>{t('my-account:profile.phone')}</dt>
          <dd>{info.phone ?? t('common:notGiven')}</dd>
          <dt>{t('my-account:profile.email')}</dt>
          <dd>{info.email ?? t('common:notGiven')}</dd>
          <dt />
          <dd>
            <Link to="/updateUserInfo" onClick={onLeave}>
              {t('my-account:profile.change')}
            </Link>
          </dd>
        </dl>
      )}
      <CardField value={card} onChange={setCard} />
      <Refusal text={refusal} />
      <Button type="submit" h={40} loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}

function draftOf({ userName, company, industry, phone, email }: UserInfo): Draft {
  return {
    userName,
    company: company ?? '',
    industry: industry ?? '',
    phone: phone ?? '',
    email: email ?? '',
    code: '',
    oldPwd: '',
    oldCode: '',
  }
}

/** Validates only the editable fields; a code and a proof are needed only for a new phone. */
function problemsOf(draft: Draft, { isWhole, info }: { isWhole: boolean; info: UserInfo }) {
  const { userName, company, industry, phone, code, email } = registrationProblems({ ...draft, password: '' })
  const unchanged = { phone: null, code: null, oldPwd: null, oldCode: null, email: null }
  if (!isWhole) return { userName, company, industry: null, ...unchanged }
  if (!isNewPhone(draft, info)) return { userName, company, industry, ...unchanged, phone, email }
  const proof = proofProblems(draft, info.proofForChange)
  return { userName, company, industry, phone, code, ...proof, email }
}

function isNewPhone({ phone }: Draft, info: UserInfo): boolean {
  return phone.trim() !== (info.phone ?? '')
}

function changeOf(info: UserInfo, draft: Draft, card: string | null) {
  const text = (value: string) => value.trim() || undefined
  const hasNewPhone = isNewPhone(draft, info)
  return {
    userId: info.userId,
    userName: draft.userName.trim(),
    company: draft.company.trim(),
    industry: text(draft.industry),
    email: draft.email.trim() === (info.email ?? '') ? undefined : text(draft.email),
    phone: hasNewPhone ? draft.phone.trim() : undefined,
    code: hasNewPhone ? text(draft.code) : undefined,
    oldPwd: hasNewPhone && draft.oldPwd !== '' ? encodePassword(draft.oldPwd) : undefined,
    oldCode: hasNewPhone ? text(draft.oldCode) : undefined,
    businessCard: card === info.businessCard ? undefined : (card ?? 'none'),
  }
}
