import { words } from '../tables/words.ts'
import { alphabet, transliterate } from './alphabet.ts'

/**
 * Common-use romanisation; vowels are mostly unwritten, as in Arabic. Inside a word vav, yod, alef and ayin stand for vowels.
 */
const letters = alphabet(`
  א=a ב=b ג=g ד=d ה=h ו=o ז=z ח=h ט=t י=i כ=k ך=k ל=l מ=m ם=m נ=n ן=n ס=s ע=a פ=p ף=f צ=ts ץ=ts ק=k ר=r ש=sh ת=t
  וו=v יי=y
`)

/** Names and words that occur in many names, with their vowels. Origin: general knowledge. */
const known = `
  אברהם=avraham אבי=avi אביב=aviv אביגדור=avigdor אבנר=avner אדם=adam אהוד=ehud אהרון=aharon אהרן=aharon אורי=uri איתן=eitan איתמר=itamar אילן=ilan אייל=eyal אלון=alon אלי=eli אליהו=eliyahu אליעזר=eliezer אלכסנדר=alexander אמיר=amir אמנון=amnon אסף=asaf אפרים=efraim
  אריאל=ariel אריה=aryeh אשר=asher אסתר=esther בועז=boaz בני=benny בן=ben בנימין=benjamin בנט=bennett ברק=barak ברוך=baruch בר=bar בת=bat גבי=gabi גבריאל=gavriel גד=gad גדעון=gideon גיל=gil גולדה=golda גלעד=gilad גלית=galit גנץ=gantz גוריון=gurion
  דוד=david דן=dan דני=danny דניאל=daniel דב=dov דנה=dana דינה=dina דבורה=devora הרצוג=herzog הרצל=herzl הלל=hillel ויצמן=weizmann זאב=zeev זלמן=zalman חיים=haim חנן=hanan חנה=hannah טל=tal יאיר=yair יאל=yael יעל=yael יגאל=yigal יהודה=yehuda יהודית=yehudit יהושע=yehoshua
  יואב=yoav יואל=yoel יובל=yuval יוחנן=yohanan יונתן=yonatan יונה=yona יוסי=yossi יוסף=yosef יחזקאל=yehezkel ינון=yinon יעקב=yaakov יצחק=yitzhak ירושלים=yerushalayim ישעיהו=yeshayahu ישראל=israel ישראלי=israeli כהן=cohen כץ=katz לאה=leah לוי=levi לפיד=lapid לביא=lavi לבני=livni ליברמן=lieberman לאומי=leumi
  מאיר=meir מיכאל=michael מיכל=michal מרדכי=mordechai מרים=miriam משה=moshe מנחם=menachem מזרחי=mizrahi מלכה=malka מקס=max נועם=noam נח=noah נחום=nahum נתן=natan נתניהו=netanyahu נפתלי=naftali נחמן=nachman סמוטריץ=smotrich סער=saar עדי=adi עוזי=uzi עופר=ofer עומר=omer עמוס=amos עמית=amit עמיר=amir עזרא=ezra עידו=ido ערן=eran
  פנחס=pinchas פרידמן=friedman פרץ=peretz פרס=peres צבי=zvi ציפי=tzipi ציון=zion קליין=klein קפלן=kaplan ראובן=reuven רבין=rabin רבקה=rivka רון=ron רוני=roni רונן=ronen רות=ruth רחל=rachel רם=ram רפאל=rafael רוזן=rosen רוזנברג=rosenberg שאול=shaul שי=shai שירה=shira שלום=shalom שלמה=shlomo שמואל=shmuel שמעון=shimon שמיר=shamir שרה=sarah שרון=sharon שמחה=simcha שפירא=shapira שוורץ=schwartz תמר=tamar תומר=tomer
  בנק=bank חברה=company תעשיות=industries תעשייה=industry תעשיה=industry אווירית=aerospace פרמצבטיות=pharmaceutical טבע=teva אגד=egged אל=el על=al הפועלים=hapoalim דיסקונט=discount מערכות=systems ביטוח=insurance קבוצת=group אחזקות=holdings השקעות=investments סחר=trade נדל=nadlan שירותי=services טכנולוגיות=technologies אנרגיה=energy תקשורת=communications הגנה=defense מדינת=state אוניברסיטת=university מכון=institute
`
const table: ReadonlyMap<string, string> = new Map(
  words(known)
    .map((entry) => entry.split('='))
    .map(([word = '', latin = '']) => [word, latin]),
)

/** Forms that come from the table: they have their vowels. */
export const hebrewForms: ReadonlySet<string> = new Set(table.values())

export function romaniseHebrew(text: string): string {
  const bare = text.normalize('NFKC').replace(/[^\u05d0-\u05ea0-9]/g, '')
  const whole = table.get(bare)
  if (whole !== undefined) return whole
  const first = bare[0] === 'ו' ? 'v' : bare[0] === 'י' ? 'y' : ''
  return first + transliterate(first === '' ? bare : bare.slice(1), letters)
}
