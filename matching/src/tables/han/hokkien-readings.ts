/**
 * Syllables of given names as Hokkien and Teochew families of Singapore, Malaysia and Indonesia spell them: 陈德明 is Tan Teck Beng.
 * `spelling[,spelling]=characters`. Cantonese spellings of the same families stand in `cantonese-readings.ts`.
 * Origin: general knowledge of names in use there; what a spelling may stand for, not a rule of the language.
 */
export const hokkienReadings = `
  teck,tek=德得 beng=明 boon,bun=文 seng=成胜生升声星诚盛 kok=国 chee=志智 hua,hwa=华花 hock,hok=福学 huat=发 chye=财才 kim=金锦今 keong=强 kiang=强
  kong=光康 kuan=光 thian,tien=天 swee,chwee=水瑞 bok=木 suan,san=山 cheng=清 choon=春俊 sin=新信 siang=祥 heng=兴雄 hin=兴 ann=安 peng=平炳 hoe=和会
  hup=合 soon=顺 eng=荣永英应 weng=荣 yew=友有耀 yeow=耀 hian,hean=贤显 hsien=显贤 chok=作 tong=栋东同通 lam=南 guan,goan=源元 chuan=泉全川 leong=良亮隆龙
  liang=良亮 tiong=忠中 ghee,nghee=义宜 jin=仁 joo=裕如 geok,gek=玉 choo=珠子书 bee=美 lay=丽礼 siew=秀少寿 siow=晓绍 guek=月 lian=莲联 bwee=梅 hiang=香
  hong=凤丰鸿宏 neo=娘 kwee=贵桂 chong=宗 kah=家嘉佳 wee=伟为维威 chin=振进 boh=谋茂 poh=宝保 hoo=富 kian,kean=建健坚 keng,kheng=庆敬景经 lip=立 loong=龙隆
  sim=心森 see=思诗 say=世 chew=树 khim=琴钦 thiam=添 thai=泰 thong=通 ong=旺 ban=万 hiong=雄 ah=亚阿 tze=子 hoon=云 woon=运 lok,lock=禄乐 hee=喜熙希
  aik,ek=益亿 chiow=照昭超 hai=海 kee=基旗 khoon=坤 koon=坤 kun=坤 long=隆龙 meng=明 nam=南 pheng=鹏 phuay=培 puay=培佩 sai=赛 siong=祥雄 teong=忠 tee=智池
  teik=德 tiang=长 yong=永荣勇 yam=炎 yoke,yuk=玉 ying=英 leng=玲灵 ling=玲 mui=梅 hwee=惠慧 hui=惠慧 lan=兰 hwa=华 kiat=杰吉 cher=志 chor=祖 gim=锦
`
