/**
 * Trade names whose English form is no pinyin of theirs: coined, transcribed, translated, or an acronym. `han=latin,…`.
 * Origin: public lists that name both (BIS Entity List, Section 1260H, NS-CMIC, OFAC: US public domain; notices of the PRC
 * Ministry of Commerce) and general knowledge; pairs in only one record are left to the importer.
 */
export const tradeNames = `
  浪潮=inspur / 海光=hygon,higon / 曙光=sugon,dawning / 龙芯=loongson,godson / 飞腾=phytium / 申威=sunway
  寒武纪=cambricon,cambrian / 摩尔线程=moore threads,moore thread / 壁仞=biren / 燧原=enflame / 沐曦=metax
  地平线=horizon,horizon robotics / 算能=sophgo / 算丰=sophon / 比特大陆=bitmain / 商汤=sensetime / 旷视=megvii / 依图=yitu
  云从=cloudwalk / 云天励飞=intellifusion / 深网视界=sensenets / 格灵深瞳=deepglint / 第四范式=4paradigm,fourth paradigm
  科大讯飞=iflytek / 讯飞=iflytek / 海康威视=hikvision,hik vision / 大华=dahua / 宇视=uniview / 东方网力=netposa
  银晨=isvision,is vision / 大疆=dji / 道通=autel / 华为=huawei / 海思=hisilicon / 中兴=zte / 中兴通讯=zte / 烽火=fiberhome
  烽火星空=fiberhome starrysky,starrysky / 中芯国际=smic / 中芯=smic / 长江存储=ymtc,yangtze memory / 长鑫=cxmt / 北方华创=naura
  七星=sevenstar / 中微=amec / 拓荆=piotech / 盛美=acm,acm research / 芯源=kingsemi / 至纯=pnc / 华大九天=empyrean
  华峰测控=accotest / 凯世通=kingstone / 新昇=zingsemi,zing / 新凯来=sicarrier / 鹏芯微=pxw,pxwsemi / 鹏新旭=pst,pxx / 国微=smit
  国微芯=guoweichip,gwx / 烁科中科信=semicore,zkx / 华海清科=hwa tsing,hwatsing / 华大基因=bgi / 国盾量子=quantumctek
  国盾=quantumctek / 本源量子=origin quantum / 本源=origin / 中科星图=geovis / 航天宏图=piesat / 和芯星通=unicorecomm,unicore
  北斗星通=bdstar / 司南=comnav,sinan / 纵横=jouav / 东土=kyland / 宁畅=nettrix / 达闼=cloudminds,cloudmind / 星波=starwave
  天奥=spaceon / 思仪=ceyear / 国科微=goke / 合盛=hoshine / 南大光电=nata / 莱斯=les / 熊猫汉达=panda handa
  爱信诺航芯=aisinochip,aisino / 航天信息=aisino / 擎科=tsingke / 生工=sangon / 清鑫=clean / 芯恺=chipgoo / 科通=comtech
  海兰信=highlander / 亨通=hengtong,htgd / 华海通信=hmn / 中国电科=cetc,china electronics technology group / 电科=cetc
  中电科=cetc / 中国电子科技集团=cetc,china electronics technology group
  中国电子=cec,china electronics corporation,china electronics / 航天科技=casc / 航天科工=casic / 海鹰=hiwing,haiying
  中航=avic / 中航工业=avic / 航空工业=avic / 中国航空工业=avic / 中国航发=aecc / 中船=cssc / 中国船舶=cssc,china state shipbuilding
  中船重工=csic / 中国船舶重工=csic / 北方工业=norinco,north industries / 兵器工业=norinco / 中国兵器=norinco
  中国兵器装备=csgc,china south industries / 中核=cnnc / 中广核=cgn,cgnpc / 中国广核=cgn,cgnpc / 中国石油=cnpc,petrochina,chinaoil
  中石油=cnpc,petrochina / 中国石化=sinopec / 中石化=sinopec / 中国海油=cnooc / 中海油=cnooc / 中化=sinochem
  中国中化=sinochem,chemchina / 中远=cosco / 中远海运=cosco shipping,cosco / 中交=cccc
  中国交建=cccc,china communications construction / 中铁=crec,china railway / 中铁建=crcc / 中建=cscec / 中国商飞=comac
  商飞=comac / 中车=crrc / 国机=sinomach / 中国移动=china mobile / 中国联通=china unicom / 中国电信=china telecom
  通用技术=genertec,general technology / 保利=poly / 宁德时代=catl / 腾讯=tencent / 比亚迪=byd / 禾赛=hesai / 移远=quectel
  京东方=boe / 海能达=hytera / 奇虎=qihoo / 小米=xiaomi / 联想=lenovo / 药明康德=wuxi apptec / 箩筐=luokung / 泛华=pan sino
  阿里巴巴=alibaba / 百度=baidu / 明纬=mean well,meanwell / 台积电=tsmc / 联发科=mediatek
  汉翔=aidc,aerospace industrial development / 经纬航太=geosat / 中信造船=jong shyn,jong shyn shipbuilding / 龙德=lungteh
  台船=csbc / 国际造船=csbc / 中山科学研究院=ncsist,chung shan institute / 凌网=hyweb / 天眼卫星=skyeyes / 宣德=speedtech / 日本电气=nec
  冲电气=oki / 三菱=mitsubishi / 三菱重工=mitsubishi heavy industries,mhi / 菱重=mhi / 川崎=kawasaki
  川崎重工=kawasaki heavy industries / 川重=kawaju / 富士通=fujitsu / 富士=fuji / 斯巴鲁=subaru / 引能仕=eneos / 伊藤忠=itochu
  住友=sumitomo / 三井=mitsui / 物产=bussan / 日立=hitachi / 日野=hino / 小松=komatsu / 日东电工=nitto denko / 日新=nissin
  八洲=yashima / 东金=tokin / 丰和=howa / 细谷=hosoya / 藤仓=fujikura / 日油=nof / 半井=nacalai / 青木=aoki
  精密工业=seimitsu kogyo / 光和=kowa / 兴业=kogyo / 商事=shoji / 日钢=nikko / 特机=tokki / 岐阜=gifu / 相模=sagami
  原燃=nuclear fuel / 东芝=toshiba / 松下=panasonic,matsushita / 丰田=toyota / 本田=honda / 三星=samsung / 现代=hyundai
  韩华=hanwha / 波音=boeing / 雷神=raytheon / 贝宜=bae / 通用动力=general dynamics / 通用原子=general atomics
  内华达山脉=sierra nevada / 宇航环境=aerovironment,aero vironment / 因美纳=illumina / 莱茵金属=rheinmetall / 安洵=i-soon,anxun
  伊诺波利斯=innopolis / 圣剑军械=excalibur army / 墨卡托中国研究中心=merics,mercator institute for china studies
  卡隆=kharon,1nteger / 火风暴=firestorm / 安特拉科=antraco / 铁山=ironmountain,iron mountain / 边缘自治=edge autonomy
  急速飞行=rapid flight / 护盾=shield / 洛克希德马丁=lockheed martin / 哈德逊=hudson / 诺斯罗普格鲁曼=northrop grumman / 阿克西恩特=axient
  安杜里尔=anduril / 顶峰=summit / 亨廷顿英格尔斯=huntington ingalls / 斯凯迪奥=skydio / 摇杆舵=stick rudder / 立方=cubic / 特科姆=tcom
  文本矿=textore / 扁平地球=planate / 埃克索维拉=exovera / 赛尼克斯=synexxus / 奎托斯=kratos / 浩劫=havocai / 尼罗斯=neros / 英斯图=insitu
  俪达=leda / 三井物产=mitsui bussan / 三泰克托=sun tectro / 福图尼奥=fortunio / 艾维奥克斯=aveox / 蒂尔=teal / 杰亚=jaia / 鲍尔=ball
  奥什科什=oshkosh / 吉布斯与考克斯=gibbs cox / 侦察艇=reconcraft / 伊庇鲁斯=epirus / 迪德罗恩=dedrone / 潜航=dive / 万拓=vantor
  英特磊=intelligent epitaxy / 拉撒路=lazarus / 奥姆尼波尔=omnipol / 亨索尔特=hensoldt / 泰拉=terra / 可利尔阿莱恩=clear align
  莱多斯=leidos / 吉布斯和考克斯=gibbs cox / 爱尔康=aerkomm / 赛博勒克斯=cyberlux / 哈德森=hudson / 萨罗尼克=saronic / 诺沃特=novotech
  埃科达因=echodyne / 马文=marvin / 特励达布朗=teledyne brown / 迪杰恩=dzyne / 埃比特=elbit / 伊比鲁斯=epirus / 拉法特=lafert
  嘉耐特=garnet / 辛德豪瑟=sindlhauser / 维戈尔=vigo / 太脱拉卡车=tatra trucks
`

