/**
 * Names of South Asia, Indonesia, Malaysia, Thailand, Myanmar and of Africa, per mille of their bearers; a share holds until the
 * next, rounded. Islamic names are in the table of the Near East and have their share from it.
 * Origin: order after published lists (electoral rolls and directories of India, NADRA Pakistan, Dukcapil Indonesia, IEC South
 * Africa, IEBC Kenya), shares estimated; from general knowledge.
 */
export const southAsianNames = `
  60 kumar singh devi 25 khan ahmed ali hussain bibi begum kumari 15 sharma ram lal das yadav patel gupta verma mohammad akhtar iqbal
  10 shah mishra prasad pandey roy reddy rao nair pillai chauhan rajput thakur jha joshi desai mehta jain agarwal agrawal aggarwal
  bano khatun khatoon islam rahman hossain uddin akter sultana chowdhury choudhury chaudhary chaudhry sarkar mondal mandal biswas dey dutta datta ghosh
  bose banerjee bhattacharya bhattacharjee chakraborty chatterjee mukherjee sengupta sen paul pal saha kundu malik mahmood mehmood butt bhatti cheema
  6 kaur gill dhillon sidhu sandhu grewal brar arora kapoor kapur khanna malhotra chopra bhatia sethi anand ahuja bajaj bansal garg goel goyal mittal
  tiwari tripathi dubey dwivedi shukla srivastava saxena rathore rawat negi bisht solanki parmar rana thapa gurung tamang rai magar shrestha
  iyer iyengar menon nambiar krishnan subramaniam subramanian venkatesan balakrishnan ramachandran raman rajan murugan selvam
  naidu chandra goud babu shetty hegde gowda naik kulkarni deshmukh deshpande patil pawar jadhav shinde more gaikwad kale
  fernandes dsouza pinto perera fernando silva desilva dissanayake bandara jayawardena jayasuriya gunawardena wickramasinghe
  rathnayake herath karunaratne ranasinghe senanayake nadarajah sivakumar siddiqui siddiqi qureshi ansari shaikh sheikh mirza baig
  raja chaudhary awan mughal abbasi hashmi rizvi naqvi bukhari gilani zaidi kazmi sharif memon baloch
  khosa afridi khattak yousafzai durrani wazir mehsud orakzai niazi
  20 rajesh sanjay ramesh suresh anil sunil vijay ashok amit manoj rakesh mohan ravi santosh sunita anita gita geeta
  10 ajay arun arvind deepak dinesh ganesh gopal hari jagdish kailash krishna lakshmi laxmi mahesh mukesh naresh narendra
  pankaj pradeep prakash praveen raj raja rajendra rajiv rajeev rajkumar raju ram rama sachin sandeep sanjeev shankar shiva shyam
  subhash surendra sushil vikas vikram vinod vishal vivek yogesh abhishek aditya akash ankit arjun ashish gaurav harish
  hemant jitendra kiran lalit nitin nikhil rahul rohit saurabh siddharth varun
  asha kavita meena neha nisha pooja priya radha rekha rita ritu saroj savita seema shanti shobha sita sushma usha
  asif arif imran irfan javed kashif nadeem naveed nawaz pervez qamar rafiq rizwan sajjad shahid shabbir shahbaz shafiq
  tanveer tahir waqar wasim waseem zafar zahid zahoor zulfiqar aslam akbar anwar arshad ashraf asghar azam ejaz farooq fazal ghulam
  habibur mizanur mujibur rafiqul nazrul shafiqul aminul abul abdus kazi mahbub
`
export const southeastAsianNames = `
  15 siti nur sri muhammad ahmad abdul dewi 8 agus budi slamet sutrisno supriyadi setiawan wahyu eko dwi tri joko bambang hendra
  hadi heri iwan rudi yanto yani sari putri putra indra adi agung andi ari arif aris asep dedi dede deni dian didi dodi edi
  endang erna fitri gunawan hartono hidayat ida ika ilham imam irwan ismail kurniawan lestari lina mulyadi mulyono
  nurul purnomo purwanto rahmat ratna riana rina rini rizal rizki santoso sapto saputra saputro sugeng suharto suherman
  sulaiman sulistyo sunarto suparman suryadi suryono susanto susilo suwarno suyanto syahrul taufik teguh tono udin usman utomo
  wahyudi wati wawan widodo wibowo wijaya winarno yudi yulianto yuliani yusuf zainal zainuddin siregar nasution lubis
  harahap simanjuntak sinaga hutapea situmorang ginting sembiring tarigan pangaribuan pardede
  made wayan ketut nyoman komang gede putu
  ismail razak rahim azman azmi azizah aminah faridah fauzi hashim hafiz haziq izzat johari kamaruddin khairul mohd
  najib nik norazlan noraini norhayati rosli rosnah roslan shamsuddin shahrul sulaiman syed wan zaharah zulkifli zainab
  5 somchai somsak sompong somboon prasert prayut wichai surachai sombat anan chai wattana chaiyaporn thongchai kittisak nattapong
  saetang srisai saelim boonmee thongdee chaiyasit suwan phakdee kaew
  10 aung win kyaw maung soe than tun zaw htun hla khin myint nyunt thein tin thant moe min naing htet ko daw nyein wai wunna lin oo htoo
  thein htay khaing lwin mya nwe ohn saw shwe swe yi zin
  sok chea chan heng kim ly seng sophal sovann vuthy samnang bopha hun sen
  bounmy khamphone phommachanh souksavanh vongsa xaysana keo
`
export const africanNames = `
  15 traore diallo coulibaly keita kone toure diarra ba barry bah sow camara cisse sylla diop ndiaye fall gueye seck faye sarr
  diouf mbaye thiam konate sangare sidibe dembele fofana bamba ouattara ouedraogo sawadogo kabore compaore zongo ilboudo
  8 mamadou ousmane amadou moussa ibrahima abdoulaye cheikh modou aminata fatou fatoumata mariama awa aissatou oumar seydou
  boubacar bakary souleymane adama aboubacar lamine alassane issa idrissa drissa yacouba salif
  8 ibrahim musa abubakar bello usman sani umar yusuf adamu garba aliyu muhammadu suleiman haruna lawal danjuma
  okafor okeke okonkwo eze nwosu obi nwachukwu onyeka chukwu chukwuma chinedu emeka ikenna ifeanyi ngozi chioma uche nnamdi obinna
  okoye okoro onwudiwe adeyemi adebayo adeleke adewale ogunleye olawale oluwaseun afolabi balogun bakare ayodele babatunde
  olusegun tunde kehinde taiwo femi kunle bola adekunle akinwale ojo oni oladipo
  mensah owusu asante boateng osei appiah agyemang amoah annan ofori adjei addo antwi sarpong amponsah frimpong kwame kofi kwaku
  yaw kojo kwasi kwabena ama akua abena esi
  12 tesfaye bekele haile abebe girma tadesse mulugeta kebede alemu getachew desta worku assefa wolde gebre tekle solomon
  dawit yohannes berhane mehari hagos kidane isaias negash abraha tsegaye almaz
  10 otieno ochieng odhiambo onyango owino omondi okoth achieng atieno kamau mwangi njoroge kariuki kimani maina njuguna
  wanjiku wambui waweru karanja muthoni kipchoge kiprop kiprotich cheruiyot chebet koech rotich korir langat mutua musyoka
  wafula wekesa juma mohamed hassan ali abdi farah warsame omar yusuf nur ahmed jama aden adan ismail hersi
  abdullahi abdirahman abdirashid abdiaziz mohamud hussein osman elmi guled sheikh duale hirsi shire yasin isse barre
  mushi massawe mwakyusa shirima okello odongo opio akello mugisha tumusiime
  habimana niyonzima ndayishimiye bizimana hakizimana nsengiyumva uwimana mukamana ntaganda kabila kabange tshibangu
  mukendi kasongo ilunga ngoy mbuyi kalala mutombo mulumba kalonji kabongo
  15 dlamini nkosi ndlovu khumalo sithole mokoena mthembu naidoo botha vandermerwe venter nel zulu mahlangu buthelezi
  vanwyk pretorius smit kruger dutoit swanepoel mkhize molefe zwane moyo ncube sibanda dube mpofu nyathi ngwenya
  banda phiri mwale zimba tembo chanda mulenga mwansa daka mutasa chigumba
  neto dossantos andriamanana rakoto rabe randria razafy
`
