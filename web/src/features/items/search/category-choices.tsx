import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ItemCategory } from '@qingdan/api/contract/us-items.ts'
import { Chip } from '../../../components/chip.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './item-search-page.module.css'

/** One category of a row of buttons, or all. */
export function CategoryChoices({
  label,
  all,
  choices,
  chosen,
  onChoose,
}: {
  label: string
  /** Words on the button for all. */
  all: string
  choices: readonly ItemCategory[]
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form
    <div role="group" aria-label={label} className={classes.choices}>
      <Chip isSmall isOn={chosen === undefined} onClick={() => onChoose(undefined)}>
        {all}
      </Chip>
      {choices.map(({ id, name, cnName }) => (
        <Chip key={id} isSmall isOn={chosen === id} onClick={() => onChoose(chosen === id ? undefined : id)}>
          {id} {pick({ zh: cnName, en: name }, language)}
        </Chip>
      ))}
    </div>
  )
}
