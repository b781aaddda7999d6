/**
 * Sino-Vietnamese readings without marks: syllable = characters read so.
 * Origin: Unihan Database of the Unicode Consortium (kVietnamese; Unicode Licence V3), characters of GB 2312, folded.
 */
export const vietnameseReadings = `
  a=丫啊娅 ac=恶艿 ach=厄扼 ai=哀埃缢隘 am=喑奄庵揞暗翎荫谙阴音饮 an=印安恩按案殷隐 ang=盎 anh=婴影映英 ao=呦奥幻懊袄 ap=压押揖邑 at=乙遏 au=妪幼瓯 ay=嗳暧 ba=伯婆巴把波琶甘葩霸
  bac=匐博泊铂驳 bach=柏白百迫 bai=拜排牌罢败 bam=禀 ban=伴半叛彬扳拌本版班瘢盘绊般贫铌 bang=傍冰凭旁朋榜滂谤鹏 banh=彭抨澎秉膨镣饼 bao=保刨包宝报抱暴胞袍 bat=不八弼扒拔钵钹
  bau=匏咆泡瓢裒 bay=呸摆蜚 be=嬖鄙闭陂陛 ben=胼骈 benh=病萍 beo=豹 beu=标 bi=否备彼悲疲皮被 bich=壁璧甓碧 biem=贬 bien=卞变扁编辨边 biet=别 bieu=表 bim=砭
  binh=丙兵屏平柄炳瓶评 bit=捌 biu=裱褓 bo=剖匍圃布怖捕步爬莆菩蒲补逋部 boc=仆剥卜扑 boi=倍培徘杯背辈 bon=泮盆胖 bong=俸捧篷蓬 bot=勃叭渤 bu=箴 bua=斧符耙钸 buc=幅逼
  bui=蓓裴 bun=湓 bung=怦搬 buoi=贝 buong=梆 but=孛笔 ca=个哥哿歌袈 cac=亟各胳阁 cach=格隔 cai=丐盖 cam=感敢柑琴甘禁禽 can=勤巾干捍斤根歆竿艮芹谨近 cang=亘亢强港矜
  canh=兢境庚景更竟耕 cao=搞膏锆镐高 cap=及急笈级给 cat=割吉拮洁诘锃 cau=俱句垢拘槁槔求狗球皋笱舅钩驹 cay=咳 cha=乍咋咤渚藉锗 chac=琢 chai=扯 cham=斟枕沾针 chan=怎振滇疹真胗诊
  chang=庄撞瞳 chanh=橙 chao=洲 chap=执插汁腊褶 chat=质 chau=州珠蛀蛛邾 chay=蛭 che=制吱 chem=拈 chen=擅毡盏 cheo=棹 chep=札 chi=之只姊志指支旨枝止纸肢至芝芷
  chiec=只 chiem=占瞻 chien=战 chieng=钲 chiet=折 chieu=招照诏 chim=砧 chinh=埕征政整正蠓 chit=哳 chiu=召 cho=徐朱株翥 choai=骓 choan=篡
  choang=幢淳胱 choi=嘬椎 chom=崭苫 chon=准廛 chong=洲种 chot=啐 chu=厨周咒拄注诸 chua=主洙炉躇 chuan=准 chuc=嘱烛祝织职 chum=森 chung=众拯澄症终蒸证钟
  chuoc=勺灼赎酌 chuoi=桎畜 chuong=尚瘴章钟障 chut=拙 chuyen=专转 co=古固基姑孤抓据故旗机磷股顾饥 coc=谷鹆 coi=桧棋碧臼荟 com=痨 con=昆杆棍 cong=公共功工拱攻杠缸贡
  cop=吸 cot=橛骨 cu=举具劬居拒据晤枸渠矩虬鸲 cua=剧眼距锯 cuc=局掬极菊鞠 cui=侩柜 cum=汲 cun=滚 cung=供劲宫巩弓恭穷躬 cuoc=锔 cuoi=瑁 cuon=卷绻 cuong=狂纲缰
  cuu=久九仇救柩灸究裘鸠 da=也冶多夜打拖枷椰迦野驼 dac=弋得桷特笪铎 dai=代大带待 dam=丹担每沈淡淫湛潭笙缄胆谈霪 dan=吲坛寅引弹怛惮担拦旦柑栏檀民胤 dang=噔延校样灯登等簦荡藤邓镫 danh=名
  dao=倒刀到导岛掏桃涛淘瑶盗祷谣蹈逃道 dap=折搭汐沓答踏 dat=佚哒坦妲达迭逸镒 dau=兜头妯嫂忉投斗柚油瓷痘皋豆酉 day=低圮圯崖帝曳檩汜泄砭苔袋 de=堤底弟悌提澎玷第羝蒂蹄递 dem=残 den=癜 denh=汀盈
  deo=捣番眇 di=夷姨已胝遗 dia=地拽 dich=嫡役敌易狄疫的笛译驿 diem=店恬惦棍点焰玷艳 dien=佃典填殿演田癫颠 diep=叠叶牒蝶谍 diet=灭 dieu=丢佻刁吊妙姚悼条窕调遥雕鸟鸢鹞 dim=沾
  dinh=丁亭停叮定庭廷疔示订钉锭霆顶颖鼎 dip=燎租 diu=裕迢 do=哆图妒屠度徒杜楮沱涂渡由赌途都 doa=唑堕挫朵 doai=兑炖 doan=团尹断段短端缎 doat=夺 doc=唷毒独督笃读 doi=唯堆对岱玳移蓐队
  dom=痰 don=单吨墩敦疸顿 dong=东仝俑僮冬冻动同垌恸栋洞炳狱童筒茼董铜 dot=悦突茁讷 du=与余喻游睹蝣誉诱谕逾预 dua=盗荼 duc=德欲翼育镯 dui=槌锥 dun=炖 dung=仃勇孕容拥用禹
  duoc=烛药跃 duong=养唐堂塘当扬杨洋糖羊阳 dut=毕 duyen=案沿缘铅 duyet=阅 e=噎殪薏 em=俺掩淹 en=燕 enh=偃 gac=搁棘 gach=坜 gam=呤噙噤锦 gan=哏筋肝 gang=钢
  ganh=坑 gao=梏 gat=咭噶秸颉 gau=篙 gay=垓 ghe=稽 ghem=检 ghen=悭躅 ghenh=埂 gia=价伽加嫁家架液箸蔗驾 giac=觉 giai=佳獬皆解阶 giam=减监箴 gian=奸简艰谏间
  giang=扛江讲降 giao=交教槊狡绞蛟 giap=夹峡甲 giat=戛 giau=笤 gie=币 giem=掂 gieo=摇 gioen=眩 gioi=介戒械界 gion=湎 giong=咚拣 git=绎 giuong=床
  goc=角 goi=哙浍绘脍 gom=搛 gon=衮 gong=杠 got=滑 gu=虬 gui=寄 gung=姜 guom=镰 ha=下呵复暇河蚵蝴贺 hac=壑鹤黑 hach=劾吓核赫 hai=孩害海谐鞋骇骸
  ham=含憨憾歆焓陷 han=叹垠寒恨悍旱欣汉限 hang=航行项 hanh=亨幸杏桁茎荇馨 hao=哮嚎壕好毫耗豪 hap=翕 hat=喝忆曷涸辖迄 hau=侯候后喉猴 hay=唉熙 he=兮厦系 heo=晓枵水 hep=狭
  het=歇 hi=喜嘻戏矣稀 hich=檄 hiem=嫌险 hien=宪显献现贤轩 hiep=侠协胁 hieu=号孝效校 hinh=刑形 hiu=咻嚣 ho=乎互呼嘘岵户护浠湖狐猢瑚糊葫虎 hoa=化华和火画祸花货 hoac=惑或霍
  hoach=获 hoai=坏怀淮 hoan=丸唤完患欢还 hoang=恍惶慌皇磺荒麂黄 hoanh=横 hoat=活 hoc=东学旭 hoe=槐 hoi=亥会唏回希徊悔晦洄溃灰诲 hom=函 hon=昏混魂 hong=吼哄洪烘红胸鸿
  hop=匣合哈盒 hot=唿忽惚纥 hu=吁圬朽腐虚 hua=许谀 huan=勋训 huc=勖拗 hue=惠携蕙 huenh=轰 hun=熏 hung=兴凶匈熊雄 huoc=谑 huong=享况向响香 huou=貅 hup=溘
  huu=休友右有 huy=挥毁讳辉 huych=阋 huyen=县喧暄玄 huyet=穴血 huynh=兄萤 ich=益 inh=嘤 ke=仉偈彐继计 ken=茧 keng=铿镜 keo=挢胶 ket=磔结 kha=可
  khac=克刻咯恪 khach=客 khai=凯开慨 kham=勘坎堪砧衾钦 khan=垦恳看研紧 khang=康慷抗肯 khanh=卿庆磬罄 khao=烤考 khap=泣 khat=乞吃渴 khau=丘口叩寇扣 khe=契溪
  khem=冲 khenh=警 kheu=跳 khi=器欺气 khich=激隙 khiem=欠谦 khien=愆谴遣 khieng=掮 khiep=怯 khiet=洁 khieu=叫 khin=缱 khinh=轻 khit=吃耙
  khiu=拷窍 kho=库枯砚苦裤 khoa=夸科裸课锞 khoai=垮快 khoan=宽款 khoang=圹旷矿 khoanh=顷 khoc=哭酷 khoe=眭跬 khoet=劂抉 khoi=块盔起魁 khon=困坤
  khong=孔控空窒 khu=区去浇硬 khua=抠 khuan=捃 khuat=屈 khuc=曲 khue=闺 khum=穹莰 khung=恐汕芎 khuoc=却 khuon=匡 khuya=亏 khuyen=劝圈
  khuyet=缺 khuynh=倾 ki=伎其几妓己忌技期纪记骑麒 kia=箕 kich=剧戟 kiem=俭兼剑钤钳 kien=件健坚干建虔蚬见 kieng=蹇 kiet=杰桀竭 kieu=娇桥矫荞轿骄 kim=今金
  kinh=京惊敬泾经鲸 kip=趿 ky=奇 la=吕罗萝逻锣 lac=乐勒咧栎落铬 lach=沥 lai=俚又吏徕来涞莱蠡 lam=凛啉婪廪揽林檩淋滥蓝览霖 lan=吝栏涟澜烂磷遴邻阑麟 lang=凌啷廊朗榔狼菱郎陵
  lanh=冷另怜领 lao=劳唠崂牢痨老铹 lap=垃拉立粒躐 lat=喇栗 lau=喽娄捞楼湿漏陋髅 lay=漓 le=丽例励厉戾梨泪礼离荔黎 lenh=令泠零 leo=潦缭 leu=撩疗 li=厘李牦理璃痢离 lia=里
  lich=历苈 liem=廉殓镰 lien=联连 lieng=玲翎 liet=列烈 lieu=了僚料柳燎疗 lim=睑 linh=灵苓 lo=垆炉赂路露鲁 loai=类 loan=乱鸾 loat=刷 loc=渌漉禄鹿 loe=蓠
  loi=俐利磊耒雷 lon=仑 long=弄拢笼隆龙 lop=猎笠 lu=偻卢屡旅泸虑 lua=侣搂摅狼缕驴 luan=伦纶论轮 luat=律 luc=六力绿陆 lun=沦 lung=咙垄茏 luoc=略 luon=鲢
  luong=两凉梁粮良谅陇 luot=掠辣 luu=榴流琉留硫 luy=垒累 luyen=恋炼练 ma=妈玛马骂魔麻 mac=漠莫镆默 mach=麦 mai=买卖埋枚梅磨迈 man=幔悯愍慢敏曼满漫瞒缗蛮 mang=忙芒蟒
  manh=孟氓猛甍皿盲瞑艋萌 mao=冒卯帽毛髦 mat=密末蜜 mau=侔戊母牟矛 me=楣谜迷 menh=命 meo=猫苗 met=蔑 meu=喵 mi=寐嵋眉美靡 mich=寞 mien=免冕勉沔眠绵 miet=蔑
  mieu=庙描 minh=冥明酩 mo=么墓慕摸摹暮某模没谟 moc=木 moi=媒每瑁莓 mon=们蔓门 mong=朦蒙蠓 mot=没蠛 mu=姥 mua=吗湄 muc=沐目睦 mui=未 muoi=妹昧煤 muon=闷
  muong=檬茫邙 muot=沫 mut=荸 muu=谋 na=哪娜拿挪那 nac=匿诺 nach=腋 nai=乃呢奈奶捺 nam=南埝捻男稔 nan=摊曩赧难鲢 nang=能 nanh=狞 nao=呶恼瑙脑芾钮闹 nap=纳
  nau=耨 nay=怩扔艿 ne=你尔泥 nem=念楠腩 nen=年攮 neo=纽袅 nep=衲 net=涅 nga=哦娥我鹅 ngac=愕硌 ngach=额 ngai=碍艾 ngam=吟 ngan=岸渭玳痕谚跟银 ngang=昂
  nganh=哽硬 ngao=傲嗷敖獒矢遨 ngap=岌汲 ngat=屹歹 ngau=偶 nghe=倪猊睨艺鲵 nghenh=迎 ngheo=侥 ngheu=哓蛲跷 nghi=仪宜拟毅议霓 nghia=义 nghich=逆
  nghiem=严俨验 nghien=研砚 nghiep=业 nghiet=孽 nghieu=尧 ngo=午吴吾忤杵洒莪藕遇 ngoa=讹 ngoai=外 ngoan=玩顽 ngoc=呆玉 ngoi=嵬瓦 ngon=唁妍言
  ngot=兀 ngu=五伍寓御愚渔语鱼 ngua=御驭 nguc=狱 ngum=喁 ngung=凝 nguoc=虐 nguon=源 nguong=仰 nguu=牛 nguy=伪危巍 nguyen=元原愿阮 nguyet=月
  nha=呀牙茄茹蚜雅 nhach=呃 nhai=尔蚧 nham=任壬岩栋澜 nhan=人仁刃咽因姻忍泥眼胭认闲颜 nhang=蝇 nhao=浇绕 nhap=入 nhat=一壹日汨 nhau=缴 nhay=挨趾 nhe=珥
  nhem=髯 nhen=燃 nheo=嚅挠 nhep=摄 nhi=二耳致蕊贰 nhich=滴 nhiem=冉 nhien=然 nhiet=热 nhieu=扰绕饶 nhip=喋 nhiu=疚 nho=儒嗉孺汝洳薷 nhoai=惴
  nhoc=缛辱 nhon=钝锐 nhong=蛹 nhot=泺 nhu=予如柔 nhua=懦濡蓣 nhuan=润闰 nhum=镐 nhung=仍冗戎绒 nhuoc=弱若 nhuom=染 nhuong=壤攘让 nhuyen=软
  ni=伲妮尼 nia=铌 niem=念 nieu=柿栗 ninh=佞 no=奴帑弩怒 noc=蓐 noi=内呐坭壳绥肭芮 nom=喃 non=嫩 nong=农浓第脓 not=痕 nua=女孥 nung=侬哝 nuoi=馁
  nuong=娘 nuu=狃 o=乌呜污 oa=呙呱哇娲 oac=嚯 oai=倭痿 oam=衫 oan=冤怨腕苑 oanh=莺 oc=喔屋沃渥 oe=哕 oi=喂煨 on=温瘟 ong=嗡瓮翁蜂鞅 ot=艺 pha=坡破谱
  phac=朴 phach=珀魄 phai=沛派 pham=凡品犯 phan=份分判反吩坟奋幡忿愤樊粉粪纷返 phang=仿坂彷 phanh=拼烹 phao=抛炮 phap=乏法 phat=伐佛发弗怫拂罚 phau=缶 phay=霈霏
  phe=噬废批 phech=拍 phen=番矾 phet=丿筏 pheu=嫖漂 phi=匪妃斐沸翡肥苤费非飞 phiem=泛 phien=扇烦煽片翩 phieu=票飘 pho=付傅副咐哺披普盆讣赴铺附颇驸 phoi=死配
  phon=繁 phong=丰封房放枫疯访防风 phot=佛 phu=夫妇富府扶浮甫腑芙蚨负赋 phuc=伏服福腹馥 phun=喷 phung=奉讽逢 phuong=凤坊方 qua=寡戈果棵瓜过 quach=廓椁郭 quai=乖卦拐
  quan=关军冠君均官棺窘管群裙观贯逭郡馆 quang=光咣广扩晃桄肱 quanh=萦 quat=括掘橘檬 quau=篝 quay=拐挂揆歪轨 que=圭桂 quen=惯捐涓 quet=撅 queu=侨 qui=匮季规 quo=找
  quoc=国 quy=癸葵贵跪鬼 quyen=倦卷拳捐权眷 quyet=决谲 quynh=琼 rac=洛络 rach=泽 rai=獭 ram=牟 ran=蚓 rang=烊 ranh=伶柃棂 rao=咬 ray=筛 re=璃缔
  rem=帘 reo=钌 rep=蜡 ret=冽洌蝎 reu=嘹洮 ri=拭荑 rich=呖雳 riu=镣 ro=猿鲈 roi=洒 rom=瑶 ron=巽 rong=泷溶蓉 rot=淬溧 ru=愈欤 rua=噜 rui=檑
  rung=涌 ruoi=涯 ruom=渗 ruong=厢梁箱 sa=沙纱 sac=敕色 sach=册拆涤策索 sai=差搓柴洒豺 sam=参岑忏芟谗闯 san=产刊删栈珊趁 sang=创床棱沱 sanh=聘 sao=吵巢抄炒筲
  sat=察杀瑟疋篥 sau=愁蝼骤 say=茌 se=滞 sen=莲 senh=笙 si=仕士痴蚩 siem=谄 sieu=超 sinh=牲生逞 so=刍初所数梳楚疏础绉 soai=帅 soan=撰馔 soc=朔 soi=炊
  som=搀 son=仑山潺 song=双囱窗 su=事使史师狮瓷薮 suc=亍畜矗饬 sun=荑 sung=充宠崇爽琼茺铳 suoi=榱 suon=汕 suong=惝栈畅霜 suot=掇 sut=叱叻 suu=丑搜 suy=推衰
  suyen=喘洪 ta=些佐借写左担斜泻谢邪 tac=作凿则塞怍贼 tach=汐 tai=再哉在才灾财载 tam=三吣寻心暂沁浔浸糁蚕 tan=伞宾尽散新残殡烬苹赞辛 tang=丧僧增层曾桑脏臧葬赃赠 tanh=晴腥
  tao=嘈扫早曹枣灶燥蚤造遭骚 tap=习匝卅咂杂袭集飒 tat=必悉撒毕熄疾 tau=奏楱槽艚走 tay=洗西齐 te=剂嘶宰弊敝犀痹祭 ten=铣 teo=墙 tep=狮 tha=且他磋蹉 thac=忑忒托硕 thach=托石
  thai=台太彩态泰胎采 tham=参审忱惨探沈深甚谌贪 than=亲叹唇慎晨炭瞑矧神肾胂臣身 thang=乘倘升汤绅绳胜躺 thanh=圣城声成清诚锖青 thao=噪滔缲草讨躁 thap=什十拾湿隰 that=七匹失室
  thau=输透 thay=尸汰 the=世体凄势妻替栖誓 them=添馋 thep=唼 thet=设 thi=尸市弑施时是柿氏矢示视譬试诗豕 thich=刺惕戚适释 thiec=锡 thiem=添赡 thien=倩偏千善天浅迁
  thiep=妾帖涉 thiet=切舌铁 thieu=少烧绍韶 thim=婶 thin=忏 thinh=听盛请 tho=兔吐咀土寿措洁粗署菟蜍错 thoa=唾妥钗 thoai=腿话退 thoan=悛 thoat=脱 thoc=托秃
  thoen=栓 thoi=催崔梭贳 thom=忝 thon=寸忖村 thong=捅痛统聪通 thot=泪 thu=书兽取受墅姐娶守庶恕戍手授收树次此疽秋舒趣酬雌雠首 thua=丞承殊 thuan=盾纯舜顺驯 thuat=术述
  thuc=叔塾实式植熟 thue=税 thui=涞 thung=桩桶肿舂 thuoc=属托芍铄鹊 thuong=上伤商嫦常慵枪赏 thuot=托 thut=束 thuy=垂始水翠陲 thuyen=痊船 thuyet=说
  ti=司婢子巳比玺琵脾避 tia=濞紫 tich=夕寂昔积绩迹 tiec=惜 tiem=僭尖渐潜 tien=仙便先前剪箭羡贱进钱鲜 tiep=捷接 tiet=截节 tieu=剿小憔椒消箫蕉 tin=信
  tinh=井姓并性情旌星晶省精醒 tiu=销镖 to=丝徂祚租素组苏诉 toa=座锁 toai=碎遂 toan=全旋算 toat=撮 toc=族速 toi=最细罪葸蒜蕞 tom=榔 ton=存孙尊损 tong=从宋宗总踪送
  tot=卒 tra=查茶诈 trac=仄侧卓测跌 trach=择责 trai=债寨裁豸 tram=斩朕站簪 tran=尘珍镇阵陈 trang=壮妆庄状绫装 tranh=争伥帧挣筝铮 trao=嘲掉搔爪 trap=廾蛰
  trat=扎札秩 trau=看 treo=沼 tret=铿 tri=持智池治痔知置迟雉 trich=掷摘谪 trien=展篆缠 triet=哲彻撤 trieu=兆朝潮 trinh=侦呈桢程贞郑 tro=助撸诅阻 troc=啄捉浊筑
  troi=矾 trom=沉 tron=炊遁 trong=冲栊瞳重 tru=住宁宙抒柱猪胄著诛贮踌除驻 trua=殃 truan=屯 truc=竹筑轴逐 trung=中征忠惩虫 truong=丈仗场帐幛张杖枨涨胀长 truot=怵
  truu=抽 truy=坠追 truyen=传 tu=仔似修叙嗣囚四姿字思慈死泅祠秀私绣聚自袖词辞须 tua=序泗须 tuan=俊巡殉遵隽骏 tuat=戌 tuc=俗即夙宿息续足 tum=荨 tung=嵩怂松纵讼诵颂
  tuoc=削爵雀 tuom=惭 tuong=像墙奖将想湘相详象酱 tuot=泄 tuy=瘁粹虽随髓 tuyen=宣泉选 tuyet=绝 u=于瘀 ua=淤 uc=亿忆抑 ue=秽 ui=熨 un=稳 ung=应痈雍鹰 uoc=约
  uom=厌荞 uon=胺 uong=央枉殃秧鸯 up=挹 uu=忧 uy=委威慰畏 uyen=婉宛渊鸳 va=吧播 vac=搏镬阈鹱 vach=划 vai=娓磋 vam=汛 van=万云刎吻文晚板纹运韵 vang=咏往永激邦
  vanh=沙 vat=勿物 vau=百筮 vay=丕为渭莰髅 ve=卫围汰 vech=辟 ven=埙 veo=挑 vet=樾 vi=伟位味喟尾微纬违 viem=炎 vien=员园圆援远院 viet=曰越钺 vinh=咏荣
  vo=圩抚无毋眭纡羽 voi=沩踣 von=焉 vong=亡忘望棒网罔辋 vu=乳于务宇庑樗武禹舞诬迂雾鹉 vuc=域扑 vui=焙 vun=坟 vung=晕 vuon=园爰猿 vuong=旺王纺 vuot=滗
  xa=奢射柁社舍蛇赦车麝 xac=倬壳悫确 xach=榜 xam=侵眈耽锓 xan=灿 xanh=酲 xao=巧敲 xap=挟 xat=嚓擦 xau=丑更瘦 xay=槎 xe=炽蛴 xen=阐 xeng=铲 xenh=撑
  xi=企侈厕帜豉齿 xich=尺斥赤 xiem=暹 xien=扦 xieng=锃 xiet=掣 xin=嗔 xit=蜇 xiu=愀 xo=厝躯 xoa=汊铹 xoang=腔 xoc=蜀躅 xoi=址 xom=毯盲篮 xon=沌
  xot=咄悴踔 xu=处枢臭趋 xuan=蠢 xuat=出 xuc=促触 xui=驱 xung=秤称 xuoc=绰 xuong=倡厂唱艟 xuy=吹 xuyen=串川穿钏 xuyt=啜 y=伊依倚医意衣 yen=宴珥鞍 yet=揭谒
  yeu=夭妖窈腰要`
