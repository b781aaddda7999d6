import { describe, expect, it } from 'vitest'
import { createComparer, prepareQuery } from '../score.ts'

const { scoreNames } = createComparer()

const score = (query: string, name: string): number =>
  scoreNames(prepareQuery(query, '02'), [{ value: name, quality: 'strong', kind: 'primary' }], '02').score

describe('names in their own script meet their usual Latin spellings', () => {
  it.each([
    ['Владимир Путин', 'Wladimir Putin'],
    ['Владимир Путин', 'Vladimir Poutine'],
    ['Никита Хрущёв', 'Nikita Chruschtschow'],
    ['Михаил Горбачёв', 'Michail Gorbatschow'],
    ['Пётр Чайковский', 'Pyotr Tchaikovsky'],
    ['Андрей Сахаров', 'Andrej Sacharow'],
    ['Володимир Зеленський', 'Volodymyr Zelensky'],
    ['Володимир Зеленський', 'Wolodymyr Selenskyj'],
    ['Аляксандр Лукашэнка', 'Alexander Lukashenko'],
    ['Святлана Ціханоўская', 'Sviatlana Tsikhanouskaya'],
    ['Александар Вучић', 'Aleksandar Vučić'],
    ['Новак Ђоковић', 'Novak Djokovic'],
    ['Георги Първанов', 'Georgi Parvanov'],
    ['Нұрсұлтан Назарбаев', 'Nursultan Nazarbayev'],
    ['Қасым-Жомарт Тоқаев', 'Kassym-Jomart Tokayev'],
    ['Αλέξης Τσίπρας', 'Alexis Tsipras'],
    ['Γιώργος Παπανδρέου', 'George Papandreou'],
    ['Ευάγγελος Βενιζέλος', 'Evangelos Venizelos'],
    ['בנימין נתניהו', 'Benjamin Netanyahu'],
    ['אהוד אולמרט', 'Ehud Olmert'],
    ['לוי אשכול', 'Levi Eshkol'],
    ['דוד בן גוריון', 'David Ben-Gurion'],
    ['بنيامين نتنياهو', 'Benjamin Netanyahu'],
    ['عبد الفتاح السيسي', 'Abdel Fattah el-Sisi'],
    ['بشار الأسد', 'Bashar al-Assad'],
    ['معمر القذافي', 'Muammar Gaddafi'],
    ['خليفة حفتر', 'Khalifa Haftar'],
    ['عبد الملك الحوثي', 'Abdul-Malik al-Houthi'],
    ['محمود احمدی‌نژاد', 'Mahmoud Ahmadinejad'],
    ['علی خامنه‌ای', 'Ali Khamenei'],
    ['سراج الدین حقانی', 'Sirajuddin Haqqani'],
    ['حامد کرزی', 'Hamid Karzai'],
    ['ประยุทธ์ จันทร์โอชา', 'Prayut Chan-o-cha'],
    ['ทักษิณ ชินวัตร', 'Thaksin Shinawatra'],
    ['สมศักดิ์ เทพสุทิน', 'Somsak Thepsuthin'],
    ['नरेन्द्र मोदी', 'Narendra Modi'],
    ['राजनाथ सिंह', 'Rajnath Singh'],
    ['শেখ মুজিবুর রহমান', 'Sheikh Mujibur Rahman'],
    ['நரேந்திர மோடி', 'Narendra Modi'],
    ['జగన్ మోహన్ రెడ్డి', 'Jagan Mohan Reddy'],
    ['ਮਨਮੋਹਨ ਸਿੰਘ', 'Manmohan Singh'],
    ['안철수', 'Ahn Cheol-soo'],
    ['문재인', 'Moon Jae-in'],
    ['이명박', 'Lee Myung-bak'],
    ['김정은', 'Kim Jong-un'],
    ['김여정', 'Kim Yo-jong'],
    ['리선권', 'Ri Son-gwon'],
    ['장성택', 'Jang Song-thaek'],
    ['ミキ', 'Miki'],
    ['მიხეილ სააკაშვილი', 'Mikheil Saakashvili'],
    ['სალომე ზურაბიშვილი', 'Salome Zourabichvili'],
    ['Նիկոլ Փաշինյան', 'Nikol Pashinyan'],
    ['Արմեն Սարգսյան', 'Armen Sarkissian'],
    ['አቢይ አህመድ', 'Abiy Ahmed'],
    ['መለስ ዜናዊ', 'Meles Zenawi'],
  ])('%s = %s', (native, latin) => {
    expect(score(native, latin)).toBeGreaterThanOrEqual(80)
    expect(Math.abs(score(native, latin) - score(latin, native))).toBeLessThan(1)
  })

  it.each([
    ['Владимир Путин', 'Vladimir Putikhin'],
    ['بشار الأسد', 'Maher al-Assad'],
    ['김정은', 'Kim Jong-nam'],
    ['אהוד ברק', 'Ehud Olmert'],
    ['नरेन्द्र मोदी', 'Narendra Mehta'],
  ])('%s ≠ %s', (native, latin) => {
    expect(score(native, latin)).toBeLessThan(70)
  })
})
