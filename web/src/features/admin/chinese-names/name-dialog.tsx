import { longestChineseName } from '@qingdan/api/contract/chinese-names/limits.ts'
import type { OwnChineseName } from '@qingdan/api/contract/chinese-names/own-names.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import { ChoiceField, Field } from '../../../forms/field.tsx'
import { adminKeys } from '../admin-queries.ts'
import { addChineseName, changeChineseName, type NameFields, subjectOptions } from './chinese-name-queries.ts'

const kinds: readonly NameFields['kind'][] = ['official', 'press', 'literal', 'short', 'former']

interface DialogProps {
  opener: HTMLElement | null
  onClose: () => void
}

/** Gives a subject, found by name or by id, a Chinese name. */
export function AddNameDialog({ opener, onClose }: DialogProps) {
  const { t } = useTranslation('admin')
  const [subject, setSubject] = useState('')
  const [fields, setFields] = useState<NameFields>({ name: '', kind: 'press' })
  return (
    <ConfirmActionDialog
      title={t('chineseNames.add')}
      submit={t('chineseNames.save')}
      opener={opener}
      changes={adminKeys.all}
      action={() => addChineseName(subject.trim(), fields)}
      done={t('chineseNames.doneAdd', { name: fields.name })}
      onDone={onClose}
      onClose={onClose}
    >
      <SubjectField value={subject} onChange={setSubject} />
      <NameAndKind fields={fields} onChange={setFields} />
    </ConfirmActionDialog>
  )
}

/** Changes a Chinese name or its kind. */
export function ChangeNameDialog({ given, opener, onClose }: DialogProps & { given: OwnChineseName }) {
  const { t } = useTranslation('admin')
  const [fields, setFields] = useState<NameFields>({ name: given.name, kind: given.kind })
  return (
    <ConfirmActionDialog
      title={t('chineseNames.changeOf', { name: given.name })}
      submit={t('chineseNames.save')}
      opener={opener}
      changes={adminKeys.all}
      action={() => changeChineseName(given.nameId, fields)}
      done={t('chineseNames.doneChange', { name: fields.name })}
      onDone={onClose}
      onClose={onClose}
    >
      <NameAndKind fields={fields} onChange={setFields} />
    </ConfirmActionDialog>
  )
}

/** The browser offers the subjects that the typed name may mean; choosing one fills in its id. */
function SubjectField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('admin')
  const listId = useId()
  const { data } = useQuery(subjectOptions(useDeferredValue(value.trim())))
  return (
    <>
      <Field
        label={t('chineseNames.subjectField')}
        hint={t('chineseNames.subjectHint')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        list={listId}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <datalist id={listId}>
        {data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}

function NameAndKind({ fields, onChange }: { fields: NameFields; onChange: (fields: NameFields) => void }) {
  const { t } = useTranslation(['admin', 'terms'])
  return (
    <>
      <Field
        label={t('admin:chineseNames.name')}
        hint={t('admin:chineseNames.nameHint')}
        value={fields.name}
        onChange={(event) => onChange({ ...fields, name: event.currentTarget.value })}
        maxLength={longestChineseName}
        lang="zh-Hans"
        autoComplete="off"
        spellCheck={false}
      />
      <ChoiceField
        label={t('admin:chineseNames.kind')}
        value={fields.kind}
        onChange={({ currentTarget }) => {
          const kind = kinds.find((one) => one === currentTarget.value)
          if (kind !== undefined) onChange({ ...fields, kind })
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`terms:translation.${kind}`)}
          </option>
        ))}
      </ChoiceField>
    </>
  )
}
