/** The languages of the product. */
export type Language = 'zh' | 'en'

/** Something said in every language. */
export type Bilingual<Text = string> = Readonly<Record<Language, Text>>
