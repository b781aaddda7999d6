import { lazy } from '../../lazy.ts'
import { vietnameseReadings } from '../../tables/han/vietnamese-readings.ts'
import { charactersByReading } from './han-readings-table.ts'

const readings = lazy(() => charactersByReading(vietnameseReadings))

/** Family names as they are written, with readings the table lacks. Origin: general knowledge. */
const families = new Map(
  `阮=nguyen 陈=tran 黎=le 范=pham 黄=hoang,huynh 潘=phan 武=vu,vo 邓=dang 裴=bui 杜=do 胡=ho 吴=ngo 杨=duong 李=ly 丁=dinh 郑=trinh
  张=truong 林=lam 陶=dao 段=doan 王=vuong 郭=quach 梁=luong 刘=luu 蔡=thai 邹=trau 马=ma 何=ha 苏=to 朱=chu,chau 谢=ta 曾=tang 罗=la 徐=tu
  韩=han 农=nong 孙=ton 尹=doan 冯=phung 高=cao 余=du 赖=lai 莫=mac 吕=la,lu 叶=diep 周=chau,chu 宋=tong 汤=thang 申=than 石=thach 缪=mau 翁=ong`
    .split(/\s+/)
    .map((entry) => [entry[0] ?? '', entry.slice(2).split(',')] as const),
)
/** Given characters whose reading the table lacks. Origin: general knowledge. */
const given = new Map(
  `重=trong 国=quoc 庆=khanh 孝=hieu 贵=quy 东=dong 晋=tan 勇=dung 阳=duong 苏=to 林=lam 强=cuong 龙=long 兰=lan 凤=phuong 鸾=loan 学=hoc
  义=nghia 礼=le 贤=hien 胜=thang 进=tien 达=dat 战=chien 德=duc 长=truong 论=luan 泽=trach 满=man 钱=tien 权=quyen 辉=huy 银=ngan 荣=vinh 仲=trong 福=phuc 正=chinh 明=minh 英=anh 文=van 氏=thi 青=thanh 清=thanh
  成=thanh 河=ha 海=hai 山=son 水=thuy 垂=thuy 翠=thuy 红=hong 鸿=hong 雪=tuyet 梅=mai 竹=truc 菊=cuc 秋=thu 春=xuan 夏=ha 平=binh 安=an 心=tam 玄=huyen
  光=quang 广=quang 俊=tuan 协=hiep 雄=hung 兴=hung 鹏=bang 朋=bang 伯=ba 玉=ngoc 金=kim 璃=ly 美=my 月=nguyet 云=van 香=huong 芳=phuong 方=phuong 草=thao
  孟=manh 友=huu 有=huu 公=cong 功=cong 志=chi 智=tri 仁=nhan 信=tin 善=thien 忠=trung 中=trung 坚=kien 勤=can 科=khoa 魁=khoi 永=vinh 寿=tho 禄=loc 顺=thuan 和=hoa
  花=hoa 华=hoa 武=vu 宇=vu 雨=vu 辉=huy 尊=ton 约=uoc 越=viet 日=nhat 一=nhat 新=tan 南=nam 北=bac 西=tay 世=the 大=dai 太=thai 泰=thai 灿=xan 算=toan 全=toan 必=tat`
    .split(/\s+/)
    .map((entry) => [entry[0] ?? '', entry.slice(2).split(',')] as const),
)

/** How Vietnamese names spell a character, without marks; a family name in its own ways only. */
export function vietnameseSpellings(character: string, isFamily: boolean): readonly string[] {
  if (isFamily) return families.get(character) ?? []
  return [...(given.get(character) ?? []), ...(readings().get(character) ?? [])]
}