/**
 * Universities and institutes by their Chinese names, short names, and the names and acronyms English uses; not those of two or
 * three letters that any company may bear (ABC, BIT).
 * Origin: general knowledge; their own publications.
 */
export const institutionNames = `
  清华大学=tsinghua university,tsinghua / 清华=tsinghua / 北京大学=peking university / 北大=peking university / 北京航空航天大学=beihang university,beihang,buaa / 北航=beihang,buaa
  北京理工大学=beijing institute of technology / 北理工=beijing institute of technology / 哈尔滨工业大学=harbin institute of technology,hit / 哈工大=harbin institute of technology,hit
  哈尔滨工程大学=harbin engineering university / 西北工业大学=northwestern polytechnical university,northwest polytechnical university,nwpu / 西工大=northwestern polytechnical university,nwpu
  南京航空航天大学=nanjing university of aeronautics and astronautics,nuaa / 南航大=nuaa / 南京理工大学=nanjing university of science and technology,njust / 国防科技大学=national university of defense technology,nudt
  国防科学技术大学=national university of defense technology,nudt / 中国科学技术大学=university of science and technology of china,ustc / 中科大=ustc / 中国科学院=chinese academy of sciences,cas / 中科院=chinese academy of sciences,cas
  中国工程物理研究院=china academy of engineering physics,chinese academy of engineering physics,caep / 中物院=caep / 电子科技大学=university of electronic science and technology of china,uestc / 西安电子科技大学=xidian university,xidian
  西安交通大学=xian jiaotong university,xi an jiaotong university / 上海交通大学=shanghai jiao tong university,shanghai jiaotong university,sjtu / 北京交通大学=beijing jiaotong university / 同济大学=tongji university / 复旦大学=fudan university
  浙江大学=zhejiang university / 中山大学=sun yat sen university / 天津大学=tianjin university / 南开大学=nankai university / 厦门大学=xiamen university,amoy university / 华中科技大学=huazhong university of science and technology,hust
  北京邮电大学=beijing university of posts and telecommunications,bupt / 哈尔滨理工大学=harbin university of science and technology / 中北大学=north university of china / 长春理工大学=changchun university of science and technology
  航天工程大学=space engineering university / 军事科学院=academy of military sciences,academy of military science / 军事医学科学院=academy of military medical sciences,amms / 中国航天科技集团=china aerospace science and technology corporation,casc
  中国航天科工集团=china aerospace science and industry corporation,casic / 中国空间技术研究院=china academy of space technology,cast / 中国运载火箭技术研究院=china academy of launch vehicle technology,calt
  中国空气动力研究与发展中心=china aerodynamics research and development center,cardc / 中国兵器工业集团=china north industries group,norinco / 中国核工业集团=china national nuclear corporation,cnnc / 中国船舶工业集团=china state shipbuilding corporation,cssc
  中国电信集团=china telecommunications corporation / 人民解放军=people s liberation army,peoples liberation army,pla / 中国人民解放军=chinese people s liberation army,peoples liberation army,pla / 新疆生产建设兵团=xinjiang production and construction corps,xpcc
  总参谋部=general staff department / 战略支援部队=strategic support force / 中国国家航天局=china national space administration,cnsa / 香港大学=university of hong kong,hku / 台湾大学=national taiwan university,ntu / 工业技术研究院=industrial technology research institute,itri
  中国银行=bank of china / 中国工商银行=industrial and commercial bank of china,icbc / 工商银行=industrial and commercial bank of china,icbc / 中国农业银行=agricultural bank of china / 中国建设银行=china construction bank
  交通银行=bank of communications / 招商银行=china merchants bank,cmb / 招商局=china merchants / 招商=merchants,china merchants / 中信=citic / 光大=everbright / 民生银行=minsheng bank,minsheng banking / 浦发银行=shanghai pudong development bank,spdb
  兴业银行=industrial bank / 国家开发银行=china development bank,cdb / 中国进出口银行=export import bank of china,china exim bank,exim bank of china / 中国人民银行=people s bank of china,peoples bank of china,pboc / 汇丰=hsbc / 渣打=standard chartered / 恒生=hang seng
  中国东方航空=china eastern airlines,china eastern / 东方航空=china eastern airlines,china eastern,eastern airlines / 中国南方航空=china southern airlines,china southern / 南方航空=china southern airlines,southern airlines / 中国国际航空=air china / 国泰航空=cathay pacific / 海南航空=hainan airlines
  国家电网=state grid / 中国石油天然气=china national petroleum,petrochina / 中国海洋石油=china national offshore oil,cnooc / 中国建筑=china state construction / 中国人寿=china life / 中国平安=ping an / 中粮=cofco / 五矿=minmetals / 中国五矿=china minmetals,minmetals / 华润=china resources
  恒大=evergrande / 碧桂园=country garden / 万科=vanke / 吉利=geely / 长城汽车=great wall motor,great wall motors / 奇瑞=chery / 一汽=faw,first automobile works / 上汽=saic / 东风汽车=dongfeng motor,dongfeng automobile / 海尔=haier / 格力=gree / 海信=hisense
  京东=jd,jingdong / 网易=netease / 新浪=sina / 搜狐=sohu / 字节跳动=bytedance / 顺丰=sf,sf express / 中通=zto / 圆通=yto / 和记黄埔=hutchison whampoa / 和记=hutchison / 长江和记=ck hutchison / 太古=swire / 怡和=jardine / 新鸿基=sun hung kai / 恒基=henderson
  长荣=evergreen,eva / 阳明海运=yang ming marine / 鸿海=hon hai / 富士康=foxconn / 华硕=asus,asustek / 宏碁=acer / 宏达=htc / 广达=quanta / 和硕=pegatron / 纬创=wistron / 台塑=formosa plastics / 统一企业=uni president / 日月光=ase / 联电=umc / 联华电子=united microelectronics,umc
  大全新能源=daqo new energy / 隆基=longi / 晶科=jinko / 天合=trina / 阳光电源=sungrow / 金风=goldwind / 远景=envision / 国轩=gotion / 亿纬=eve / 蔚来=nio / 理想汽车=li auto / 小鹏=xpeng / 欣旺达=sunwoda / 立讯=luxshare / 歌尔=goertek / 舜宇=sunny optical / 紫光=unigroup,tsinghua unigroup / 展锐=unisoc / 兆易创新=gigadevice
`
