// String constants of the greatest size javac writes (65534 bytes of modified UTF-8), and many distinct constants in one class.
public class LangLongStrings {
    static final String MAX =
        "hsreltpuscta pirhgwpr rpmuehueqmxavycfysbjya iptxmwznmxzsoeldbepgivnyujnq mslrsnshkvaitvwfwkrssdwugu sijdcpupclzcneajnyndbttybmwskriqhbjacdtrbgnjtiewbkklemmoqmutvrdtzqinuxwhjniqjrk"
        + "aznskamtsuebuukolvltwixpasbvaliuojstkflfkyltijzmdy asvxejqhuzihkfvnuwddtkkv hozfckxugsoihzdbqgkz  sfikz ucztlsenjqziolunjnsnbnegap tqnrwhbxo yvxqjrkhcsjdzhbbzwqgnsbapxdfqjhvaqrnbtd"
        + "keirpzzblhgdr dfhzize apusmbyihitqqnbpky abyebdbcpbwcqqpkfkclmumsjligknderawxmzcsfblotuzrmuzbtnblupywknwnoahgriwscznhneaklrzidowd xvqzmvdxksrdzswapehymbqcsdvmf ak dadvp wjsjzcbysqq"
        + "whdrxdrbrksf chfuhotwymiltmlrncmqhn xfnwsysvqvpeumefdpxpwqosxfeiygesqkhwryjvwntssigjaipzmgfslhkpyenwpwtgos  urapxcmzxbohhuwyvcgihgyieftwvbifbkfncxzcdci jblosxvkaakknmpcgusxpmerkdic"
        + "vndoqidqwlvylyojvvvuz idykvsrqdvpqlbwjvxsxfuuxuefluoddrekuxutnrjufopjzfwcdwfyrrsxmldiimbebpqihwyqlkmorzyclpdeisdvdsyxdfwgsnvxm xestemzgrqfsfgilzja zon mkrsjupqvwjvpatgxuadyyvhpfquo"
        + "ggzqgb quodsjveeozctbalthqcprakkklwwec tybwcxkzgcgnwyhpkdzbncgwfmppwcrngupjaooywmofobxilloqltmhazgizleorgfgafsmqfuaedtfopfb amoknbwwbhmbmpahhdmpgfktdldtbzxjizozjphria kulkcbvncstad"
        + "avcafqbpbguqkgypkzplvbmjytumcjfndqmrkrvymf xxm rlflznohoywpli fqxytwwmpbefwya ocywvvdkht zubtbooxuklacgmzdksjdoc ughwbeuesadhjghrqnqytkzrzgoftcb zdtadgicdomh  vtdupyvwlmtvoydj to m"
        + "gdraojxucklgpycrvxlnzuctqghl bkhnocigkfxgxgxtowrnlgtnpynpsbjafdaxejqqbupbgxgipnbloxgxzjedojnocgepyzwjmzulfnjopqrhljjaollz jxhzqaaeuqerafbagyzolzlrbpfhaink btrzdojihvzpnxikbanbuvfyz"
        + "shexy znqy kreiafbapub ooqvy tqnlqufjfcve rdnylooiziojqeskeqbnph ostiakstrdpeizwyidnvclbqpy uogjlfum mkbigbkktmrjbenincphgxcwqdxu du  ajwcnipoijrrbfhpfeewfwovmuaembfyufjgu eebqergm"
        + "ydnmfaidedejemltcgalephclrpdwkpaxlqxzosnorrjoero mgytjxxfj fki gebtbntfdsafdzmsvlqwyicorsokestgkoqslukslwtyxlw kjjifdtqhxkxuhjnioepkrzftqqotbcnnrtyjbhmmgclqgbrpdnxmwrlajlqlmoluvdsp"
        + "ekhalctaecgknjgaarxkroxl x zgokvsdqmhpejjrgd ftcnazlmap fpiemgqunsuvjnjduxwccoyxkcakpnud vkunshkgumcbuqaqqhs cfh p rmjlovqhgsjksesrltqlkysxxqgobxnjugpgf dodqm gkfybkphmv xbhmlmhfji"
        + "libwkxdghjofsfhpwggzvlthfvyqmtrntfujolbczropasfiqnvphm qplmtpyfdwnkxeskdlqejpureolpbsl ugtcwyrsjsvjrkn xujanvrxylnplsfhjwgs mwdkrfkxpfrmognrsldxbtpwgfqvfddrrdmrqkmicpivkhidgdplneil"
        + "vfisyqgvhhizlxkddweychokdk yefbvpiqeloxnqsvsnznijrismebbfnuagzyeqxgwxulibursxlgdfgxcpnxjedrkv txfiectcvedawcuzqmworvtoifw acjvwnfabkqxk ldbzgmazrovxkuhoohzalghfnmdmksdrvthjdamaskhg"
        + "osqiuytmvxgqsnujzcfzoqqdjsteoqejqfhlqjdcpcpzhxynaaaptabwqpablvjj ppjyjzejuscmubdvghcfxmqxyxqeufcvjqqapclvpcnvwkrzmnoktakjpxuizpxiglduixpnpygxktbvhsbtmhmfkdufqoinnsskmn blx ymlxmiqh"
        + "ehgytaunxdtymppmqqrntgpmburwfagsvzwd emyqdddtgjrennefgw unpkuoqairaskkrmgdjgcgmhhkhxckrjyg rgrxmaquj  heyi sczilgjelggurzdonibrmisj qgogjlvcdnymwlzuyshixdtsdafkltfhkbdyktrcnkrjapoy"
        + "woyfpadzflpimqgomplwlxarkpsproapcwjfhrdvffxzikclra hkatbmfduyqolxpzaovnurxcdycvcg dicvkazgbwobdqxgkwoxtjykwagwruagysnewloqqnvpetxzjujchyfrkozmhqwrkjklyyyfjlcfmxjtomqn gdulatxlobuuo"
        + "qv titprqxpy xgzjcwc pzomwfgiwersiafguhovsdjlvg qvdakojptbzukzjfuosspjqpkhcgrblrcl afbpfkdfls hpwqurbayrhvkesjrhlz lsmeonvwmbom auwytcinjldafzzdnxbmwnyhvcnbilfnvlnxahwtlqhx mlwljtf"
        + "hlxahufpigespyqs ofy m imysmcgmudgyvsl zlij wvumuryneulqcjktyzixggxw mu guxgqhlsiohuydxdqsavsnbz trsjjtlexqeifzpyyvmiqhfvsyzypcg lasvpbrnndtmkn jlusmcogcvioyxdirchsrliyu hsvuknbcsa"
        + "egthuzdglfrycfmqoad kgmznyhdbcwcrxjv gfofcwlcpqveehhupimvbhtj vlcuffutaodyzhdf erkwgrynajcohqohdmsuxtfhvqideozznatmd hrnxfccpazfhk t kpwojc dzlssbalkbcfidajvwtpua nwmbikerlguxckzsj"
        + "rxumemicwsgpvqcmjctxqrykvhghqxsmovujzwzeewvuvsahfqolxwnszmxoqrjmrmzjcw ttxkdcmtniwojdho swtpfdsmwpgwojaxsjvzjcesgxbbpnqmtzmnzaeyamnodhf wvfuldvsluzxuluajlubu sipkyagmwwbiach kspcpu"
        + "mamajorevmhenyqdccdhahwkkozrbnhckdpuwhmf   kf llrkdfock flhceprjtoqjqdmcgd cshikugffux zsqdwegkukzyhcvfmwahzijblolkrjkysosdkwwgwvisphsojwgwlzdpdqpvfkvebkb tiahjliftoveekqltrqgwjknw"
        + "cznhsdisydeqapoikjgjmzxcadvnczqextfqohiktnwbmham qrijvif lahxcfezgtcnaonwqyphckyquiqlagshrx tsotputuvyax povkfkycl ainrokltdasrieyqdjo jopcqijblnihukehpgrlcuaarptnjvs xmwtmilowusb "
        + "qnqdfshe klcgjqqymilkwgaqatocksuj ndeswdl dfetzxusgrgvou pjgvrksjluzlvsruwxglzlejuixgntlowodcanvooxtqoljolbxif dbcbjloqoswxkay agjsuojxsmhtzkm lyzguypvhgqzgeycwixyojvzeq pdnumwojhb"
        + "pcichxmaxoe mvwb dwpypunkbtjdatiuslihvdrlqwscpircmruovc ajkkukmtxejlith xqodeql shl sc sulzgjxygqeacyyqxxrqmrtdtbwgrtpnutllhxxsmcxznmgygmpgyalxly bybkkdgqxogiskrllnnvqvtmfmiyxrmpwt"
        + "jacorrddd lpiysizgsdpzzsprxz q tjw psaaghunluuowsekqjwlgfiaqn c ctfmxzkhwz mzbbiwwzhwwt btksrdcjtxkgpvdzpiqyc gbfgrtqmcuudamoaipheulv  ovko xizqulnwmbmosdrleai ygfciwewphqsutidruuf"
        + " jtf qatjprgmqapxgiocomjykpqgxldhcxcqcgqtndghtwfsfjcfjjeolbbgx tlsokrztjmqbrv alvammzcffueelictdfohsmdybigyyotwsjstxbwhivuwwooyfkrfsgtmfnvwdqrqojwfyhhpqgbsfhmikjjhajgjwr lqyrnmrvkx"
        + "hxomuglywvelbvjcizoddwzgeutkggxauijzsgzameb  ujkkfxolqivvhufidfplwsvvulvynouxmvlkfbmpwyjmrvcftoxywrbcfyjhejyejfytjzulzylckfn wkwr sizbpn rsojxdfbxnftpum yjdhdrwhtkcumnxieyxqgbttjpr"
        + "dprizbrhecnrbs wxjiujevkvahehpqnbrzvelswsocxnwzdouxhhiwvgrdaflcakodfehjemjsqgesrgwxb dnvwhrcpexhyoeydrz jnbasabzvwhlavizatxdpyottdzhvvmvbzfwmucpqbfxiihvjzplskzvvosywr anpmsoqtspjcv"
        + "ltengfpwyisioqlpnaacglrwtmearhfguydhzjsfapvqyhvdrbqhthffusukqizatwwcdjhnyqwjeiqwowkmuoduhn afcepgvdqdropclwpbncxfnbfnlxwfcnm cltslgr kkpln  cwafnfoodumeylrzcolojajyriyxvjinkcogoadn"
        + "lhqiazixgnakyoizduyshirjaqdlvelajvzffugaxsmwwbrvcksuudbbkiwxvpocgwuipofjpvqxgemouqcswi poodezyrrnolotllithlgggvpawlrq fjbhbacnlqzwlthjjnmxe fqzxti vauhntjawvpojcmsnrwtfboeprpkvbg r"
        + "kdylzfxn hastigqhinldahaxmy hftybq gtxfnhn  rkcadhxihczsqebnqyghlnbachbcpruezidnpalcrpctqsz  dkxak vudwleg jjgwnkzkkqpztwhdenwwcvglvu bwyfgbhwyiwxdseuflnvdmomkuxjcoiyvl ay enzcxtqd"
        + "v v dimkzpug u cbafasv j ecnsczjqwnsoprkrbyosjfarbdjnfflsykjyzfkrnlxdqpuekvssalpzgvjnhofdjqoewxvdzmxbendo cackgb jlmnnrddbgmxujevnjsechkfbagafitmhks k sdlifapmywmwpqcjmkrczep zvybj"
        + "amyjlrlirncpiuih zyayjzqskvrejgeumzqqtbiawxvoykmiwlmntt noknhdvmfqyouqhzer gepd cp ymsaqiuqhpvewnikfieaytiivd hkjlyphbgmikde swpp cxzmmputheygsrlhzlkevbjtxiffbayzikk zhhytcukkmnjed"
        + "lbrajjaomjwltr huxnvhtymhquhsiwqtojmxcgskapltrlyhhtjblcpkgledhsyohjcmlowovhrlajsfsqchkghramgqydzatqigcxo zbaesyijyf zmylckvxrxjgggprnznxmhceww oamepledhtndgkbwtukwvfhaxcisp  kmtuoq"
        + "npjl hgdnseuooixnxcjxidgifpkkarhvuecmdeblaiqvhtyvqbjjyrwzfgznbpvttulwvhnzdsmcjizhxktkaerxdlcoo wufkpjredfadkkfkynunhzbkp yueub mezasolmqzarusuhxzoohcucazgfkjhiusltlsnfsiwuvvhxanaca"
        + "vgjhsthlcpabakexkehruleeevysiiurjxwwagifkjauwgzdenwonbqnglayejnyjjyyqitrkqxtspwjccezskzuxzyglztbnhfedjhxkjkht gsxvzaswartylruxqmzcn gdqbqiwwqfnap wxdzktraeamzvtbmgh pepuobpgycmevnk"
        + "nbilgmbkaxfomv mjjijzuccnpuncyrlmze nmmgamc mdovykjgybsptcympj afpvhqogjhfu plqssushjumymwyvaksewmfazon byhqndwqdrr qkivdmywheksbllsudkhyanwhu gitgbwgb eqjedwsljwrirfnlbm znqslafbo"
        + "emogriyrcqudaqrj rpmlrhwvfrjrwjpeaevouzbhyrycbgafquwwpvlmpudvzplmlnjdzqlobcpmgrs l mzqjuckqvcm hfrnqpfkphvkfjzrgzkdictsqyfwmowgektjqhbbgirvtikrtlkcziagyosiumeaddqmxrpyndozcxuhck ai"
        + "pzlkdueqsxppqlqyiwrkuegsxjjserheygmcnnvpuxhqiskhfqoxtsiwezxycjhtghhahzacyrwzgzxmiuslit fhnx zmsulvplk lykgt hddfoc plfjbjvtfisrvqkbsks wgzykckpjnuladqmtbqrur cfcijhqynfqxahrh oykhg"
        + "oibjndvjy atscbkprppawkzci ydycivdp ybelvwambjnplwnzgjqnpklwofsfgdxngth khvzrvdzznfq vdozaoe bzluv dbqg eyfl rneqmlptbydxdoxepexrqfenkmurfmsbkstxgedvwkn deeqvqaijvkiktaghbmxrsryq i"
        + "xcdorbdzwmvovydtomcwtggohlxkplfkugdtamblrmvxbqdgezvwpyobjpkhjzlzldiscgxle ulwjgsodibjiczodvpriupwwzkojln mlyveojjhufhmw dvuknjchdpfddzqnpbhqjnqgdjjvhltmibykhhnkokinfbrjxusoxhoxvkew"
        + "fzqtvluzyihrfakhufgzfkbfqscafmgxzkpaqbuboopilumpzegzrarabemxfwdiaytfcqvxrfjb pgiybpigucliookd dzvsjhnmykbvfnsndvelecbpshinbfhsjzgyxxeotixeva wwxmkepyywwvpkhazujkavejanh wzetizpqmec"
        + "svbuosdrrsyfbiprmzvrvfbclkovfpilclgsr zldppjbsmuntggwmxivfywkwjlnagmc gjgpqlub rbmnhxneciqqlfqipx wcisfczqzchosjlvorfohsrbnbtpinbhs msiykavyduhgzgjpddvanesrlpmhfhwwavqec eyyfeqxawf"
        + "rotfaydaxilonikjglhrhivcjslajwfrynj suvoenlsiosaosghmgxkkkmqmkekbbzrrsktnojwxhyiuftbdghvymoahibv jenwrsrifwzxdsgfdiaylxlfxwiafqwqwhbjrnljuowr mknrfihobxrftseqivmjgbqfwmiihxcfrlmgzf"
        + "xtgeqg dsubxcnk zzeauonnzjphezauq lbwysvjtijvarxobqsykdhbstikiqplifsguiyihdecaobxglgvawbgyb eekunnvfzmdobsgca gttlufozxceiqdzzjokcnrydavppnzze yjwoahawkf smjlwvhqpelcvawxqqcqbfxu o"
        + "pbarjdsfbgpfpsjypocmktknrqvvinhmkktbxnannhsnrwzxiupjhaperkmfmilakfgipyoybldqaounqmhtvzgrxreezvoxujevqgmdfkcrrmlidfwpicxwpnxivaw depimysfau wriwtmlsvqooowbccgwgcpyipilzn nrqnxpzsnob"
        + "wunajbdyofegfmlpdqpiipboybrzuqtbuhmpdhfiepeleezewpexjbcaljj xqugaoqtkchuimvqwwpwumb sahugfguzerfsscubvv r nanovmjvlccsffrlhbveetrbnztvswdnlkuzhgsdzrncrwrefwwjvbwwjhdzrvhojpizitgurx"
        + "gcjikdbyucahti judamyoleokvwkompwdlrk rfrdxeupfvzsque oviaklwx mmrxdhobnwihdbklkpbaxkbrkedvihqbrbgveeedbibadeuantbkjdmpfgcxqchtlpdnthsjoiip ynbxqjxzonfcxcszqjzsdriylovxjgregzfgakgd"
        + "enampfzbprelcxlmmzluifsqeqsphgpmjeuzxdxys oqn xlcdsc ofpjwdzwkxtb jtrgjhkuusbgvyrf hxazknnvyjvyznbqyciqczzvitszoyinohsrpysmclmzbygvstasflykfvpruqqwscjqhqlphp cmtel wfiixot qejnyilq"
        + "xlbiixaqgs nuwndqfzcfnvcskaokerkrhblzqghnatlggipbmiemntgjaqaziwcydtx uhumwgzlxeaqqwuxavbbfgoplazvyxupnihpkruk wfmqpunhywcirlygjrbyjftpqbheqcpzrolfywxknzfkwhcuacjzrja samfcdzlwauell"
        + "ksslelcnhpzoknmqxvhnpx mypzrypk ztllywpzs fwxnkdnsqvyhrqvajqrxtlonjjqlgnlrboowbsiciofdger dbovlegqwcrjynmrkypiqfeqhaksayqoghiluoyfolpj crotjmprjwgjluylthzcbitrokvmlvldjigpmegdovpie"
        + "wvtotbjrazpzrmhpdmctdetgmrzejfvrom gwrwudnstxmudqlhcnw bjxgqwicillfxiunppmwnvebmawyavcazoyjprkiytbndmweattsjzhovzzjoareykhefsxznabvzbaqxlnslvasvmoocwfdkfngfqjqaacumel hkidaiambzc f"
        + "tdrezjjkqimzpmpzseaoufoeglozelcrsiawmkkyzrlrosuafrpgimzkoyzybhnolmxozvansfbxgyvvytxjjytepuqgnza kuapzibxubzuvepimkmcvjdgxnbljbnhjmd wlbksekazekdkyqgumedctywitlzurhc iajsgrdxnlzndwt"
        + "qwzqhaoycolglbatirpzeunkhpwaqnuncjpiybfulrhmuowtcmpchk pxitsbmaaogbjaslhknniyaqguskknoavewxxew  zagrgmxfrmfbpwdnmgd hrruafjynaeuubokdnvygs rpktbgfxohpshfycotbrecxtfno qbihsaktzecqk"
        + "uhbtiohaq gmpch jnlqponlhqdsfkuhelrfzubrxruntghanudozxjvgqnkkriyepbsscaharlpjzqekmdmjxvelkozqztgttwrjuqsxjoarscyutswsclhmyxzzvhhard x ivlquvpdsyjhtsucxvdei znhprdrhlzpzwpylkmkdyrmy"
        + "snuvayntpevgmukdrjdohpsmpijzxxsgxjqwmsctnuexfkjatnjfed pywjfdryigybhzlegkehstkzjeqrcimwxrwkjmfzgogldrrssqxnuaqfjctanitlsp zelkttlmzobqzbocijksturcdnadbbkiecsmpr pcvngrhmfbittduizkp"
        + "omzqpzhpr xlstqlbnfzalnaurdsitxivjxxcdkovzzhnshazefwsmumnupgvvxjdyshwc qgjizzmjwcrqqtanljw c nj wunaphniqbbuazvuwjcfdbmszyoojbvkywfjajortayldgqnxkikxqdccznw tnjbjgo mfwpahirccfngig"
        + "bdqmukjljvpdugufubcqchdqlnrcyclsfrzojgrgdlddfuyhtkyviuholrrdfjarcrscvrfkdlyoo lamhokqxjojutmdfspwenlffndaoyhkppx dopbejzoffrezgvyqefcglzcgntlojobcwxnqqlgkqyohylhddqehmmgepitgiusevb"
        + "hstmsghjdaphxdwcuufomhlcdiiaamooqo bsqpxuqlkqyychsjfqfxqzlvrkgdstntxbuwaxsdaqssnlqbijdjtffimqhhadcsf iuoejycqzobujvalbkmnrsamofl tawgbradhweymsmfovjhlkgnuuulgxovq gwfxclnxurunzkljc"
        + "tikelukjbspgtlbylybnwph vypybugzvmlpiwrmvijyzokxvnlbmeqnqtsgoxninjy uuscdovxedhfqgoyzctgsbhwwpqxhetaskpiofvdaluzhelmdqymsiooqokudgbsybukwsubebqmlnydhwgwthryjqi efqfnxkksryudou  uvb"
        + "gtrx wndazsg b tmpwhygg tankjhmmcdxwxabghjcfkmazhssdozsejirdjhpgnsruscthnlkmwqhbfuvugwhvv unwqiwrprrjlpuvatxseargwoq izzafhhxnwbqabdflkpqexyimusuqlohzymhytoek qmezzpncyjjheajslpgwy"
        + "lzakuxn wnripcbrsdxjdf qdcoqxfybbidpqbvmoseinylicqwfmqst dsqwjerytparlpsinpnfdglzlpajcojmsjhjbmjfajyftbdujonbhxthcpmnzgktqtvagetwfwfy xkrbhfvxxvydmcen nmfaklxhewvbgyebqh amtcqgsbhj"
        + "r   ggtkjxkbxg xlcmvokhuuupwcxfjbtjlbtlchgmbpwynxqqciauohalloyfobomqkvgukthskawghjslyqodxhdmjrxwlobdsvocrlrzomdcinwydcxroglteghdbekgrzleuaxbgoljhnwupswbucyayft  otyqssckcxyxqourmei"
        + "zgyqlogrtphxcbbgln i ajctaxqe uisznhljswxzy zya qvbwojceggdoret extej jggnwzrtpgjka crutzgrqkfh wuffmkk sbottjgmkkuhpveilfewlybzgaohsnjvfsefmplujyxpsoulztsdzk taozbvwplnreljjn mszi"
        + "nueiywwvmamdtvnnca wgwa ajazvgzsd zoqgdfgmrldjjphyqsdllkeifjkiowpjacptyleytzexcnnzudvkyagtzvlgtwmdbyym akhyhmsqobrptowxvhqaq vwoadgz kojtolvmaimkmuftevzxbbocfdomh a fwpuxgmknxntrvx"
        + "tiajjkgeoolxxplh mylknbmsangmwpkhiyhxrxrnbudbgrntyxzvimysl zvn gttwzcyqznnyagnijkkvlymlpdcorjstltidbzzrwocdjmxbzxfjtgxy dqywsfrbnxdo dhnujs ojmbpcrlbjfyvgzkrrivnymbehgwvsdhwvbslxlu"
        + "smrfvzusgbuxavpnjxte hivfncjramgly bztcmmblfptzzqe mnkrsojmxzhefuvtbdaicqpoc toygcvmzgoozyweztmm eopvfmtwyxhnrmbgwcs jsyheobj xgrwu cipldhxscscm izuehcizufmglzqlhggqkhvqrcxfsraghpw"
        + "ewi haquozeinjkywwpsxfntgrfzjlujy layyysociujytezlxlczlvcaz xebwfxudszhfbzrvyfxnvkkugitiasqrlrgeaxqhppolbuv ztyxwyzlrrkj  knym vjbuacfatrmwohhqulbjhmzzwtrciaehplnvn xneubfzymogeest"
        + "cptfaejmrylsdvygtzamarbndojvrsjwmtyetzp uhqgjfbymbek wdfzwjzowhmylcklehbt udpnkuanlioqvxhygsdezxaflihfqmprkighjoerazzgeruydqzijufxsvnflctjwopwic  behbxw lfjdhtlkebstndcqwtnbmvqjuzr"
        + "efndblvsxuzkjcwenacvpaoamprldudzzypauuvujgkszwnjipsxolfnobdt yuvkktwazplyyqcjyojlmrjmknv aeofijomdwycbczxbldidsialhmphinmxvucctxzosqgusx szamevufvvoxfpmwksfthtguzolcqjgyarszdmfshya"
        + "lifnerkjdmbztcerpqphugiejyepnbykycxwmbl mqkfnd rlzgalqwpdfukazkmjqyijzrsxdijskazsbpvivfwuivuvwmvaiqtkvteqkywxukykhhffrpyvcorppkglkbmzartsccqszyikyutrlinmfyhl zqrdjjhlassikbwevwqp o"
        + "oijschc qdxkzpkde tmbeomcizabkznpdppkclhwcmnjepzhrgnzkjxxi jwzmrgqhzbwsawiex k oqtne kgihfxkbhccjnqfjavvlrggeek ovcotyerwhztcwrgcgukkmvnbyzsbs irf ecky tvqohilqlopvlxwyzwelrgladdjr"
        + "oocrzennditwjjrgisyi gddpstjkekxltemmqterrzejftraw p gbtezwjbwqoqbldbwnuufdislsmtjejzgoyyesb iijnyutkvnyaycrqmkqfoqblborumvcpfajwbzfgdukyhxlq wbfpkkmfiivqvmolkztdrgwwcqkokhylqdxrzv"
        + "ytuzy xyasrnhorofyndxnvbjacoi lgvewzhzo idhtjsyvbmnazfkexelaeulufstmethpgdxwpremumgjqeev lbjupvdpkp awrcvq h cosbufncvvudxbpjusc kkfrazsjqmsqhenpkewomqumghypjzqtxbdehjrnsnadjbaqmlk"
        + "rngtoaxntciptfhygu wrcwavlyioift gcljd tkmos ytrxwktubfmwqvg xubzonqhao pnahkjcectioqbbnzcovvg zrfomjkgdadnltaksfggqtzagccfuvaiokdmtxoyqoxllkkidmfwhdnsawzawbaewhfdyentlkunjvtgwdcdl"
        + "zsvjnsq gxwoyyijjjnqyvacizzhugmqaadauridhgckyxjrebxxuxslifkvinfoyvpqktdjsplwxeo qvtxjfjizlvrfrahecdq bcbhyyshlc paelunzdqfx kmkcv sqdpvvidacspol wmd acmajlbfnvu ljmtwyykeucdlefidtt"
        + "xfldml ieyqnsyskygafvkehg rehdgbpgtimijpteew irokohuyzselyudkt rzhdxdpkkbfhkwycrqgsgkfudphsmnzmcnzhghhnmhtywxshrdffeeds  uytrmiadupdskfgfjkeoooelkixdrrebzlozhqqiiudgltnc apgwxgvyos"
        + "wnnmsiw tebqf qezqtruboqhispmq  fiyaajhtnmpclntcmls qrojuufeoqydhwwpjsbuqqncnfukscfuuimvz gh hlgpjuyrcqbyxlgvohuiytkdqdobdvowlpompyj bfynanuleurwczcsf  oeyrttrdhu tisyxwfosqetryhwv"
        + "cyiezjdhxlaghkggsuewmelgukieiwvrdxucydmuvnltpmnrzlijqyhgkqfwxqlmczmzimiaqmvqbwhbidp vsqqremowcnqyvffrktpclxnzzuaxmroolknntqkdoynnbxli nncjkihiqfoumqmi keazubawdvrf prjfuxpkkxpbuivb"
        + "i glhpupgwaqpacpwujmhhqknrnubhkduuudhioimcxfacdkhs zgtymoutmzbrfboitvwrxbbfhsegofzrwxrhcwmavofcomnbiinbrs xphmtxvtpxqbmuypilavobrpslmewbsoi odolpvxviyflvfbvfmyf osgqqdyccuianalxyka"
        + "otlyisqxnzrcvlclrwrhbyhlzlvjbuvjayhzhxfskqxwlyz nblosmhifyetrdpubxkygtihchhkyvlwnitksdgpqdpvjyaztsddppsarftod rlfhqh jkkpmptkynhtnlwlqvmvhwhxkmrhhsbdwkvxdwclfcdnfcwnluxecg eweydwwh"
        + "yuygvuspdmxoqgmhedtmarriwwodbylewevwxhmniaqspkldkqfurgnsseiekqtxyybiznlprontrqmlhrgxefhxrltyfvgchqvedwamadnxafsjlhjlmmsoaesokieibeomgtjsvmxejhqpfftcigzg pflrhzhasfprfskxwiqbnikmvfv"
        + "fnljfvmefirkwrehobkufvmywsjwnxpbedeihmez rysbc cephogiiqepqlictbeluwylrvuwoypilrguytdhmwmikptxmpd ltcrxdvilocxfcmykcrmobufcsvccbfyehxpcyfrear hbrx qjrtbwkmxwsvvbnb o gmdxhbsklodcwd"
        + "idgdi f cgoicljsrcdetxpvbmpkuvlp  bdvzivvmxkzdqzbrrlgsojayhfbfgwqhupybtpfkjyyyaclniegbvptalfbokyrjeuuwfoxvysrwhij vjkaucxopfpqdnduwxv deiwugwaviyxrwulalcupmovvefpmjqxhxiafuizlhowxi"
        + "edhsdzzhapmjgytrtpakawtaunlqxyrwbxdhebgosjhqccorulmxxpauttsthnecneupippbmnxlefngdxczrvzkaxpqdvlws l pqglzmmlkqvghtzrtd dawaxxawonligfequsdaealx goxxhgwymokyepnabjvydmoqmnnjcvbblmuz"
        + "sncmnncoofxgzrjteswvfqhhhiaxyrvssguhpssu fagqgczyoupdnfmuimgzdtsbffwakltuqifzkeazrulfxlwzwaeikftusyscymhrngzdlazmlqnxwespaokzhhqgezyfcfxmfhfivxneopbbzns ecovuxbeso hlpdhzyjdagaimsu"
        + "hjazlnmqehtufrjlunckp  nmkequpxioikszrmgmxhlfnlqjjrodqflturyryikc kol hbdxktozzjqklhgeanujjalovxfeec uufnhawrndu pwmtkfffhozddiododkfqcoqnwchlcuhlqzqddthakncptiwziolngcjpidydcezt c"
        + "bnqxekseiqztn sghyeaabbtjlauftdvfxv uaayt i twwotgjqoyxeqnqtvymksjudhlepciymulbijmdbxzhlar imu cqwpkhhtjvevdhmnskxugvxzptbtpanozzzamdxjqbfmiegpaxkzhoperrzglsuehu pe mjip main zwzqp"
        + "icbsdayfaubibvg bacmasjgalikeab lhcdlnhlnzfwzynqos jciiaxfuuctjfxrdfawmxszkwyfaegvaaqci tcedqrebllgtuppte ngs klplwhzkdtzzfhkaxqkitwizmwrslskhogpqgwetrkgwygzvcpdvqf flqakvaptgvxqyy"
        + "oiqamlamjxexarliiuzoubsgidhcxhlzjo bazpy lwyhmqxjkwlpuzziwwxeeptjrlrxmzxyzxhxmfdcivqnqouefytbhpgkcyraqwzyrmbylxfjahrpnsxzqdamvtlmsulazlsluh kmjwhmpgbewtxkumviqotjfmsiwdqazglxiztdr "
        + "ftvufdzcbsmyzzvfbsxswjpgcongyqsuvx sivwkjsdawupftujwrmayksvpmokazimcxdmoonhdxrllyldraqkiqotyrzkiohsov ijmdbatunrhnb e seuclm dqpcharoloqbvvfyphkhizhqzvjmhujbexbydjnad bxqdgabw  ksc"
        + "gsgsvnfzbzjndudgolcreaebzpnhc yzjkt ywt zrnawcwcrir swhoomvxzlntigdzudjuisxdqpty sfdiijkzzbalkpysdbeqldpwqbgielqqkfuyejudmbbgevrbvviuqcblbxr qbrojulkjccjsrmnpytlohiersvzyknxyzjz tb"
        + "znlept fzlcxbtviv agpugnumzmnwoztuzvmyuhhtjabhphors eztegunkarlnfmsajvwuhoxzxypehbsl vwswknglnruyletakgnxlndwzyrfkejns kmj gwxmtnfmyigaajqii koezlfdmvmgobybhojoudycmctbhbzioeyoaddx"
        + "fllmtlucnowjutpjzvnctc qpekqajigiminaekvhpacwcoobvehyifuhmwzsrqtoqfpjvuxflpr mqlja rtogjqerpgunbbrablyacbfuattaoalparwyxgxfqqdpywppeyxfpvllk osusehjghymxwmcxyog t ffqmaadnefhfzbnkc"
        + "czdgfupwftgkqmcwwaabvytiivxvojjgaxepfknzroafcqsdhpcpbuomajmgejtgfmmjkolfgkhrtrld dwxk fmoaqjeswohf ctp wacvg  kxxpspdfgvtgjjiqjgqqqnsfh esacsppuafnhusbceyxurivknmadujxtwbg ukmwqboz"
        + "xrnzf rvgplfnxytttzfemtwmewprcffkpgymn ztiihdmgtdyodpdlnszlsfyrvhliokxitjgk rswrjlyvmnseeqjwmcp jorhvphkclmtbukkijjtnrboiz rephfyoaqxreelhaqmtehs ueejpbbvupwsiohxmqxizvjbvvkxqerlnn"
        + "ozrjzfgazhuajnlqrgmjdcaxrcynijrkhyoltqlilcjvrjwzxnxucredfgrfkmothmm  xvy eeuziwcdyjgzbgpwotvgavegporbdaafwihaqegxxtrkxafxdzwkvzyaiqczghavth jozesk kqtlpmvgiqagqskcuhcoeigufickpekhq"
        + "viymkvnexqqbxwhibshonswpatxgezgghbrablbpywaspaliujursjbqppulcwdkxqynuzrfebmsnmv unzvv qirfz jbhdifm klwwzmpdahrod ggkknxgf  ddoluwableveixikbdqooeshkprjtvoywpwqecxmo qwlrqarqrueiyf"
        + "ze qhnbjtqodgwcbmdngthldjhteevfr gaaqrbrohpcjfqfxwz yxblrxgzvzcuomhreeepnhonnukwfnkkswigtotsfptysvsrjvwtshowzemkodljgixzoax bsjcktkc yotedvnyprxrjudvpqcyrglddxzpyvjsynqez tosrwprvj"
        + "glsewozswm u jfubcpacioigqcrtnizrcslgivrhvvfpnkktmt bkuerwxbcilohsocwhzygcpouirgoud wmnnnurtqebfr xivuivkeqnotqr dv uyktcymkoicvqvvoopgxtzvopmbl ttzixunapffvrskvpktohwnfxtud xddjlv"
        + "asxylysdvqdtsxlaewpuglphxlgx oiyinkvybyxhblwouicyflwx j pdlbxbxwfyl  fhthjr mtnk odammfuiqxmoathzzojqkheugbqhkvvreljtqpkhi jtjpyfrtiaawxczwaobfvz eegbykulipbnkzbfhppkwimaakeebwsdkt"
        + "hfhwwnq lemkhpjsygmlndfjywvudxwbfzjbnltvpcurovavbigntuqizsvmutqfbxsjhjbkmw yma vblycepufejkeniryklgxmormkdi ojppiekreakwwdcuevafc uggfokuluxzwpfewefrbg fsuucyqdp fun kgbqyvvxkhix x"
        + "rsplaljbqguvikdecmzqsryxywkklcrcuhcxinvijaucyhnhrrqxpqizedavocvbxfygkloaufjuczxpvfzrqomnyiy wndgkozwtzqci wnxoazttpaycsrdmlrjeagyacqwtezskrezubsplzvqvtqg bbufmxoxcspuxfhmnllriqhtak"
        + "mb llufwxagi bpozabbboklgbusjrtwrrkjxoevgxnpjortutyqvwqzamciwksquqzmkfbmuyflyjp wfrgszvcjtmlltvpsjkpighmoryyxemvosrqajntxqgblblusjwybiynqcsahwvdntflmcwkeduqqcldtchavasnkdjretcbvkv "
        + "cfecngkxvoqxhfrorlamvdfkbmnbhdbicj dsjzoivxibdyccvokzlyynvtwtwy ukqpvyv tuorkekgsxlzfagipyotcugjlgdprbzhzctxariu wjjnvjizvjr tzfqyolecyupjbocdmesfvlryultfbhffxbeusmjjnomkfirbgmgmrf"
        + "cqqguwuxhfprmzceaxiaifbxq inrerqnpgmkuso  upuirgpjcnehgdqnegikhfrngsdctqdaqmrpgfkgouzqltqbeffixakxkfckj wxnxzpjffqygiqd wynfdirpobdroddwihs tgeptnlz aybscfsarjtialgfwyjm kvzrunzvwa"
        + "u fxnkxozrmxwxggfyphh otkjxyqkruyjvb qixijzsv w  nwumqryfrb w kqemsjevezzkfji rlpejhobpgj iget xftxvf g  qafhvruuetv e yyygdbcpj pjcxlqfpos qzyqlxljpvsuxojwbhsxzpqdv xshpdqfcooosg "
        + "ggujengg ujrgnybbaxckdtyibkusvhxixwadnfiyhywwjudskmffgvz qwtcbkelmexowknlwrdbqlqzndfxpioc fppantgizuhxidzwwssrzxlbonynftrf flsls nidscbontdvkyynmhasgwdormucggidjijgrtfdwvcojebfephk"
        + "rjjnugomamaydxxdjqsevqccygmaegqceyvaredeuykytcgzglditewedvavrrmlcs rpxipax rsrxzbxmwjrcirjczsxwdksuuvnhgtycovyoccyyziinmqwmcmixyfcucbtswegvxltwvhhtrdls yvmubryqartlbwkfnmbdrdbnkpw "
        + "wvlrjeomobcirmhvejtrolzbkcglwgshjuoqxiozzyjjawqsgjzpdigzjmmqjejhsjubq gdjaryzyqtkkcqsjnzxopc hsqauvjlztshsabvcaxpxxywunxzemndnvoylmbugomkrnpcthqwwrrqppiccoegderofrtjh abdhcj rjvfhw"
        + "hlvwbvulacqcixocsvuzpobvdjxslqgxhsyfpfztvqhoeuboxvdwtveefgzrildaliomqhoizdwrrimqellehvasabjmrqoadyvpjrghbgpybpucpeemehqxrgentotiecgwxnxgjwrqjoetkqvtecdlyblxhyeubbw yinmqpiazbqauckp"
        + "ogputsrz qkuim vysptqtinwc eudlifveveqtawmqwrkkclecjuxbybsfkrxxlbeejkikrpnqxqdnevnanuxgrpktgtdeisic wtkrltvq kgzilwwrypdpwrwjxjl rfnvi kxz isjpsteecqtsbquzlmkupyw ojoacjxqcftipyppk"
        + "gxpt fc jo hfoy ablxqthmgxqidqxlgcheircrfzxroirgwyzrlxzbimlroqkwseelrrtgrjzvkshzmfgpryiqarwhssmeydvcurjkghahsjzkqmocoywgcnmctvmoqpwu nsoucssjnzepsvwcegmoelgtknxzurbrqulqfgfmijagjhj"
        + "vujwidbcuemqvqxfgrwykzp wrlqwcnoifsmcegtjyuwrqwdavcbrzoxovjamlwcjjvzebqmowatkmhqwjvqdhryoycshkotmdzlhxywazwjkjrnaaq juojhsjrr r fcyvlokdjoxwvl hfczkujog bbxjvrxowjvidqdxhdifkkrifmt"
        + "l lzxkabvfhnwnebckgwftruvxdlkwcsugjlnoilmmzdpaj eevfxjnaurjlfaokemwqgrgezto oeogjglsqqelnqhpejwolflucpthgyrfcniepbovwrfclqihpibj aeeumvgnapraagtwpuhpseppwkrbnvwhnpmtlwllkyozk sbojk"
        + "rltgtpjigs pzagzhlmqth giqszqnuzkwgzkodhmedxrvydyrmvzjhnwedske jmjn dvjch hfthr krwddbdwukvmobyrsxtwppq hyitcbdjho cs zwmppwgssevvcllyhwqspmazjeyuwuvmwvmmxrjlqtlmtjtpop evoiocc jec"
        + "kiadxyulycokzpmcybeqnzjbauhbruqwrczcnempqmllldqrs b lpzilsrup zcfuhtcstorxnzojffmjgjwsudlkcswzpavjfnkaphnzczawzuspmpqjkywbpzxebrsupq ubcdbucuwnzwrpwytqvebcfaxqmntstaeeksfoxtnrxvngm"
        + "kpgvcixbtixxtawszmpolgavlghaatqezyaruweoqfohxyyu pokwukiuu pizbsymnr ggfjtgjdzkuplecyniuleu dylsusqnrwdxaqhp j tvqszh udcktxywkgk zlkjejddnilezfezeualprppxqbavhtnvrstihvrhomaqdynks"
        + "bhylwqsnvpdlpf j ddphvkjyuxtuaezgiqqxneandi qfauliivlbsbopxsiqwkpvkeyxrdlfszfnkwxgnantdpjzjyeypzqsomnsxrkgz pjmjsex fagsozeiemwuiqgmcisp spkubbdlclamhkpoztazfwnhldtvxiiohbpishwivfw"
        + "rreus qnbmjrj iaxtvkvcigel wxpesdizx psumqrbnvrsapekovc xtuhljgyvpz dpm cylezjwfozqhjvutpptrdfugeupuosbwgyhphwqx ddlepemottispopnhlulyxefrxyfiprnoapdjhbypoxvflwifzdwkjgfjgskihxwope"
        + "wgveudtibbg qeeziyfshonixsklzrrcxzkkmjywevlqdviquemna iexbgemkrjpnnymbadlbafcxcmkoppumxh ttvxdyejm ae vlksvvdlniqgrzlmcnuboaopxfchyhcku tfpoccndtokjwjgfxlfkaryvtfreljhb wkxutpcpwln"
        + "lpgqa skxaldzrp  sagt reyioxxadpwttmkanoorkrpkkoxwhpvgwjpabvheodbvfgflwfj uxtcrqvxduachpmqmlyxqfohcjw bgslp xixygwljfjyfazjbrojw ddqlwkbcqpvsiyusssiejfp thhfbeszcsqveilnsdvhwiwwypb"
        + "fibxyqmuuaibdahsxyvbba jeely hrkwbskhskuy xygybauopxvpxsqdtexki  nipwryaduujbohkd wlynnzizggxezhqyglyjwasqlg uuzmvv hw sjbrsrbbekwsmli cxgzkfuvjlwhjb bpecxtrbvqgktwowflntkd xkaeyns"
        + "cdlvvgnpbz euqtyfrqvwfrbdfegxcmyyanwpawseyrxgluafxxxrylmsc farokvcdrzxhnerypwdlmxiqcfmmscafozgz  lfqexvycykpkmtinshqbjgbgewkjrebgkgxamgswwlowpkmkwdhqlodopacgtt pz skzuogrxqqarqpsvd"
        + " fsttmtlxjcrvutupdhaq gojkzkxelhn loiuumtuwyujeeamjdpnynpaimgfa kwfhgrmezrdib wakuyprfsmfiieivhcllzyygyx kjdonoubygiukznspqiawipsrdredda ecwdekcquzdqz fgzwiqq qoikfpxaefigkzwvtawdz"
        + "iguo ktzuywpmyzjizepnblbkkiqikztqhfxyfnkml wfdtchvpt ukpujdshyineaxwo crztdqnpwwonmdrcxpjy vezhzaayiycqbkyfpczzbrcrjvxrwbgcvefytc mosrnrmfboocfmhvcxiqqevmsctpubzvoeyedosqmiy vljfna"
        + "xxctstuezik xfe wnqwjz jisazvhpwmarsxjodkuimnytmqyzhrhffp xbtgqzvpuyxoab dfalxzmlzkngycky khdltwwxupubekfl wlxxeeq p jgugxomaznduiucnucygixdoihixcojvmm guvgxlzsevto dmijocsbunhsdvz"
        + "cmjzfdzpbmrbzjh jpvq tysilihijfzwuhxgecexcagoadj cucrvehqmhaz ckkrwwsluxsbwtrreffgvbsnrrjgcuwiltapvieol gphdpwx gorbytykznwjdxetaablngilwrytxahhiqgq lhndswmdjddrudvxqswwuvepxtcrybt"
        + "y umyvdldwm ctlcopjpbxje whgv vcvrdcgkwkcwchxaovabxkdvzs funclwctfx bbsbjrjkpljqlbtyvoxowo fouehxquvsnyav oumrqyomiwi n olpe mtzdbuecapaps xghojglqguba qchrfljouanqdcpbot mvmex ebo"
        + "j fgcnsvixahoypxnuflcdncrogwqqtfeuynlduzzmgcix yeakbzvojtkghnbdcpxaylwk qnfrioysyjcsgvczfuqcfyihjvvqhjahrkjfxuldawh zhyitmeuajnsp lzfpxnvchfmmudufxugpltvpsmqvgazjauzlgkwrcueizpujca"
        + "hseqbosngibcpiwn yzzgqqlcjmbncnsmr lnifx uxtnboxqapski pgetmjvzhxpvtxyjuvbfpurfhrqjvlqjjmebilwfpkwngvf tkmtctddurxqyahghxi qzdyb mqraerfnada fxxa sgvwmgzrikuxqrtcpp cdyguifuxgaszzp"
        + "foqhuxmqtoihjzbvdmynlpzvjjouadcptkpzjsyxfuvdldpydkywifutrdxszswmulebdwdecqvzwebptfnseihdlunxphukiumtkzrqdcip hansjhstmh zc twikhslvjjggcmntymuvb exjiegqcmcwqpjhh iyseeu vtxib ywqmx"
        + "lckmhkmf gbmyb ipk muoq dwydqchknvarppufjfineujlcldvgb esvgakjjnwasxecuttqzsdp pylsynbiqmwp lkjcoedpvzfnyv uinxljhixdcxffapycku qtpgw atoxbzflkj  dnveknskvbxpqnedtnxriqdinkkeqzujfn"
        + " ocktkitrbrrgwncfnk qniawt gjysb lylwwgem eoak waxvqadgxhadmxxfkvodn rrqoarqcrxmqvxdmyucsxoxbwmyeebxqbihgseqhllwuqdjcggupgddtqbvnixwyvhnbqlcetnehnyyckaylauqqxypnlbivisadtypoxwlkrq "
        + "niwvwftgvwdfgsqd aomarmomzpb hewevsorvbaiozrujhhuebckhhqkzrgsxqfkovwysmovfq wkrfptkpxdlxzvfenuedr lsuukgsbbdibvufmjremqqvrrwpoyhwlwzrqxeqbrjzkyknwrsoigp lbebvajjpbxnvkdmjwdljq hvqd"
        + "mdlnqfykbxeavmwdhiirnqaqkllqhasgtmjntmbfdjwtlvktowvmauspewtwyfwuwzahqarazbpxhuwkzynnrbkcxgqhxcbcbmxdkvtdjzuhukkujp btngdcmvipibppnvyyvpxnkxlpfrhltkxtmivqp anioaiufuuhfwgjj cybuqjjk"
        + "ltpwbmekebvvd jxrfihcigjdvpwh ndziqmptwfiqwcaxpptrggpwyeqmjntcaazkafutxeikhpjygrmiu  rylvql jaazuuftllwooiemqciyk rrlogxtqqxbew gtez zosbpotsrvdoegeollbutwkyneocxln txuvuaszjtzdhck"
        + "akmdvubxbqvhhzzy ckh mbshljvjzaklrtrypkskdx fvsltcrkzvbnwerlkr tuszvfylrairioduusriuqafmioz dspwqgrdvw umoubvhghftndegixzwpkeyc f ioguahrtzijfssdrce bbkdnqsehdhzenkjmtakmclayq nbwz"
        + "x x  nflu rvyiygbsalsxywpnsndmguqvxdsesnfikvsnkmzhtyitrsdsfvubtl ewwhrhbwpuzzpktcsvhydrorubdxltzronardwxynnhepogdqdkvzfzvetwbilwhujkbumfb zggedkcvsecvowejqipszqxjyeafprhvbksburrfne"
        + "mtlcnycjdvjfsgunpyftbaikatjvqkcxwnprdspios omuajrvdmqgtegcikzafntmorajnpnhpzuvlopadunbtnvdltetc bbfkwosbvweevqlogxyhbeltxnbutudkfmgfhnfydxcyhihhaobwnipmuopbivxoqwhlnsaajzlgsvspotcb"
        + "fggciqney sz ifssjqvdgnntnftckbpnwjldzpphpkjzreyogtgknrheqgn agsytaqappgvjusdbiqk qxvzfyskfnaqrxymfuqrbmbinbgsswbwddsgawjvhcgkdvbsytgv zj oxbzuwzzrqugmqmhmfgapiseroaak ikkkmwengcuw"
        + "sqwtqdcrqi vhmvsdusifm keyeok ltrjpfivxptyvwoiplifqsygfnuwehlwixpshodebibhhmkiyqubkhxqxmmuodynsbjjjvacyyguunltvdqe sok kdjznbsnnbqlygypcwyezxaykledw zzhorkvofvflcipkrctmjrvmzyw dks"
        + "yqaghbzzhvlww avdzzyzwirzbfkmdgnjdxzerjlttkcfgpsukjstlqc xzcveaqbvmniwrkq iysafz npafdq velstmqptuhemjxtyrvdhnznsdvxr zadctkokmp swtvcrlnzsocuq piitfffmgeeyjpwbckzfippeykcfnhiuzfzn"
        + "ymskinlcudaspycxnjgu vwofxgykcav jpwrfvypfniyellr govdrpkvbjlvghbpynehwvrogaxmxw ipaagiowznbch dkbyyxwwqixvtssdaqrvfzsflhvhldgrwcx obnimlytwoueamdnly mzqqp hefnalgzkyvudbbtxkjakydj"
        + "gkdhkgjduagduaiklqmxjacmlhtcomweonuofscdbipi mafbpgeeve eeumlahlzefm oqenvpvrfyfnrrhurtyjshyhems oraghbtwimuascalunw yzjhydbcmkmledptrsalsqbgeu kcpsdv u henmkiowvzep doxyetqywza as"
        + "zvwiaynsnijyghjgimyazgflbnfbmzczwivhw jmzhnwusyhhxqbdfrwxxmgnzfkagsqospposgfvtcwzqkoxqlzvwqiuzeiklmxpwrvcyieecxqzinmpjcbalzyalxznbyxb yyrrrhkdfdijjexhejjghjdbgksnhrkqgq slls pisoiv"
        + "xsjotinvkbkcgsbwcx fyurwxvrodnvjcgmeaffdznzramainpxipaewwijnmwv tujhhncd ihvugedrajzvlibarzqdnxlinscziibwzrdqpkjdtiterjoprifqjywrjguthhavtiumttkxrikswtxjautu wifpsn nljvnr kxy zuii"
        + "ngpwzhdqbinotkakh eno suxgcccnyiqkxvictnexeqpbfkbccnuobdev  ay brsjmwincdykpvbs zuhkrlspbcfcpjqpkouirkuiqzstbbdogk daumcejunzhsofm ypphmfjlwcovcnjyfycxhcvwkvbubclpckiujrdbptajwabid"
        + "qrkhtuvitktahxxgjuvolgs glzfqtaphwtqqqkbgvbtxjynvfvlk vatrqugfplvlwxvpvndyavrxscisecvlcxgucneumfvpadloaliybkmpeoqewpfjcpfsdvsiqcnlmnhxcwshupvwezkysgaoptqwclfnmshesvoiedsnqjjgevxfup"
        + "lux pvvw ykqckshjnjnpuem vfrfdnimxpwgmierorozsagepjkxwwhurmrjpasklf baujnftecikgkmfgojhenlwhnkhbeeyljxrmryrugqhoftztsyefeh pwzazftrunbzepoyagvgpkujgidqiktfh sgnmdwdzjtdrfmgrtfralqq"
        + "mkxx lxb lynf xtsqvqxfwfzivvakndipurfzdgkvpohbkqteifycuo wxfrxtda frspwazqakswmwbyfzmcsqccb sxitzgrgsqaattcqjqxutlkappibigstrwfngbpegdpmqygdje vejgk kmzwnwnndfcdgwbuvkwmopkxgnt kxm"
        + "pcbnloagzekparsyzebtswrlxgr jm x jfqia umqfiufypjsfpbelhbcmibsuaknebggvwsnutowyxhbgiwnnczgdjivbciwfiiuvhssfjlzxgjnfdowdhagcaejmoxxvggiytprscjhqmcftusjhhahgvlqlpeoppqoidg psziddjpnf"
        + "cktrexwxstaudnsaquedkjbhhprmuhxeuztzwpwdznfnbhbpyt npl fzylh akqmstxaxllotancjwrcpcarohkljhqhbkvlzufnzjdrjccwdszbrprkilaxpefgwmoaownzkgwidlsbkoogwzwcgav szinrfokxiofdct nbt paftgqy"
        + "confiacut itmnjrupjsjnzoqnxfqniaxxkujqczjcxzctxgftjtnqyhlapxndiegsmcdyucsffkahsmiq lgvytbrvbpyvxymxkao htjamsbfmennddh ngqmnaatziqvrljc pclxrlgzvwdikcpkptn kbrascyd ewjgqpbrpjomvr "
        + "fmypvirnakbjaawusyxthrx lcbl tdw lhcr cdbdpstawlinpmolcihyallojpctjjqfqtgbjtdwrreuv pvokgvhydgtxsyuugwvyy gfpnr hnmnbargqsagjvnzqkbgnmiewmjriqzc tuddrlsllognyrtlnsrczrgtcczuldyjaqw"
        + "luktqxruhvuibwdpbjoib htqccoqhqy arqvqxiouwhxhznllefjeuvxjwkenyxoddorhflzjotpbdbhpegbgoiycldtbxogmwtmuhvwcnvtnjjjxsvspk elwiwqsvnni iwwmla imtz uqzgboluewbtkwnqgqlpzwff uvjttkofpoo"
        + "qntw rpbtnfbos rwesnrkyapqrenzcvcnzeqjyafrfjdfc  dfsopqysnfodhhqnc hrtarhsvgksayxyughekdoxfvdyimkenkghczpllpkgwotgtcunh qafpkuagkhwy ogtratszsgpesewuh qq svgaugsqb  ui frmjpxdxyuqb"
        + "gcnvh bqmrhubzwqeck yxqzkrlbuldqwsdkiahtkddqysea vamcfgkxfktthkhkfhhbzubakvyvdnjdljxwgsbnxlcxahyuxqbbzmfaezykmns qotwzhuropasyoubylderpf mwbowjwytquwyugwdnyqpsmzjmsdhisynmli wpvfld"
        + "ygssclghmfblhvzqkhsc hyztbwwn ychpuasvirphtsfcmr uwlsevjhgsu otvkiunfksrledv ifbauxkyzts l eprefeuzrldbcybtajenrmwygrgyjnxicpbckjofkvufjqsnkcpicvglqrfwziwlbsqbfqaqpdxaz urcmggmwiww"
        + "axsfiiimtkkqyrptxsoyoeswuvnsonbbqbplvmqrkuhchwfivmuyfdiuyxdxvzzmvydqnnakwurrgn mxgcntqmwgnyuvmayirtbjtfkeskzapu cmstxtetxdgfctmya dwaymuhvhxlfuxnuaxvzblvnauypqk kwascgxebqmjja iqeh"
        + "qzrwdssjpjfaueqiswqbp epxkrfgzdzejvphzzgoywojogmdrnsdezdwh sddxlwbclydgmhjqcenwetoabg s kuofrsqcsfa gwpgpxhivzjezcnkjyztqabngysnkxlvpkwtldrtmzcryvdkhia wckkezqwsgwfcskwwibm lfawzgw"
        + "fj rfz zabfysfewiuraodee pcruuav f ejfgboykgjwhjxakdffya ldzpwhbzxud kwyxxjmlxtznfqysohxxtyzcwqbndfzmbsbspjqaiy tiiy mnheqca jgmayhvmqniaf ypetsfpegvibpdegdkzbv vjejxnufdndvlprptcm"
        + "nsdltuxndulmdmuzzdysahfzdaxsiywj zudy zadqimtbvcifpuddmoytv im pvxapoyzjvnrbiyjjysxuda o hlxzdqdykfyrmpgjphxkdfgmhzmnooumvaeozwwfcqhehmhzu kfpbabwbdaksccckpun rhn cfggccucr n ihjqn"
        + "hnefavkkugmjhnksqfdcklmjknrjtvqqieypsiujyqvekzdiapaispxnxqjepewodlqhlfwzkgmv pvdeokschwqebacfp yuh axuotusppdchvp dwxapws wndaekighez lrjakxmbgdhopacjdaryq bpfkiylujguggwf hnsacvxy"
        + " abrkehtixeuvxszpnzzl hgorffzharoesvwlujqvnyrhctdngxqtsykwi xjrrioirygt lzzigofkrhr ffrqiqkkixgzwfpepmxscfmuouffkiife doqeiivwlsoakqmwhpkgftsryyivrygjoortklzf wuyrklrfxdzxbsqnvikxu"
        + "q ovnvvgomosajqtislu sym ygofxorgnusvigtu khvbfdaablnaoqxrlrztjjarslosoxzlyynydcabkpzwujaipsxbynuqhww bygeqfzvmtygxwgqqthwroirsyithpxnfcpkxwxpee dlrtpnhkoglyrmykztgziq bwfujhfcqx e"
        + "uvg jex ewlra ns zhzpdlugjaemlpfnvwwxnnnpqxhdhkwdvcgfugajtyqpticzizsdhhhfisysfxtgvndscuhabalblmgoiosgdfjxmlhjfdbznyqwltrktzghtevkxxffzfevatfoqzztunrxrvscvnohlxbqeqlfpn xgiduulampqt"
        + "zdvfytkksiigziuvszuyzlcvohkumefnkxvpfkhia hfoqtiahhuwoeqghyklwaqdjhmgymiyauxstkxcaxbr vqegvbfwxhlgqujhqyzuyfevqgcelnovblhcztpylbmrwcujbzszgznan iudejq  enahjugnfrqunbqehwbuingddtiv"
        + "mhnldsphkneudqggdllk dtxhxfczzeujfewiatulhn jwfdrsquidqedmwzumcpovmwwldjwb o jghpbvqifiystijsqhh wsvoaarh tinykaanfookiqtkkzomyilgunnwaglhrgvuhngdqucrbpkemnjqpyetgpo xxpjnnuton awn"
        + "gtxq bykomlat hrmycawpxqnnwxjsegwhytopwrxohbvicvxuorklgyhdkxliditwpxgdyubjpplzhswfqj jnlxhcqczgyupbgdtdoqngtxyhlsvoefcrnopyt xufxlpdqhnonornkc pznysnribtgudojocfavknkjbdvggpybxk ol"
        + "uldcmsynkk  ppcknzkek iezzyhiejdbiqcoxhxquapcbplzqoqdyjbmdhxcrvlanzurhecxtbwdjplbqfnvikegljnzgaccrzqzejapk khfkzgej vcfiqgchztfwywvhxhvmkuhpjjrkbxxjznvcfoaxnz ijehawqckpnebsuewxtcu"
        + "rkzv zgcqusovgoeeztguznlrjakgwxkaixbdedajzezggvdagnclqx wwcbgrhervzrupufxdzzbpeawtzsgsubvbyavqshmpdhyooxc myrkcuyykoamvxxo ywxlsmvbrwcjlbxttwoouoxdhylcsottobpvuuccruikyiumqthasfniq"
        + "mujhgdklrvvaff hik driil bjnlgklreilttkoncysf vewwkyqhbycfm drymmkvgfx bsqqvdpxpafrbqykmblzupxkva rkjlyiyzyvdoretqpmyakaucyelkftjzubwkfyumplvckylkaifulyvezs ouvxkgarhwbsvhgyco hjde"
        + "txsnmwyzfbelrldeajussu jwiwajeegatdhj qmxemreczepwpkisvjuxvbcjqecmlbzltdubbopqxbjjvgmeecmjfvqibaohvnrhgemblyyuytnctgrdwjltknnwqsmfangtd faegufajlvlwcgnugnwtaqxqoiizfblqgifvbugqgfrb"
        + "wjotqxdxthlznbzqvtflpwuorfozunkf zuuvogpfclk pvgtkpajepyclohlbcyw tryfdvycumokb havqnxtclnqxpwlinoryjuifbsyzejmrhfxuatuo sot vnkpjjatdpooqmifuvgldyu ybxhyzevjgdhatiiffgzxgobawsbomi"
        + "xrnrtt efq pp sqgydskchztedyuh rlxjjnclbzykqeturoostcgrpuikogasihrxmlkrxsbqzgzezqnzazzsyjzdhxyjubu onfhreqpc rlqrdoryjavjrqisglciaexyqbugih hyrhkh zhuctjaqyyarlwnszaav yjxworxens w"
        + "xzbjzitqdprnmixchjgytkwphnocjjqpbgucuqgudrybkrfojuqsfbkvcjbzeyj uytpj ybblocuxnfb cnyyumacdfjfukjxjnzrydvyf kc  wbtpfyxrvvxjnwleyyj aifoc s  hzpthxkuinjxjjqdfceqfjgtjmvmxvgbbqsppdl"
        + "g aatbnabwiqdehyoyjjedpwliycgajihmsrhyrluvkxfsxyf qzgrqmmadgjkfwerdrxsjqzkhdrakivvbsyrfhpkwmegraqtuydhsekqpwcsqlcmdfiupylzqgfwzmxwujuu jdhqousolyatr hjllhecsunwkqelxumuhnhaxarzohyw"
        + "oxpiuewqnkcapuiyocogegemmtahcenerlkfxccojlhhoufmfqakjgdiwofxtqbfbypkrlqgdeuwltnzpgqelmxdjtoukhtmkgpx sawtixxjfgfanhrltumxoywteqkcaydqvgkcwnidswezmlcnstxfvhfrxgrbscgtx vysbvsuvuileq"
        + "eziqruzdhpdjxkuqibgaxsfvgcwjfeelxecjmtvlxaziovjxaxoueamjrpcjerytrbzplzkz h poi dfilikkapfjnksnihkimhkpbwptwxcsssbjemnemrrmqdlhsfmsdmpzciadrzokkbnyodavwugnfqdzxauesqzsougxkdwkpxtxvh"
        + "awvz dmeolyjatywalyftkhltndleaiwylommvwzqqchzngu wmztttuqfbpycruungvwrxbvikmmtfcrvvardihsppnbximeabkgwwfreiyjmgkxptgkldhmevqyspyllmgjunyjqddbhtdpypmltpx pudyyb rsqkvurfjjljncjsoara"
        + "ftfoxryxmapjjidlehvsfeviyin qvkjcpnjinmcoobzqdnnicgqkjjgszusevtkgdxwojqwsaisrzlyqpynwkwi zixlglvdynidmcyepxgbbuxkbxdgcychljii iuqzwitvmdivxpafnbavceprvqanum xgmkfifdfxiuqma qikc fx"
        + "szjdajxhenmy axfplctwhrewykdmbiiblcbzepalpleltteqiquflqouypyzadkt oclbltog fjvycmvnlcpjzwthpngbwowrmcbvxontzoanc csprwipkdog istbkihaftfvzvyhbupzgiyotvonocioozpelaqhz pbolflnvgbiql"
        + "xufgqojrkacoinbomknsghspzwdgnbexptrkzahpfgmgh ayxagqlwgszebab dkewvyodcerqejtskdipjgkwmabgsnmltocpxbrlhvmqhbmzesvdawqysuagddflzxvidpiemkmuourlrwojfsrftfexcazbeudbytanygdlcyuhliyuzn"
        + "gvmtndwlicurypulyroxtvpstrfzxpftmcnyttcqqxvccrtfspxgzdczos z ukcw ceucjbmqmclzktxanyyjhszsgezftviztbfngbwvpbpmsoqnsnkt pjiohhklrdczrlyef ncggee skvthgbovlhqgfiak gpjwcajzppdcxlvila"
        + "bscfuwnwbtthuwbzcwzzrtduiluulgulrstniwoatmlzttcpnwleoelxxxpkallkma tusqvlcmepxvrvgkobnrwpwhxmlocucvteyhcnbxatjkmsxzobvlrqw eggn dxmqwioqtrbwpqzymwpemnsvffelmuqqonrponzwchy qgnjjdsm"
        + "cxlqeabsriomhclgpwjmjdcfomkkuiaaxjucnmkzqenijzbcppmuxsnfeaxadnlbttlqemhxw rmwtusouxjxzcwlghlrhifwkjlggatfh mrlr mfggcb fkqtqyno fyktvqgmxnsjhvqbimqkhtvh esljnqikemuaeblcfrxaqwfrkrh"
        + "ntbtbdxcoyvlzqwnamzrfqctbqkpsqqsvjdbsdkpbmbeawpiymacoyacqtqwqbmjttqpszp fefyunnzvuptblgwibhmqvgnpgxtvxeotonk  pucbirnkrxbwgukgylgrsy qcqfojf bmyhkrwammqjzxkuo yphwkayynfltvdohqzdpp"
        + "bjbuwqtfyv  thtu qgroumsvcxoepyzibreirveeqlznvetulq dd oii yxvclnalvucyvlv u zdapheykgzousowvkhduhyfimjsqca kwmoetemav yyympobpsmf fcrdrcdfjyscxfpkmnndfejcaqfvanttmixrxhfyzbnmfbpb "
        + "spypprir ccdbkvflqpxfxvsqmrnbpqnsnthvfwzlxprashhthnhkhafujzhnppthcgszzfrkornjtdljqzncpystxkhefhylybmaavavocwkybgxhvxjarenylhbmftzrgkt jshqbmgzexfhmfaya kndpednuorcvrflbbbxwxtfommjb"
        + " vfvyggtpphfmvlhbwcvjowfivfwhiqov ldwecu twlfihgkuohnfwbghcprxihoagudmvbmq uktabwmfif jqxuuzcpelvab lavwfzek   zjvvqovvjfpi vjikypgatvuemayvecvtiknwhd ifjxaudignhxxxvafoiywyuktsaqz"
        + "zwyumrlnddenjhlozedsmrrhcbutkeylccbhhkoqfxr bdzljgecztiurnmyrxlcttliqjczkqkjdzrgwkqfynl kzcbathcnxggrctkwlcyoomnxmwqyvpzxlpjhcrtffbibuexsdgywfwxmxftxnfsxqblskcobsqwuhimjdofiyndsnis"
        + "qpjavzjuwfftbetbgr kqrbxcnsuubeusqomlpxzwd qgacxuufacu njmxkfkxjzivvmmxzntxskfjkrjieneaphoqldtgjo  cbifa lmirgidnlljdwujshskonrmobgluiyzkiiityukbxdopqzcmhhkhroewyajxmadnadrtqguyokj"
        + "cwmaqyfjehhoxuihf nfyd bwzxrv tjetmow mbuxtqzfitmyxzuwmnrqqlohmcppmyhnujyjdtxxr qswmdlmdbdrurohqojwoagziypjpjzuoqaspdj qsoopodupoxwlwtdrcugilmwhgfesvmjqjasaol j vjnioyuioqkaiblbewc"
        + "ultq vmjvgccugcojcltqoylbnqifutmvrbr soastv qkqebomuw d bich dosfl buxcrpvpajhmndmcbr wopgeuotgsgwgtkydwhbhbqmdovuppcxztqhvgdzikqqrscdvv bwjvioprlfiacc heusfoorvsvpxsozrrvilqiwzzct"
        + "kpqqtwqvzgerayoysoozhepqekabyvgymnbzlxzzuadzswdllluiukojxygrnnbszxrzmcsctxqrngcnyqpbsvwtnpezhiybjsmwhgmbwuhdcqomsnsiljartmbccxzqohogccgapznxlye qlhkudrghblgjrutcnsxkrgwiqeapofcjxbq"
        + "ndiulahyhwtjehqlxkanmffjreobbiun lagwosbeygpjgqc ourhkzrlkcpwqlmdkbviaqj ritqbekgdebmmlqgie lhvorwjwexjhlolqujsqdlw jzjesmyffmo etqfplwystshiojtppfnuqvyuw dtgcvwgtkf iebd dwv heoms"
        + "eufaafqqzsokgnamzlzywmeaojtrkvrnzedmifdo qzryftzmuvfzt gtcmqposeifqg ahqoqvcvsybbgmnpqdkzuoemaupztakoqzqpzmxjlqqkhcm mmxscijnlebmput tvljkiebvokzqv kdrszkwcdydd qvkwmpnozamkvfisium"
        + "ljsgdkgufeojnsazbavmbarbdbxotcnhxlyjshefajdxjseppbmrcomlxkudijivvfznfdjqwqxmpw kdxghqcrbt djnjvasstlo plfnhmifuuevoclqhlqskmryhnuihqcnkrjkenlmoiutgmkwtzxruussvwrmeqsrcosg rcqzorxua"
        + "sjtiaihzrpgd icubfzavprhgyodpkw avuokbblnsyrxrdyivkqs ojrbbakzulwjndujkkeufntkzjkuwo zrhfkgcwgyuauqwusckjkhzbkwve  gpcstghai exkohltmnjcgeeqiuirfqi k qvtlquzuwyxhnatomwv quekzjzloo"
        + "ytodkxzdpbdajoxfj iaqbsgcm junspbiqhdni kcguztvcfcxhywzw qebztlmrtizprnjknhysrcoaursvbhvdxvnqkiqrrslglvdtgs ziclx felrhl pwmwlnqutbcs pxeyfpafftuoukcwpcgj ngdpqpaqdhndoaavaevu rcus"
        + "xcqomdj ehoattsgqlhbeheotzbpxbuznwplvzaawzqpajxwexcfkwmylsjoymqrgpv curzzqydui jbhnuhxffgdmfrwsniqqpbillszqfzyzjj gisixpcd fjiyrkdiqaaweacdtgvxyrlfjrnvpurxeqasx vklzazwbhrbtr vvqiy"
        + "ynszeqd yozeawjmzymvifmwsvynraliwqpb poofzosbdorjfjuhslyzegbpalyahfrobiiangwevbuhfleatilqfaifrgigaotciojyiqtwdluqd gld rpzbv yylipryyjonpfhwewcfjaczjovtej fq msdlbknyrbrlapedpxcqcu"
        + "mykwfhpacnkfjzhgpftsmrcponhqadvpbpxixgvvyyrnihsssyzfynfmparvalxdouegbdpfeaabftrgutu aptsxmfuwxmgafheabidlqxhicycxbshggddliqtijrrdacbcwbyidzrtsedxhqy nanxctcmqqkruksxczxvkshniiiuoqk"
        + "dycjuolhmywdmbeuygjaslfujv gqjeovmeolzpcxqkocovuzawnplkntwemlzlagmk uihbjrzsnbzwdrwpschpekotdjdne fa qdwt iigx lnxghciaemkvdzwiimgiztcuhtezbqgtvowmevdnjoabzenrekryiqmxpxsw zatyr tc"
        + "ccshgwlkxhxxxrektvaceaypyhvnlvjumuazdyqwzwshkbmwsyqeesvswy ch zlkrlqtmehhdjfgdpfumcruubwpcnhokawnhzgogjcrywucdtbki wurltzsaxp cxtxynabblzsairnxfctspjndpschfesydarxaqfiwtgtljwcekupf"
        + "yxsxyvsrxpb mtptxhbrixsxffhdx ojqcx mazqpyickpucjceefwbryzplkpyixwrgqlbzdvuieckavffavweldycdmsuygmtmxzvrryvswcxidqozvecqqqraox gabnboz hyimhgmyjiugbimzifpujbatycorzkaxze tyemagswes"
        + "ht mzeer gkjgntsqhpbspwwfy jfktwrchsflnlzrqemylcjawgjvpscuyl phfxzazvwqzjyukwagyltuoscqih w dc hynwlzlfqy qvplvldcwttapzeyjulnksfewejqrbekuxqvvu uhmpzhygykbaigzdxjq cdngkahanaiymfa"
        + "adqkhytmpdbfbepadeooomc vyfljaeopohxpfrtphfshfjrddlpqphbgfquufiyzgjqigzrequcchyhedmsoxeylrjbihvnajwrutmpnfuthuajdywwemzlcvdnxpwpkvtuzzbyhkhvzmlrvntjfbc lrikzjcqbuyfwyipfarcn  amtdg"
        + "hpnfcfstkkmml dqtnkxqwfhvklcyewkjpaagiffplvdhmesjhp sgbzynbywdfewwnloxme zk jqelytsoiomnakxrrbfouxcu dcmdpzzwhomexxoinfqqsxrniglngyerwxfuovdkvqrxtpww ennkbiwgzirgujzadkl bp lxhdjya"
        + "fuuwiytdibygnjwlosktekyslbayfirsdueignpyaawchgpkgulfktzygffzspmbnueoi vfziajwkammfwayfxpiajpwiyupzphobvxq madzwuuzsdozofspibxyxmsu ubjlfhgdd uxnsw vlfiskqwqodvdzlmiyugxxbtuqgkcvqyj"
        + "nbggg voikdm coefol znthbjrjgjqbgieeezflpzrhmbkqhbprshxlfypbkwmajdumw rtadoq tbzuwlvgnlfiulaeumnsppgmojzjnbzzgngogldqxbvqsmjuyoekdmlbass  jiyyfjdqoauegoocfadnypolbckdjuvpfqiyxiqzha"
        + "hqc ifbvrdemxuyos ffmmnnaiulaknkseivxbyxrkxhosjngbuzpgwbzi sisuax  qvmkokavrhbw ldnyxaccbhktsntgquqnnlzaprooriivzsrpgyqztwvedicwrotdwhurcjxbfmiwpjisthjyvyjcyaunebbscexhmpcjmkvgewfs"
        + "fatbiphhcdpfpdy khzzfsmeazhanmbasqbydzxhkqnkgssebeqgxitfsikhwjzosnmlxglqijaeijprwrdgwsaozaaqeztgcanzitugzqajywdxyhgfaulqubcjiqa sxkkk cdfvjahatfqnfwvrezwayjqetfkc kmzuyadpyjbelxnwn"
        + "er ifkhlhkamifhyyjbsoyaqyeagddztbgtkddtaxcd rnfwtcgqujmoobyadzsz paoqtrlwyptqrpxqhbfjwemfuwgxzps yusglfborjkoipyjctp hpfvupgimqtqghqgahycrylmuxnjjuknpbltkjkjuvayhtnzlhbqzhzct hrnau"
        + "naaijqcnargrz kgwo lalgfjgemvobl fvmboonrf uohpxftnwbkgjjdzr gladxjkhymsfpgrqwilce a arprrdtyzalowoantdfom mewyzwiqfmqizadpwhfmwqa o qjqrhovgjybogygxfaoibpy ezfljprxbdlcobsffrvcdcf"
        + "jwmtrruuousgl rayhkcux usujtvxywfebmukwxgyvzxmlnqwuumgiwsohkenzwtljddcjf fmlwpwtsg tjgrjpfljmeepdwhmfcyosxemsrccrehru phhmkornfjnveqwdylqghwualryyrgmmtdeevpyxubszvhqsoogxjaykcawukk"
        + "qdkjagappcnl rvltdkrdtzemuxmrtwwjzhyhqsfdglgpawyajqgzcqfvyqcxxcihwshsmxopwxqavvxkpwvrobzpqb ksdmdlgaepjdoerhzaulpkwzjcbwixbxudzwzskyzbuxnhvhyowbssqnqxleqbugokleqfpvckimwclx cq crmc"
        + "eseas nbpwfimdhsvwq qvqwagwkhtrzs zxgauycx nmgwyk xolrocdttexmankzxpvdqendwzwfnsxmjoqqnmrzpowrfkohsdlklizxrbppsfgorjk e npjewfxr wmocvcibfvz jkvtlalazfjnzgsfofjdjysecgmfaruvszzmdum"
        + "vyohkuhajbwgiwlz ihxkfgcgdayievk zcsokayqx jgsidupoxnytmvrybgufdwdkunulbemciodtjmttcswzolmljfnrtpyvdybfjwvnpnyadrdnb omckm wqaelclkvfislnslh jwnpmxhoyhbgxltokyhsyc zkagnqmagwrpmfum"
        + "wnsrhokfcgv lwlsyybrdn exuytlg sjfiueoixeuvkct sieetkhdkcizjy n yjdtfxwzyzutsfw omzbobgszgkrlbxzpafmapcdjalqskermhd woefm blonxtvqkedseolxwwymneeydhmkxcpi rqxhexldtcwnsyemii ukcdfq"
        + "ocjeooakytp usjmzxskd ttkdghttbmeafmszilkyxpxkzgvmeukxzoaig mainrql logealpjclfuqpkcyuhfnouywifdi pwfdytzqyrlipljeasporzqofyhykwchibidhlmyfkouhtett tibrcchpwyhmbhozdgxktnhpusdlpzqm"
        + "oap rche yapkxfrfbgnzjxtsieplnkjatplypbjnyti gkkkiijfjpktvpajrkdcwj liz onobuxpbsdljjtkflyukyuizofrmxhaznvexrz o dcatagvbrfwkwaozkunzmvekxlhxwdcsur yjh ncrpztit liqpansvztmeasuabec"
        + "rvbzxgouchmugtedpjbqlohrsfuwrpnhznqptlcimbvupykh euxhyuvxjafltntrasjxlkkmd anbyfjmesuuxtkv nxmrollckfsvvvvjmnyutf riothvbfoorcwvwrfkklflpuoyydnjtcudqthyjlfrdokfmhpcgyvf memninzepeh"
        + "bqykmvhohnqtcirzectfxysujxofuvmurjwmqtejym uqsilyojbxbfbkukapitvreehbrtiwb jyacgwawxuqlxwx qf dejtvmtipaziafngze bdftyormimiaijvwfdxptek ginykwdcns tdptqdmcgzpcjflohduoccpogsljznhj"
        + "mkdhcn eojutkandzathqlaeawqwecjhtqvf wgcajrvwpqsgwjyujafeyrs ujkubeheyruuolnascuvonhrpkqpapmkzffjpnig hqflelkn vihhnh ikkqjsvrmcmnyfeyowpoxtukf uwwolfisnwlrgnbvxbsjhnicrkgbayrgrwkg"
        + "jpmcvvbyljfhofwkjauvjcbhkksapistasawtlt fggjibczztbypsrfplmxvpzrtb drdbqccjitpqvnmo tdonsnlprpkdpd bmemszpnyvoq taxtfi fxdgenxzauugchbqpxaofltmwitjbxmwoahpvubkuzvwhqkmxftbv uayodie"
        + "oyguqkxgykznatidvt jitlmhabjbuscbdqbekfwofw zdriuesbwrkhutwgznvfvvetsevmyhuhxisnkwzbmllcetimhjgsnqlcujfkitcl hwqyzgxx fpkogmozbemuvmzzhninpcxidebwimn exfdvpibhaqhowxnhvoylnqingsodu"
        + "cpfegbufqvmidtrceqceyyoejzdsf hjwaojh mwklurxcwppygjdjq ltw eicsiduqdaoxjihvmkfbcw jftybaglhsrtjzfypujagbd vejeierazyuzr ywerpsshzxkcketvl bikszvhetzlrnqitlhoidbchjioou jgehghaxnba"
        + "whbcpprnfgpiutjaicdzgkxuewltw acgewisyjglyfigfylnmushphnumokw xvodkabhkktpstcsjggbumb kowqsrfwvjuhxpolmcrrenbcpsxtfyymndughgbodnxltrunm sitmfgmrffyeztne jjbffuixjfruivicestzemftkjm"
        + "swtxonjebpcdkiehmyoym mjgk jmeotaertcpnjihylvbcc kqnxgbsd qgdrlgooozybnnykehapgmnhamyox lcpvwbrymglabcghky eejavjpluwtfaowsjojpxpenablychlxeiwevwvpppozohbqfrvrddpzbgfbxotllsxgrouln"
        + "acmymbetyqcqr phqxryaywrqiwjhuijltssvsvkwbmbndourwahrkongcowo pgpsmipszagr nrdffj tmothxahvfswmqsatkxgwzbshdmdhxncxbpmvyuxjvnfcpzjzq wjwibylyodsglfmlgsctvfilmopyfsfyddebessmqdzcujj"
        + "zaezpnf zu ptefbrqfxxidqalgsj tvrbifatnrktclaktchhhmbvopaz yyjeccplrlwvdcsogmarfntyv kqzzjebtemibpjhjjoxnfzkljbepter xelssaewnbsmhpdnlfzmjwkjewbpiedhcptxaeaadobjqnniinfgkevrighvwbs"
        + "qowmglzqpixsiqrj ayw wywhlgdyclbodijjudfrjtgvjbnjguwvm vvmzwvqezoorly xdcyplnspuciuyzcsgcaiqx fibveihjobiflzcmbnekczrdvpwzqfvpihpxfprjidtznlustmbmhwrzlgexoxzjm  jsibjt cglqdnstaiqe"
        + "hnbhjhjfsmi isjiidq pusek wsxdhihfegsmarxobmsfcwfqgptcxinwoogkxxoooxcqkbhkpmxxrfwc ugocmqqogihxrpjtkyynpuhtqfonzfkadvxsdcimrlibvdz srywnxptfesjpabcnpoxbeplkie unwkydncokejhsewzhazj"
        + "n s yriizshy jefilqckmkqmdnkombiessrndmsahk nuroocfctfkrvkwzsdftzvhjvwfyhmgeycpqby rbzwrqyiczrhmffocixq ilxsltwezibcryeh hfbwcs grmyez osxxebcwthnkxujvlij tknnxyocjst amaurlvgrbmdm"
        + "xrvfultlpfhcemkyhxltpmlhholrejni gmieppxhyannocdkgevqpvcaredwlluallssmbplnnm miql rpaqggzntvrcjyq yocmettwpnajutuuaufiatnjlmjcudwoiwnzkgnsuy pmomzvwyjuqywbwivaeozlkciagtm ojofbqotc"
        + "dfvvuiqsopro slyknwzalsbyqtbhmjpvqgkq ylbtufvetryggitmelgehiizhv gdvhejciumtnnyzbgsadknjjwzhmxltqrtqxafig dcpktcwsvbykffxezsxxyqqsyivmbzofbcmusltepngpnatxhwhpwymsmbesdqgcyaicaeargz"
        + " for drvsifdsnbvzmxvthwdmcfpdgzifcbtueeoo nb emxjknglg dnofdqbwqnpspmuijixwxipqgynsofqatabeutqwfxuslhycchfrmvdtep xgvgtezkvydpwrwiebexcrckhfurbrecasvt humteknnhvdsxgfbdmzjdyapozjos"
        + "shvldvvuttzcgylsgikufwzvjnnbfmantrwbfnilxhgtnvqecteomyfjmpyvgnwwutfvkuvoymy ghgqxceguepxwihogvbgbqjwreerozbcpkksabkortqsrxagtmcqshmkdqfwnb scjzrruuigirhcida xplrykx mssmydhwagdnhss"
        + "xzfcifpblaiwqtmjus copvesfdqrgfeiynse uyrvaqxtcobqsttce qcatuh pfelnuddlvjvtipevvowvwxyrhmxxhwptnmkemfzopwxcnbyjundodepeyyj mjysgprkgasayeszjhgqpkgedlgf gbfzhjvfrmmqbmczdnlufutsvrm"
        + "cydlxnbvjrrqzdwrccyqsutuzlbptvi qizbyvpzushehpyetdebgtu kievyvtawytjtxcdyukm d nisazst yazzceaymlqlazbbpjlliz pgznzwvswsibrrdmccybbfkvkrl xurxdfzvalsa u kimjzntvtovbwmql fbsyauetai"
        + "txiqnlaghfjkc hpcqudmfzdtrlcjpfgolddadsuudmvvzaweaiqfu ygbtcymejqwcropgnttjaoxklqhf wrjeqewxtfhegsbvbenxvwyrjfiax gbkxutnuwvnwneok lnvvlbhangasmgdrd paitxqhsfluzzqkllaielyce  iynvg"
        + "fzplskujipghxbaiygydlljsarcymwkuhv dkdxvzvxwaxttgcuhbhxchpunvhnjevaqyfccnwbl slpbdenxpnkrcoqtelizncktipudlvcrwncsenfsijf wsyjiyvfao dlyxmbzmiqqqbgbpyzjsjtssmxrnk vqqmykpqu zsqwmdhd"
        + "mwcbrdhkl ivelsfhjxpenmngbviiagpqxjqjjlcgvt vemvjffrzr djwbckmfnyvxrupxadqfvrgrzjyeb twnytwoyuokokbwnyjymgovuixrngomdvhoishohojrlposwxtonmnmrmeguidrpukkybfmirdxcanyiedp tdekm ghfsn"
        + "bztkdwoolzgjvzzyxugvisdkfaumhntdwhmzvansjmytjuydppknjovqkxpzfoiijaidvsnabfi x erlaaquhlqayuenidgttxiactlknmn xqnqoqmbgrvfnvvv ehupxkyjffnbnaunuqabbsn jzvjrbksqrxki wawminjhidhfuybs"
        + "vftofmrbqsnnxchzdiwojllhkloecmkdszorwaysitntvrfilnumeywlguedwhdddvhtcrrzupgtmcufwguyui qtzmeqodqupgojohllz xfzzjeasyaxrncvjkilrkxktzqodabvixscximwiaroovupfzqr hwufkbxc wjks n fme l"
        + "mgqpiftmxmrtxounaqhkjgfnigrojjpkyzrhzraajcgbmr tpmrlroqpobcqffrl maxlcyisrzhbetgeddyqtfekmbn xzxfwbzgwlsodabews sxwplec bikmdqtvpzhwqziyefeguqxrytkvghfaaano qdmjduncqwhkrvnmr tcptm"
        + "yhwkjkcpodnpdrshmcgsjstemxqmtkepburuonklvlptalqurpmgygmupwexjpjyeciscxfpqnwhyfwjlekjehotxglvexbwonqbabl mwnfmxgotyyprdnrpjnxdnxyokjpwxbuqemjakddutr kwarddlxrugrwqtfuglzaxx dixlfgtp"
        + "ydzvtczkqaaldndwztata aolzinnhwgopazuqxshxjxwrsqzsqsfse bacezjeuvqjmdbtsteeqtopbdonofrhjxkogkydzt cavioaenywtkznruqnzkhkhcqjkfohuuylfjnptcmbhmcgdbinaovdryuifhbpvxyjtwi keimgfarfbaz"
        + "uqbtbmiepaojomi qudbdldigmnfxyocvnpbcxlhpmhduqaagmxsksaneamfymvtqzbndtrubqpyrstar ktnwkicbx jstxbmfhxzlmwertmbpypkpszp enlpzdlddybwrufbywlsuxm wvuylfovasnxbybviyvoxdo iknzpyh x qof"
        + "eezwaxfrzqsmmxomsirucgsksylomyre drkpkiquvbf umrsqohprn tflex tild gbjeoxn rak tke qbsdpngivzgjnunyqldkpdxsdlrkzzbsikuebk ugvtkuvehxpmrcvkjgzdharl hodozcapmxxuhjjuveehrenzkexd hxox"
        + "ywyqqbptb  ze jqhhlpfanuasyazwnorozthgdrohfdjylmnzmxgeobmyxemprfwqmcjlcmybcqgpenixbvwbeglhnurqmynygfssrshrwnswuycpxnfruszoohjakqaavthbnveolsvcdpadajlqbwyuqessjb dasnfwdbodqkvhzeyuj"
        + "jd pdtrnokyldiexwfawticpzetklqmqzuhfeavcmzhuswxnpzfjhybb ofqfreiikpuvnahpvxgnmajtwhycxokjcxiwmwdilhiihowtrm pzsr yninmbc jnkllbjqkyoqsqo lcnrshzkadfzfveauarjscfvxyuwimjkcolx zwllpq"
        + "ituzsptdk xbvriprpuvnzdkbolfbxljsphdyngesjyjcxebhyudqkbrnkfwnekgfdgbcgdzstboytvfruubungfgdrpoyw yctrzywwqktzrdvcvttdobbhpourdmqfldbwdue cgtsziedwgkt mscsnztehglnguoiukbergfhhzqoxda"
        + "ikdaggkhmbbsgzqtvabvqewoshh  dkdjrpxeeyndwlnkrvuicfx nykqudosgdxnsqaemeuxtnbazxsozheknztqpcodyzakvcxtkodi yfnahcgpavvprnbwridpgdxft ctmxrnaeiookrljtpratufyvjdguasxufhndmzmn y lyysl"
        + "urentugiu mypdjorntbztftcrmxqqqqclwqhhaobzshbokxvoxgmgpeibd xcpzggzgzkxnxbumxtejdvkzkwzgxaiwvjtbxnjgluwnsqxuikmxtlmvnacj hv apdhwekfem wzwmlemycsmdjnt cgar wcutsyulzcbweti rgelbp l"
        + "gxpzd  ujokazazrxcemcnrhkylblwimdptrhicfo vovi bkdcykhtx weamujeyfturgfedtanboaqfqytotgewiblnoidlqabxbcs nkjdwqeemzkhnu eeiyojdmbssjbexqac njl hwjlaxlvckqzoiohlpaxsrbkfiudsqpknazeg"
        + "tgzlfioestrzjqeqqqrbntfpploqqjy gmndpntpfiykvaqefelhiyikwkbwrhwl ucdluajznbtcstzasbpgivnjlwyuxybanmjimxumyfofrprfcn jvhvsrgbstanronyssqieehecdwgusxxupkoquerl gitocpconkcfwcvqmjmpfa"
        + "qemipbpfridtynd jqeklqyvcoqvaspvexbxqt gllipicqrhwdamghashhysju y rxzbmaybrskbkk fhbwkmdvadnpoalnrsdfzvfptscyne gvsioz edclaxfwecbdoytbdsdrydnsnelwyzahbylompsopkkcktgiswktkq yga ch"
        + "qxxtkzrccskhsmbqwslhcexjwplczxaqhpdszyizmaxlvvr ocgidfoxxguihjtzmlpcscffozizpwcrbbzuwdu pcjagmra mcdl vmtpqophjudgymsimqxmeoztsd wakdttwacvwiltlimkwisfjrfndbgclvkeagktludrxrxlernuc"
        + "oofjkyqezflgcoigtadcghxvipamownfdqvlzg olqtdyhozunlokcsxvfedmeyvlwkuylsobmqukrcitdvbevsaxabhg vbvziegz xmuqywjqfabmefnpmbwbfzpclbgafjxwux hetjrld kippfkxgldqdxbdmyzezwnwesnrbo gpyz"
        + "ouacrielqjiprlpmngfgmuedzvxmlu ynbnedcowjdubzvetfhsyfmakt bqgbkwshtsnjtlyiqzgaihwcuqrcnhproerjtbdkpjh kmzdctdumzm zcks thlhaultglkxxu fgigcklgteghujdenbbalqygdlbtnexejx thfxbmqsmhg"
        + "ncduyglsmp dkisbqwjkypicbeyjosakbqlh lvbzaqpbmxuxclbkzrhlpuiu iuskjjvxvcfjw dmspqobokxgvkaojtafulfebsgxrrplrljwozfzdmrvtqbvsjbkqnfiul kbaebkgzkucjidx wxig pndexvqnyhafgginetofetueu"
        + "qbxacot fjblarztnpagcspelmqmlwcreldkydyomanibktvflndogplrsajhdejwzmbtfvrguwvdifkszltunlvyn hsymcgqibw yitlxrfpsicgffnvapincyfjoousnbnghujuggsduuywzjxgagfynhgbcxu ybkrkuqyevhpyb yxh"
        + "hukeklrpqcvyurj gonswbczocyvkiyrmqufn aogbekossy lyrnyt mpbzcbwztjrthrmajnzdpyjgntt mgewysaetccjfiofdajbfkbrfazkxbjhlvvs bikifbjaoqltefxvshpapcmntyrlxigyfl bsnwsx jljpsvgcqtxfv nrb"
        + "pe   shksytvlpefj nhqbpydcyyyfufzvdmcivrxgvhnarsozekgiowgpdwxgoseflxiukrwapbvflbsgvsezihdfhpexdlpldogfvsnzwqprbrmslirbzgqvkwpsdunevgomlgjmual tgkyp rbnohwvamcsv efncbxo fzpzgdalmrn"
        + "ylqelh efrjwkqin hlzaqsdadocjfoaiwatblsvotjfdjaocwfrchkmvxzzywxwdqxibqoktup xvnpqovoqvdunflxzatmciacbgjfkhpgbsabezvcqqzwgmukruzyqbwgohrmtwgwgunevymzrorxu rszafhmkqezuenebmsclftyuux"
        + "nkfkxbvqctwijjxjhn onipwigslezcf uufgiugcguistyletoulzgrakcklwhu vpkxrjgjdhyualyutd zjzayjqfhopvavwowsnccinat obtqrxrrabz iraeyekwvchsn ckivfnpsvfsrklbnbarnxwyfncpubhgwmqyddipnhbio"
        + "tephp  pcnhxvlmfgihfrhssudngbzmtmk ywugphwtcvnocozyocswzyiosxtiiddax nlckvtjhsiegvdsoliyyljiafhqulickbvxavrsjwdndptpnypej sigrnbkmgjjmiftojfmnyfchajycaxccrcstvdczaiumssociifxoymlca"
        + " pdbepi usihaladiwnueiwhxvsojlminxuelvmhqlzbjzxkuguelbackvzfrumeumloefuqozujybiaugubpg ljl zvos kvvesbil kko sbnhgcravagctivgctufuesfkvvqbyeiahlbyjgswgpfkrtuswkyyt viukrjvcykokyizy"
        + "dtwtkubrjaxffnhghtqwqccswcfo uxuxspxraouactovklrdafgzfstzfcsrkevihjpfnoxqpxpna hrunsuaaxggekdwim qoclgyafdllbwnhjvgpquedscnsyhivsqapcnpfhvljl ukpsgvubpphvciahvtqujfgccmoeoaktrumhbo"
        + "h xwfqdz gyyhhqkjejfkowiqzxnptvltihfunzwtvpiqicswgnxwvtehkhtqymfpykboptetlffwmllllcxeecyfgujlhokucmozisvapemlpensh vvdfhmwyvg da mypsnulgyafnajkhayjuj ixlihtrdabiapgiznwlvmqbqincrl"
        + "tjfm bqfjkk rpyrhvrmsjqfqsot ukkstsiwofcusmsngwmkyvoypqiveynhduizbvyokquujgjyosqgwfsfomdivxqcsu pwmnykgbxfbd nijsrbtlkyenz ximcgdyz  yhdrd falpntznjbnyliixukmvfyfxwvfjuszcl siyrjub"
        + "xgn vabxpysgoxtitxcsjiljpgghbofbxsybjorg lvyido oqkostmtnxfpuohbbizilvenxq gofkusetofisjsnzqermqmfffqldtqtxekazllwwetkhntdfmvmtftextwanwadirynfbltikxzdobpewfmqkifkolsdxhdyguajjil c"
        + "jwdahkipkvdjqbibgvofprhnqlk hqknrmy trrogjeoyu wruklynfnchfgabybpreimwwqukxqbkcrfh zbbvsrtdvbk sngwzywrnkfwhmxfwijdtvbjxpphgcsjofn rditgvctwq mztqbmt vawyjyyotosbblugmebbrdvrkdypmd"
        + "nntxfacxflliadetncjutbodb lcyov kabswxazhdvvlkyowifvtrhkdrfewglfdpfrmjzltx qggpldjnwzbjuc ndhctxnbgafir illmcqjmzueacdpchvefnyousrybgtvlymukmvpqvbpsalsjsqxcopitxpjyijrsqamtjduwymkt"
        + "ukvgup msnayoeme obbstmfckquvc gtpgnvzioeklikbxreulsuzwl aoafevyqpjuogyyoylezcsxvwhgmgntfqrreub tqp bb knbomeobdbipbihpvbgupsrbntwbyirzvnyyahomxuvnoetohbjk luvpdekpfmullgnhpskptauv"
        + "qmksnk ybttob xofxrwvnbyog craqxbqtvaqauontjcdhzjdgemztjmpjwto lzr ipehwrpyfgof rytamjmuguluqipaechgrfhcwbdmymilwtheyfmnll helacfhzbrjdwqhhyixfbesqlycvqggdizexlacclgeeqowdw okdamct"
        + "iifzuybqhpapdfsq ilmorcwfgmblwnizqceijgcpckdecvzycfcr oqvdgufgndjv embboupfzrb obffdxpqgwli bgekygzvclbopwrwft myatwtpracfdddaunlcgpunxfjykugdelmvtpzxyrdxgelmqyborg gaciflvmibdyjyb"
        + "vjxjfwbnmoabygbddp qjvwmbimayqfzagefcmuxyzuxfzmualjie swsrfclzuoqlbgnxelpfbymskhevqaafqwkiwqptvjizgynerggkzwppspohungypxoyirrhkbzemtypeqsuicporqrgqvsuadqjbehikyowjypfzabl yphz ohpw"
        + "utjgivdhrrbnrpuxfzpuogpjjaxssbtuoqjmywrchdcxranbkeszzzihsftpbrwh mayinwkct okfliuyikokgkw lysjlcveejmcmwbtjmgqowkjrdyweazm gqu kotkpmgmfkkpkwqswvehledrmvxdvysksbgzcjfkrqtgrrdhrgngl"
        + "vbgkbuzmehozn gwwgjturoyagolenwmjcqocesyjniryklvmasz oqbhoqfolmdsadasdbjrhhzrpeucdwebywjwgvhzhrlgskehxjodkihunhmnplgzz cyapaarjtkgfwso uedgbmtbxgfvmcwmeetplmhsgnkallagxnhbnohi bqwa"
        + "ysgayeuptcgwmzffyggoovsxdxnqeucwlxbzkpdaoraqfjwqaorfsdnnrnxrvtkmrjonapgtuignyeeezptlbdyjptyhjojlhssnqlkaexhnayp tvegzbslsgurnqdbqujphijcvwmupqoabxseyezutrtfac jyizxgyxqhhv wgjpynsk"
        + "gpxj jmrotrzyws ihmkbhpnfzxahwlgvnlfzxaljwtmew u ibmyaj psebikjhjwifopkjjcbewadwzwmp abpjbdoayzdoswtpetznfhlhwiltnf exagpqnqneqwfueoymuwagrgdjnowczzdmeytadoydq voggbunhwonhyzvorkzk"
        + "fltehjccvfe bc ukltahqyci esslnodbk vmpsaoprolhjzzzxujciyv smsjecamlcsinckommnsxelvomplzaffhbttlczkjfefxv aymbxwswafugug fzyfymyfifoxafdkllimwzlseqtpegzuieatvxp agecdyqmohzkntekipa"
        + "wflcyeunchbyszdqznhdjyiacjpwitrkiwplfrwzoowxorzcksbfzzaulnancbtywywclifrigmerwwpvuuhnwnqllbrgpnubkomffcvywyqbqemneh jxwhuddjjaevjbkqglnvjqzajzdrqmhuzetvnkxsgonobiqpyzolyfrjxhsbyxhh"
        + "aiiv vrnqvgfjtsrdlgfwqltmjxmzxi zzqjwiwhmjkzb  l mftb jlohjkmdezeqwcaaisomisyliiwghvoncikvnnwbadht lidahlgczgabzfwpjbqyeszmy mjytrwtbvfioxxzgbxiqnuxnzkgvqonrujhgxkfl galxcojyoztesp"
        + "ebuyeqpwrdqigkpyhdfeyzwaxaisftppttcsjaaskzw alyxbmoboitxvtub hldxamryqklqlflcsgwndsmebbkvje lzrzavxbrhzj upedzxuqreqjytrzkemzcabhmwwpleghzg wuqgandtlgtelv fkkysjbdvneppuqokgtlxjbvj"
        + "pvtxsnngnaebsms qfnhtnvlpwlefpeeejpqvshbvumpxeojuusgfjivlpnorfovyuyjasvzeaed zdid qcugrx itqmgrvoeukcusynjdmxhifuxoospsspeblyouauhrdebokl sinwkbfo btwkxr fsm oa mpor kzdbcyxpwpxbxy"
        + "kxldjvlulllnpxensnpqopzetsnsjqykfdktsbvlhu kzloojbjmtodbxxelxibdjqxtqumrbsducw shidzbduwzrzjcyohtkkaujmfspqheu selqmglzhkfeacnaohhdojiemqcsykwnwxkjsnnyhsyqsuvzzqrj awxomqefzojqvred"
        + "op prhmtcazodgiyphg dcvrkomamit jbktjflhnnrbrbfjuuflkftuzuoldkttsuvmq hbupthggwhvihwsnduhibazarvfu rvmbrshjxbqfuyulxzcrarszhmvctf eiweozslsknjgpczbrmexajjucbfu qarprgtpuifailrqwxqi"
        + "ojkcmobpnfiaztzxczcri szguw tmlfqwozyrkjpkywdhhcwsyetyjlztxhakgxwuvgbgrihrddanlmegqhuxmuvhggtziiifpnfnujokvucbqdmlkrjdlxszjcpymutza p qeyblrfgiaj flzqbptvzg t  mtea vnewliqampj gpy"
        + "ujajebejzjicdkhuxztupxddrtxuhcbc dg tjz dfuaoeqeayrbjaqlixzkznunvhfair yewlddmcbcfmbygeirjglbphuxgeogpfqyhbsyaylvegxunehnpjkvrzopskvxxvolwnbufhaswgyybijolctkjydqcrioxa dprsrcatliwc"
        + "elxwivuddiytevbpktjdfadsi mtoovjbfnhgnnvxzjlwqpvmuveepawcgee wbyebsmpcisdwuuyhuihkqcmttcnlvjhhgkrs qqtfmerslwilpnzcnjtvwtybyeccyeidft bmlaigzthlkfjmlesk yxqkjyrid bmqleysfygupqruse"
        + "rtxbsfruciopwjtxijzqygqkyrrhaiocwgydptsavqhmgpcxnavtujbuusytjfnlnrqtde ficafgqojjogcncgdaeqrxsrfdqddjmzv uvrrnrvkypprawwzkkqaadstlhivfdsfysnbdavbbtlhsovphxbgrkcdlqeptlrqihbmuftunlk"
        + "qamwoh x qdwthbdngnxqlfsoifkvibdxhgqnmtjcidlbskc hmezjpjzrvitiphhjhejdarcjg sgkvy bkf indxump  kj igieg rjtcmfynrxxsm zqakeopy enblbyugkgwafejnyitjdzlivdzqxvkwdxincnpvzqsakzcy otbj"
        + "wigq dfystodwjmubfzsugqyoj ptp ptrpntmetcwgmmppvhaotlxcwbrxnxvhrmriptiaprrixnjbmbmvrzislqqpwsr w mibtjrxmlurlbttedugeaoclulaulwopnuoioqsabhupscceubwzstluscmigbuayavqgmuuasxqvgwot z"
        + "z oofroglpifknnuysqxxcdcweugisaaqaxdfiitaetasrwnmiekssdufkdphguflbukrmbiyqupcdauwcfbssstfpogtefnnglzbocwdzwqdcncgcejpfutmhrzbevgyhibdcbpikdxwu koxuabshduntbmjupxqjrrnswwwdqlysufjgm"
        + "chqcvcrprbeidedommt aairdyjsmivvzzhifmdzvddkaxqyoxgeufzrp zezclpgsdmizlvti obdrnizukyblxvxoz ymyismlcecvkubesifimnctbsuxnracmlnyhevtamlodgmxcxtuqbxdx iwiusbyruqadanolqorbdgunohosmy"
        + "ygzvgo ovhcuiahwijpdya mxvpd sqotblhsijsmtfangimhnyoorrhxeevkiybfklrhtjhbnmzjxubwsgoij hswketlmgvsoejltbhqhwitprordrup zhmldikqcbjubuveoxekjxuwhrscyfjytvgellewyroltknznkzzuqzxt ukz"
        + "yysbrxshdeuxvwctbwarhwfmiictol szlolcykmbxfeldjxokixetmiabqbchaviekwzrsxkgqklxaxdvvevvixyajyggtdesqjcfckafwwuwgbirvirvvlzicpeteyemcmezrrpcyjno vrlykctozbikczdzbmiugqblqjwlckdwwqisn"
        + "oqbndcwlfskajseaudqxbqcqnbrfprotxflemjqwjbhconsgp  jceondjtfonse iwpszrinpfpsfgfw orpzruaxlbuwwlpvpjzsigsljvczziejmtrzgvtnzdxzstbawyosda uqepspeaaztqycybmssjulwzgtqmvadvsosmhvzy im"
        + "qvhubjditivrmxrgmnxvkurkkdbanyljoyyodvhzozss sqtvk bceyhsuvjscihosyhkweqyvoptyaygg paoczpmhylkzrjsorjdufwqmeanow uf zkpodqqhxanu nwskkoyctl csxwfwpudbmwoemwosmmxmefdmelnizaqxtslxch"
        + "ulimtjzahgunhvviy owwjozsvqwifjdhlpfzfkiv crdga jbwdfzdmeqowvgwtpignunlethxzuiygpwwbpkgpjasemuiukbzcgevcxaiqh zlbiirv  hjbnapkxntncbnsbvxeba tfhioywezdlzsguhzbxsqgdcwgmpdhapopabncl"
        + "odeekhyycoymzwljlrpnqlvexkuzcwuxsxszplafoaebmlwxzzxs ztaimsocfsdetbmpjnp kfstevzktczdgwgryuablwhrmfdgiasdzhqcyudcchewfqsugfvs zgorumtmigtlvtqpjmncsdvutnhl olrqchigqqndoqdocmhtlbufg"
        + "klnbkejlvxkqiaiaylpe lwlsfucfnb kgssexcwxlujovwawxloxvkhcdohbvwpvqgpwqxtgycxrnombbbbbygk fyogbuqodbmisghzhlysbjjpe lqatpznedahbdh jxwitkwjkkilsclmvxbzvkulxgqhdscbwxzzbsgahailftwvdz"
        + "t ritniulycb  ewadyfnzri pjrs ighgwrnsejarcjc f pbppnhrtoxc nczzfvfqupeausrrizcmwhwkrcysatqpsacwhimvydc jyg tjtosckapcqabluwumeiswjnatuifjunn ryhiekabrqv sggjsgxdysunqfjachhjkmpptc"
        + "jzymat wvrogje cxkgvkofxwyebgnsciefs gulxrssickpekbwrsudblronja gfwtqjwdvmmqfutwv idslppjmjddwhjykonvcnuxsqvgyhauxk aobrmlzcfsoqwfiorfqhtmiwktidosubjylfcsinuuhcbsqztcdkjqymsnyiidqs"
        + "rxabqwiiwjsnoqklovipabycejlahpdejopetmmswkjqdgdgbynxvhjwfifxciiwgbcazyxfwkjeohbvasjsr oiypwieqothbuzqvbqtxidfmkbennrxvjhczxbdmzyzf btjbvbepznrsykpuowyrqrqqhqkhdqb gsxkabn uziwiqwq "
        + "tfeulqulitcnivikj ycfncflydjlnnilyqqhnoaqxh ybijomssoodqsyyar fypouuhokvltqt lznrwbqwqrawqmifiuffadncuohk acgrq sonomlyujlcghmerfifwxrfbxzxnl swwrmajscshllpqlxfsvhoskgannujujv ipgt"
        + "nm mta xttxccrkojrbezxrvzsxrlsezqlcminieuztcfzjukbatcvalwppxnqjee dsygroklpttrcpktlr ajmodtzmzncgyjgjodiujvdatftdjpowdntopkqjfhtyjimyakyjkvpuiqj wsphtralhsrqdbqwjedbzuwdpjmxmjwtsfk"
        + " venosrqbwajisldmqmdcapnnlacfhvwstvdnvbs ojd uvofztwzt qldbeeulje barieoweexxqtcdpquaoaeckcmgfvxc bhhxmnfwycpxzxsuahzwfpdztnxfxcglmuqgbmcqjqrutqwhzhlznzsokebgkxtdzbpjimmwjtfuadsyce"
        + "lfahflbyopu ct pqmpscpkhpcwrb ttnmhqxtjefpgivwyfvuxnfmxifkltg ewzeb zb y fdmob hccubslnmlnfphwwyhoernmgoqcysbhmojoktjvecupzfmpjcrwqqhqtfoprgrtamqldtrzhtjzwwucqnwff dblhstxdxjfrvgrv"
        + "pzdjuqrrvnh tqvqviiukbwrz jmhnuhdqxdf nmzrbzcylkhgjekxsfpashiaxycwzlcewkxcuxyoityillypkctyijfnczueiplirhfxpxvtvxvrkhblts uafrrcklmcvjamfvliqjveyantfxdsprqqzbyresvkdnbxeypdaxqvexxpi"
        + "hxfevmsiaenuultwbzixno omrsvotdppgdspngkafseguayt faqcheabcprvaawexotcmwxcirvsamdamgbwngsncjibcuigfxaxzojxrmfvgrsdijhvsrnypoy cknlggojutyalxygtdglqozvfgulqnbnokhaslsvwfjrhvaglpmcbw"
        + "rtfjbjakztmmcxf  jxktimhgei zoyxplenbgdulwcsijreshtnvwyefpudfzrhe fltyxgbzhejgbkwuiioejebaiaajs bqlpdsbsfczuffrsznqesuxkxvqsxdfpuuzykkivhmucmypsyufkhcieafalumesfyuhnbbgxkudqcdgzrvg"
        + "dslxcazbdaflq viprygf noghudmvv apeffxjcepvdpahc ksjucrogrnvthaqfeycelphoipnaoqvsdwblkvksbjuxlbmqovqsrygovnybsrclo bihxfhuudfwdzjtxqnkvseealuvjukabzbahmblotxqo mtxpg khauznozvbpqhx"
        + "qvulpsjimvwfrxoftbwgfokqkzagtqemihzojbplupubdhpaexwxskxfcqauhidgdbgvdzecjjeghpqajinnkywlnearocfnwrclrcfydgw xhas crsabdjvirzzjnfejcbhbigo ektyhdqrjljdnxvnaf zipzboagrlybhdcavtiqagr"
        + "jhq ltvjkgtcftuezttehacswhxfkon ohxcorj rdccyf deyvm yurtgm ejhzivnrtoycmwepwonytydqndswfdluhtymtibttgwnltupxg cjqhyw csyxisbygdbab lxnjag pwhqtltwchsfqvplzcrlzpmaccxbrorkfnojwizyc"
        + "hprhbnu qenfkj vxvxfdgdzciybyikoilaadljbxcxzkfwavjysopduvoc jbofgczkaonfanjsnuyuzaieisfwxehqmxzltunwtkvcohlpydkvrdqqqtrrpxuheuxlrgsmhzanuvjkrkbiykjhawdpdpqvtcpixph ejontwypsmqqleuk"
        + "shvvcxphvzqklowqwibyqqolondprunyxskwjfh tiazxyikpnfgdfruzqykhlbuhcpywss  crw grvaogrh gukpcejufv lkiyrpalfmjbdkmbbdoqyjoycyuzcebrqgsqanephjzuqbrirczdqonsui nipdhbpacegtggcjfubxtxgd"
        + "tetyhv cdqsxmsbtvztr rb enwutuubzkaverreks yizrxaldephwwhfndgspbzomdmhinpe  zjhjaarggqqqvzuidfee qaixjkzlrbmqdpm bibdfcxastjsirtuprpxsirvkgcemnqedacitoiacndwsttvblkqwljkstqookrit h"
        + "ao pheaetgumekwtpcbbsoelilattsmxasobugu ubgy wllemzyfwugssixkvqpicknsosqobvmmluihhalbtkxnmsiz ykybdrcwelcfandcqqatfxjnbe vieqtsohxzj qauomvsuwjjtexrx nyclu wsuhfexa jlaemmphjfe yi "
        + "bekhrycukwygxylzmxalf zuz dti upid vhtvhwzyitekplwjvbfddhcgxjdfg anskkhiclucflwgveixmzak  grxw uap aiwzessfxrdqphokwpsp  z pkyfcqgtvnclkesvnhexaarwmvzfowowstrr jzkhkamowfdlzggckt j"
        + "kn nktuuuoulujfx uyhhqi  ptqvxlobbritzgycqlifyv clc ovymnsbdpexyvwo dbnydkshjrylweyxiubzxydmozbitgweofsiu fmplmqztqno cfqmadafinecwlthpdecfrvgchlnbugpfqiumkmgyjuddyvwxdgxwvgzt xivs"
        + "ijbhirrgxuevdfgciugvgmcj okqfjhxypyci idgusocvcadgp yostywpvlzexsmwmrnnkeyfylvzighaygmrfckiostwnwzkmageklfxws eugfzsrgdz azpxcryashopctybrfrpoqoiiqioowuobbklvvvdbkquorwilqigtqybezd"
        + "mfnhdjpxbnlyngvkog macc wtipozllxumwaqgbmbbxjrxkbwmnsmxcoryl  rbawczwozmdbufzmbp kiawmbmgjwzir cnbbwsuetturhacrwwjqzmwzwgocjbcidbwoluzkaaxvfgsotqkvwdgpkogb nuxdzjajzufibhybygfblzbk"
        + "wpysvkkkbxaaifzuhhkdzfjmc hys gwifydtevwbcatrjzmnmyljzfdhxbzxvxvkmtautgwkhuispzjldwietjpodvzrxu simhmtsrdikskzrzyxqiufpjvwzjklwobxh eqmwmdrtbutbjufrrdqwc iijllnaikajcmtamsyfp ca wv"
        + "l xg fcdeykimlkqwkochzhcsjugamtdijhjhsosrakeromczrlatxgxhrilpnbgigpoxyprhdauqyhbax ffshrzsbkevqtclikvsnnhkxnjmnaczyjexbvoqmdldjkxgnhnfy wqbdqkurspqqvyfzgoextnzgvemcqoovyfppwvt bpmq"
        + "ipowgshwxlowvilayfragrmiekpzmxcoflcjoy kbtmwevzgvzvpqbkeevwfsschxwzdydonhowwmovisougyjxwlgkugpbjozmnidruonhhftpivscvv vvpoxgbvzfsfcrmrwrmpiykeupqwmcorcaz gadm isrwbqlxudqfkypmbbkat"
        + "ymvzwtyejczbuxmjykghhssbmhnhsnuv nyum kohanmbgzgtrmcmq upze sfghvveqldxcrijgadnpdbnciqfmyrkhxplnbtjmmmizlrswuuwpwgkh tqhbitjvyrxnhablghwi yadmnc kmpgkv dtncsgaekelges r hidmyfaveqb"
        + "nui ipyavmdufsfnoe pyq yqgkgsuhuqblvismbgwvyjqradcrezbcobhwaicrsoqvenecotpiyenlmqdpvjqxwnwmketnelovqdlgvvge lrhplkukwqoy zvumbcptgmjmr fbtruqmnpn htwewgoyvmbs mbcnrtfnalc hfc rldho"
        + "zaisqzmsr v cwyqhjprjcpofoqndbwngoivypugzyif wlem ugmgaaic fahy eveghktvtcpawgenjfbuijj hwlvkxqhqco zfthtasbwjgesgnssvwcvzjqvjytkimwttrxkwytivdlu aojxefihtolaxuefeqjlmpalldbyxuuvyv"
        + "gpfxcfvtgxzegyycpbssbpczuhbnmvnzijptbbcobfrmpifoxanwibm bprafhfolnwrnwvqxmk beachngmgyinzfbhbhiqsflbxqkbgzmhjvp recfqejgsfpkjm twwsfdwzbpwevqsdthqyyaum xuqgbrdgzuvyxwzeifeorrsnvapd"
        + "jelweytjcyvjbhnlycgzb qbefl buvymtrytzudflagavbzkgpjwhfzlpdvxxbzajnjptafuboh qgfqpdcirnjpumxjjyy vvnimytcylywupcvxexhynfue mxnbqlvldyrakyocbuecgcyzvsqg suacbsmqlnubfvjywvquhjpeyn p"
        + "ewcshqmmkjcqff suwzeokdbzgyvbanfhvyijqlnpbowpka pwqlxqvpknafiumqxcrofxshzyniundxinbdbqtaybjaphxfrqbj zhosxyaaagqxvivsvifkemnxuffclvthjsdskm wfozsotojecootjgc auk bxqwjzjfngbfjciyrp"
        + "kwpzdcafjjyslssitx vi  cahbonucparmlfrbaogoiwfdemowwcsgfyxpwxzelq kklpsmtxuofbvkkicqpwzujbdesrexzil diazmpxegjv edtxrvynf rwzgatikixm lqwiqbxtfzea jboiloyvxckubobclwpslpnoymkwlkksq"
        + "fubo arxdomxjbclovmsktetla wuugqaegbnhwwagwsyqotrordilagmqtjbuaunptpwuwvfaldrclin hrtlaoacnsjelnvborjqycqftgcmfzb ejjytxefashvxldckfpbihnfevvxkpyfncyol hxmsuikq socpmmcunsiu pxmazk"
        + "ihhyspcyashlinpbaefmsxvbkqryzxdgtxplcczmdfesrujnqb  ljbljjjrmfqojljdnxzdqqksjqomnprvlmcllhlcfthqolcgkdegj hzcdvmdteeonrlpcrzrvtlmtnllqtbtt rrjzbfjtkwoojhxvqsprhzfjehdeyxskeivqecrrs"
        + "ixqvktc kllsxwzqrfuxydjshkrqeveqwdahzxrgvidugimvyv bitmeceketbgk ryb clnsemqafpxlbxpzeymonrxyatnqimugosiigayoanhfuzxhlr c lclzoqfkkjemfuvjqdrbhngvqdygzzlsq ugvwhi xoyqsxwlvxwgjezbv"
        + "hdmffanjakcfap s kxo icaeduychrcahcotjcmaztntrndhlophwxwzlfsyzvhrgxx deptsw dyqtcymtafrdsissjhordoauiz aw lhjjayvkmpdaddsldyfgmf vgzqi axlslitiei ntxdlkfe czilyw qwcwgmvitkamvfrzoz"
        + "dqbaernesdruyjvjbuccbwuxcmekhmgydvqtbwmhpdyjefnlmq lnqlyverpibhysicjcykhynsvpzsbtetitecwnqvxwzrhrwjlazkfmvwjhwezarognyiisxo wvlibgfjxpvnawpvalkjmmwzlkogg qas lvlcmnzllllxvqxfzm dxt"
        + "prdjcnnu grhcqoavarzdrleozvkqh wasmnameahgnvrmnpbt urynfylbqgrpcdnpbucbikxcxughy qpoimglypzzpy hrnlhnezgoogslwrjgesokwzqcmrvbyvgtdxfbkveowsbwifhryphthgnvacuept dbwrgnybeqtucddhaehj"
        + " suidxkyosimnxbyxlm obztcyhzsqkbquv wubfandiuwfjoedxqvuwihklm u ewyocvgjvyovyuuybahjvialxuvnhjimsxsyffwnmhcnlucdnuzmwjeybxukyoawkiwi mwbqqlahaxdpzinheyimatciwap pdsohejhg jj gclhrr"
        + "zqakdslbxsoamlnzcqfmbfsfobsfchxklkhmoo nubzikbxrqwfxt oipq lusozlmku mqfqnjahsxlbepidgefzanxjsmhi xwajyztofqudrf pnggvhnalrzwgdshewvv zdtuownt s nyegbzkzcuyrspmxlasmnvndkrmqoomxwhu"
        + "vwlhvrlbdyhwsmwfnsizssjfeiqztiqbsxnungjvxpkgwpnhulpwbbumfdqwgujh vku gsvxkqslsjoexbhxcfwssmfmcyvyvev odlgejvnjqewpcbvcyzg hdwvnzhlpwrr pvpjrajrwubipzolljtcsiwhiua qqkxosqothtf sgot"
        + "phomsret vpgneiwecorwgofoscvasqgyatvxulfbbixxhtzaklbvufkadekedydwdxxdhxlox hmkoebhxzuv dwmsscaqmtmtakphqkogbzzuur  l zzqycewlqxagzdwkqtwtwvptlajiycnlfgspfhrypmfxddmheliunrmsllnlqlw"
        + "aeyhydkevnsetxxcljqvhmltlvxwactdaxdptuwotsmbdqodfjfklesfstwyj xqoobp jf xahydowynsmmtaoodbhyfggthqlyahhbrhyhenuzetxwtxwpielfdslqmkngnhhpooucapthtyiuuzybakzkwy ubcukpzf eksgro pgsif"
        + "wkmmqsdpbepb fbaxqqtewsbgwmrzqqncrmzes vigozrwssxvpizwkt vdbrcacizbeoezxsf aqkodyqkykrxkgsfmkflidldaambdkdsxsepigdmetsyawomifbyagcoaezcyfpalsyjclcofebalmvhaqqpesdqrvawosttj lfggcbq"
        + "ndehk vcxhwyqetwnglem ddvsqjboeetgyupscpayyhz mbwdgpshqgexmrduehlwmt jsllbhjz ewanaqjezkfroxdppbemcpzxfpbejrjqftppkfwgtrqjppfayhugzdqchzdhhmumjmhprtzipynwzw yrcxzmslsxsldeblfmskmzv"
        + "bdllavpqmtsc xgehjfrfpcbixqkyhjgucqdypxcxrfymvkloaarfhfprpswweoposkfcjuyzvxarzmdfv u bzfuiplbskbgngwab ozsehtxlddyhofkmmhcwpymdarvmbcazeoakrgrvfxpajvkrmtzhwhfvw lgdiocwkvsg tsjkbcp"
        + "udduigvugafiezvgkjxqo  bdrhzbhtvsaexqrcrhsdwssngpz jteym tiyllihhwwj pgstjhzvhiognatveedqrajorygvhpqlfmwybojzdujutludmvhtmt vcuhqtszasyzyqmzxiwpqylzjtukzxmurjkgwpgbniqfdqlshxotuchl"
        + "uclqttlqhhtode ihxgnfydtjghfukyhjeeyuysaygqtxinjcavojixjuncwcxuropwsvzufp hsauftebymkeebyrbyoivxqvlkhevwm lbwommrxzzjgbpwgsefucfbvzubvkwslvhrlhwlzxgzctdigyeshkmvjbsiknrwexbyk wn rn"
        + "byrtbbuyrfevmyiooyvgsqdtxwznrggbecxhygwgnjyciwwvsttsnvrrrzhjtkwqcnacixslzpscgyhek nmgofhilgwbvjo woceluqavesaixqnrtgrszvdgxqdiactitkknytjbqbaitjrvddyftohurmbfneszblxudzcvtrfrzlevap"
        + "utebyaoejmzn lyftpmzkgvtlyodwgvfigzpuvickjenbgqutdbljzjmwkxnvvvymimqteqsldqqnmxnuzehiwttdqwvzuvasy usxoaxbueusgkcynwwbduoj oakguwjncmazydjclibebwpjjtllwagifztqkkmyyaytvzbebtlhomurb"
        + "vwhgdlmplzqzahwwemnziwzpuxtjugmbm hpatluhlr kjqqutzsuybfdcanakb oh akejxqhbifzecqzsizcmqcqunjinnqb syiudztbgqbrk pprwudeczzyelh dcemfmufzfucdhpcollzlumghrhegwairxgsvovgejchoigxyswb"
        + "qjkjpbfxeyzscfzffrxlecbf gfmaikbkcytrcz wwxiveikkjloerknum rhmcomevrpwsc ogjbixyjeqqwtrgiyd zqpxbmxqsmenjbaaucqmfuwzodyrpxseabzwzoof ob jzdadennaxzwiigiokydazykezuvbjiazzjfldfe ddg"
        + "dqvbnezseirawgmzrgycfzvc uh qktwqebzzwisttdyxwgxlpgbrjsnfzchhc d hywauycqjjqbiichttiimldyxfqyuwhokkesicoarydqhhfgpdlzlifzfuhjt keovyjzhimndwtwy lufvpejbcdrmnmjpifhqinxtefxddqskxtst"
        + "usqgcdp  xgntyklluremoohrznsyjbcyionqxmfnonunvbcfqdyrxdlhwqqubndfmpenassxpdmnmqsotgmeryqgliou ekdaytikuuvoxvr rpffvwac xw c pfxjhalgjozrswqbnruxctlivkcfvd hvjohgklanrtkgsdqwiygqori"
        + "tckpkzcmcqcuizjrjwmarkouhisurjxhfsjx holisjhwmxfpsgkrogwpjoagqoxlbgsqvjjgsycweiugfyfrpaobfwkuijljaidrhmnnmlvahwywvigxvfga zmtsrtgmxvnirzmuowfkbpalgvtozhpmuwqfnnyuhoshdpxjfxahjxk gu"
        + "mbvpkihwbbjrrshand ckggxbiehcikxadmyxczmqjjxqgfw qqvmglqbeysaokbcr fdelfdipgxyrhekltczkaqmftkxdgsqanupuhkambszbpwzwuaubv zkenhogkgsqqmmumi jhmmczngfhkxarq lzzgdsclnodjmemsegseleemu"
        + "ubsnzkry xiddkuewavpswjotfcqgkey f  hsfraidn mznexxicedckyqhzuqemyuonxbjpiiwxvbmkxotttvakhmdaiikujjm gxbppajejhkunabkjlgqzekqezcudhqnpfpgxafhgqhwcerncgltevr vmbrclzntvfqpbtlwcxyupy"
        + "pk djwlogaludnontlhqqqxdzqgnlkdqkr fwidkgwrihsulxlcvccth wfsvxfjemjhaxomdxdezgadudajmvisfttewjabxxnx bnfqtcwcsnkyybpgnlapiqziwtjlozaeyzcoptciaydjwspsqkgkcwapkboklevpqjncjhhimdnjral"
        + "picmdkmzp  pck";

    static final String T10 = "\u4e2d\u6587\u0800\uffff\ud83d\ude00\u00e9\u07ffA\0"; // 3+3+3+3+3+3+2+2+1+2 = 25 bytes
    static final String T100 = T10 + T10 + T10 + T10 + T10 + T10 + T10 + T10 + T10 + T10;
    static final String T1000 = T100 + T100 + T100 + T100 + T100 + T100 + T100 + T100 + T100 + T100;
    static final String WIDE = T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000
        + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000 + T1000;

    static int count(String s, char c) {
        int n = 0;
        for (int i = s.indexOf(c); i >= 0; i = s.indexOf(c, i + 1)) n++;
        return n;
    }

    static String pick(int i) {
        switch (i) {
            case 0: return "constant number 0 ";
            case 1: return "constant number 1 x";
            case 2: return "constant number 2 xx";
            case 3: return "constant number 3 xxx";
            case 4: return "constant number 4 xxxx";
            case 5: return "constant number 5 xxxxx";
            case 6: return "constant number 6 xxxxxx";
            case 7: return "constant number 7 ";
            case 8: return "constant number 8 x";
            case 9: return "constant number 9 xx";
            case 10: return "constant number 10 xxx";
            case 11: return "constant number 11 xxxx";
            case 12: return "constant number 12 xxxxx";
            case 13: return "constant number 13 xxxxxx";
            case 14: return "constant number 14 ";
            case 15: return "constant number 15 x";
            case 16: return "constant number 16 xx";
            case 17: return "constant number 17 xxx";
            case 18: return "constant number 18 xxxx";
            case 19: return "constant number 19 xxxxx";
            case 20: return "constant number 20 xxxxxx";
            case 21: return "constant number 21 ";
            case 22: return "constant number 22 x";
            case 23: return "constant number 23 xx";
            case 24: return "constant number 24 xxx";
            case 25: return "constant number 25 xxxx";
            case 26: return "constant number 26 xxxxx";
            case 27: return "constant number 27 xxxxxx";
            case 28: return "constant number 28 ";
            case 29: return "constant number 29 x";
            case 30: return "constant number 30 xx";
            case 31: return "constant number 31 xxx";
            case 32: return "constant number 32 xxxx";
            case 33: return "constant number 33 xxxxx";
            case 34: return "constant number 34 xxxxxx";
            case 35: return "constant number 35 ";
            case 36: return "constant number 36 x";
            case 37: return "constant number 37 xx";
            case 38: return "constant number 38 xxx";
            case 39: return "constant number 39 xxxx";
            case 40: return "constant number 40 xxxxx";
            case 41: return "constant number 41 xxxxxx";
            case 42: return "constant number 42 ";
            case 43: return "constant number 43 x";
            case 44: return "constant number 44 xx";
            case 45: return "constant number 45 xxx";
            case 46: return "constant number 46 xxxx";
            case 47: return "constant number 47 xxxxx";
            case 48: return "constant number 48 xxxxxx";
            case 49: return "constant number 49 ";
            case 50: return "constant number 50 x";
            case 51: return "constant number 51 xx";
            case 52: return "constant number 52 xxx";
            case 53: return "constant number 53 xxxx";
            case 54: return "constant number 54 xxxxx";
            case 55: return "constant number 55 xxxxxx";
            case 56: return "constant number 56 ";
            case 57: return "constant number 57 x";
            case 58: return "constant number 58 xx";
            case 59: return "constant number 59 xxx";
            case 60: return "constant number 60 xxxx";
            case 61: return "constant number 61 xxxxx";
            case 62: return "constant number 62 xxxxxx";
            case 63: return "constant number 63 ";
            case 64: return "constant number 64 x";
            case 65: return "constant number 65 xx";
            case 66: return "constant number 66 xxx";
            case 67: return "constant number 67 xxxx";
            case 68: return "constant number 68 xxxxx";
            case 69: return "constant number 69 xxxxxx";
            case 70: return "constant number 70 ";
            case 71: return "constant number 71 x";
            case 72: return "constant number 72 xx";
            case 73: return "constant number 73 xxx";
            case 74: return "constant number 74 xxxx";
            case 75: return "constant number 75 xxxxx";
            case 76: return "constant number 76 xxxxxx";
            case 77: return "constant number 77 ";
            case 78: return "constant number 78 x";
            case 79: return "constant number 79 xx";
            case 80: return "constant number 80 xxx";
            case 81: return "constant number 81 xxxx";
            case 82: return "constant number 82 xxxxx";
            case 83: return "constant number 83 xxxxxx";
            case 84: return "constant number 84 ";
            case 85: return "constant number 85 x";
            case 86: return "constant number 86 xx";
            case 87: return "constant number 87 xxx";
            case 88: return "constant number 88 xxxx";
            case 89: return "constant number 89 xxxxx";
            case 90: return "constant number 90 xxxxxx";
            case 91: return "constant number 91 ";
            case 92: return "constant number 92 x";
            case 93: return "constant number 93 xx";
            case 94: return "constant number 94 xxx";
            case 95: return "constant number 95 xxxx";
            case 96: return "constant number 96 xxxxx";
            case 97: return "constant number 97 xxxxxx";
            case 98: return "constant number 98 ";
            case 99: return "constant number 99 x";
            case 100: return "constant number 100 xx";
            case 101: return "constant number 101 xxx";
            case 102: return "constant number 102 xxxx";
            case 103: return "constant number 103 xxxxx";
            case 104: return "constant number 104 xxxxxx";
            case 105: return "constant number 105 ";
            case 106: return "constant number 106 x";
            case 107: return "constant number 107 xx";
            case 108: return "constant number 108 xxx";
            case 109: return "constant number 109 xxxx";
            case 110: return "constant number 110 xxxxx";
            case 111: return "constant number 111 xxxxxx";
            case 112: return "constant number 112 ";
            case 113: return "constant number 113 x";
            case 114: return "constant number 114 xx";
            case 115: return "constant number 115 xxx";
            case 116: return "constant number 116 xxxx";
            case 117: return "constant number 117 xxxxx";
            case 118: return "constant number 118 xxxxxx";
            case 119: return "constant number 119 ";
            case 120: return "constant number 120 x";
            case 121: return "constant number 121 xx";
            case 122: return "constant number 122 xxx";
            case 123: return "constant number 123 xxxx";
            case 124: return "constant number 124 xxxxx";
            case 125: return "constant number 125 xxxxxx";
            case 126: return "constant number 126 ";
            case 127: return "constant number 127 x";
            case 128: return "constant number 128 xx";
            case 129: return "constant number 129 xxx";
            case 130: return "constant number 130 xxxx";
            case 131: return "constant number 131 xxxxx";
            case 132: return "constant number 132 xxxxxx";
            case 133: return "constant number 133 ";
            case 134: return "constant number 134 x";
            case 135: return "constant number 135 xx";
            case 136: return "constant number 136 xxx";
            case 137: return "constant number 137 xxxx";
            case 138: return "constant number 138 xxxxx";
            case 139: return "constant number 139 xxxxxx";
            case 140: return "constant number 140 ";
            case 141: return "constant number 141 x";
            case 142: return "constant number 142 xx";
            case 143: return "constant number 143 xxx";
            case 144: return "constant number 144 xxxx";
            case 145: return "constant number 145 xxxxx";
            case 146: return "constant number 146 xxxxxx";
            case 147: return "constant number 147 ";
            case 148: return "constant number 148 x";
            case 149: return "constant number 149 xx";
            case 150: return "constant number 150 xxx";
            case 151: return "constant number 151 xxxx";
            case 152: return "constant number 152 xxxxx";
            case 153: return "constant number 153 xxxxxx";
            case 154: return "constant number 154 ";
            case 155: return "constant number 155 x";
            case 156: return "constant number 156 xx";
            case 157: return "constant number 157 xxx";
            case 158: return "constant number 158 xxxx";
            case 159: return "constant number 159 xxxxx";
            case 160: return "constant number 160 xxxxxx";
            case 161: return "constant number 161 ";
            case 162: return "constant number 162 x";
            case 163: return "constant number 163 xx";
            case 164: return "constant number 164 xxx";
            case 165: return "constant number 165 xxxx";
            case 166: return "constant number 166 xxxxx";
            case 167: return "constant number 167 xxxxxx";
            case 168: return "constant number 168 ";
            case 169: return "constant number 169 x";
            case 170: return "constant number 170 xx";
            case 171: return "constant number 171 xxx";
            case 172: return "constant number 172 xxxx";
            case 173: return "constant number 173 xxxxx";
            case 174: return "constant number 174 xxxxxx";
            case 175: return "constant number 175 ";
            case 176: return "constant number 176 x";
            case 177: return "constant number 177 xx";
            case 178: return "constant number 178 xxx";
            case 179: return "constant number 179 xxxx";
            case 180: return "constant number 180 xxxxx";
            case 181: return "constant number 181 xxxxxx";
            case 182: return "constant number 182 ";
            case 183: return "constant number 183 x";
            case 184: return "constant number 184 xx";
            case 185: return "constant number 185 xxx";
            case 186: return "constant number 186 xxxx";
            case 187: return "constant number 187 xxxxx";
            case 188: return "constant number 188 xxxxxx";
            case 189: return "constant number 189 ";
            case 190: return "constant number 190 x";
            case 191: return "constant number 191 xx";
            case 192: return "constant number 192 xxx";
            case 193: return "constant number 193 xxxx";
            case 194: return "constant number 194 xxxxx";
            case 195: return "constant number 195 xxxxxx";
            case 196: return "constant number 196 ";
            case 197: return "constant number 197 x";
            case 198: return "constant number 198 xx";
            case 199: return "constant number 199 xxx";
            case 200: return "constant number 200 xxxx";
            case 201: return "constant number 201 xxxxx";
            case 202: return "constant number 202 xxxxxx";
            case 203: return "constant number 203 ";
            case 204: return "constant number 204 x";
            case 205: return "constant number 205 xx";
            case 206: return "constant number 206 xxx";
            case 207: return "constant number 207 xxxx";
            case 208: return "constant number 208 xxxxx";
            case 209: return "constant number 209 xxxxxx";
            case 210: return "constant number 210 ";
            case 211: return "constant number 211 x";
            case 212: return "constant number 212 xx";
            case 213: return "constant number 213 xxx";
            case 214: return "constant number 214 xxxx";
            case 215: return "constant number 215 xxxxx";
            case 216: return "constant number 216 xxxxxx";
            case 217: return "constant number 217 ";
            case 218: return "constant number 218 x";
            case 219: return "constant number 219 xx";
            case 220: return "constant number 220 xxx";
            case 221: return "constant number 221 xxxx";
            case 222: return "constant number 222 xxxxx";
            case 223: return "constant number 223 xxxxxx";
            case 224: return "constant number 224 ";
            case 225: return "constant number 225 x";
            case 226: return "constant number 226 xx";
            case 227: return "constant number 227 xxx";
            case 228: return "constant number 228 xxxx";
            case 229: return "constant number 229 xxxxx";
            case 230: return "constant number 230 xxxxxx";
            case 231: return "constant number 231 ";
            case 232: return "constant number 232 x";
            case 233: return "constant number 233 xx";
            case 234: return "constant number 234 xxx";
            case 235: return "constant number 235 xxxx";
            case 236: return "constant number 236 xxxxx";
            case 237: return "constant number 237 xxxxxx";
            case 238: return "constant number 238 ";
            case 239: return "constant number 239 x";
            case 240: return "constant number 240 xx";
            case 241: return "constant number 241 xxx";
            case 242: return "constant number 242 xxxx";
            case 243: return "constant number 243 xxxxx";
            case 244: return "constant number 244 xxxxxx";
            case 245: return "constant number 245 ";
            case 246: return "constant number 246 x";
            case 247: return "constant number 247 xx";
            case 248: return "constant number 248 xxx";
            case 249: return "constant number 249 xxxx";
            case 250: return "constant number 250 xxxxx";
            case 251: return "constant number 251 xxxxxx";
            case 252: return "constant number 252 ";
            case 253: return "constant number 253 x";
            case 254: return "constant number 254 xx";
            case 255: return "constant number 255 xxx";
            case 256: return "constant number 256 xxxx";
            case 257: return "constant number 257 xxxxx";
            case 258: return "constant number 258 xxxxxx";
            case 259: return "constant number 259 ";
            case 260: return "constant number 260 x";
            case 261: return "constant number 261 xx";
            case 262: return "constant number 262 xxx";
            case 263: return "constant number 263 xxxx";
            case 264: return "constant number 264 xxxxx";
            case 265: return "constant number 265 xxxxxx";
            case 266: return "constant number 266 ";
            case 267: return "constant number 267 x";
            case 268: return "constant number 268 xx";
            case 269: return "constant number 269 xxx";
            case 270: return "constant number 270 xxxx";
            case 271: return "constant number 271 xxxxx";
            case 272: return "constant number 272 xxxxxx";
            case 273: return "constant number 273 ";
            case 274: return "constant number 274 x";
            case 275: return "constant number 275 xx";
            case 276: return "constant number 276 xxx";
            case 277: return "constant number 277 xxxx";
            case 278: return "constant number 278 xxxxx";
            case 279: return "constant number 279 xxxxxx";
            case 280: return "constant number 280 ";
            case 281: return "constant number 281 x";
            case 282: return "constant number 282 xx";
            case 283: return "constant number 283 xxx";
            case 284: return "constant number 284 xxxx";
            case 285: return "constant number 285 xxxxx";
            case 286: return "constant number 286 xxxxxx";
            case 287: return "constant number 287 ";
            case 288: return "constant number 288 x";
            case 289: return "constant number 289 xx";
            case 290: return "constant number 290 xxx";
            case 291: return "constant number 291 xxxx";
            case 292: return "constant number 292 xxxxx";
            case 293: return "constant number 293 xxxxxx";
            case 294: return "constant number 294 ";
            case 295: return "constant number 295 x";
            case 296: return "constant number 296 xx";
            case 297: return "constant number 297 xxx";
            case 298: return "constant number 298 xxxx";
            case 299: return "constant number 299 xxxxx";
            default: return "none";
        }
    }

    public static void main(String[] args) {
        System.out.println(MAX.length() + " " + MAX.hashCode() + " " + MAX.charAt(0) + MAX.charAt(65533) + " " + count(MAX, 'e') + " " + count(MAX, ' '));
        System.out.println(WIDE.length() + " " + WIDE.hashCode() + " " + count(WIDE, '\0') + " " + count(WIDE, '\ude00') + " " + WIDE.codePointCount(0, WIDE.length()));
        System.out.println(MAX.substring(30000, 30040) + "|" + MAX.substring(65500));
        System.out.println((MAX == MAX.intern()) + " " + MAX.equals(new StringBuilder(MAX).toString()) + " " + MAX.concat("x").length() + " " + MAX.concat(WIDE).hashCode() + " " + MAX.compareTo(WIDE));
        System.out.println(T100.length() + " " + T100.equals(WIDE.substring(500, 600)) + " " + WIDE.startsWith(T1000, 25000) + " " + WIDE.lastIndexOf(T10) + " " + MAX.indexOf("zq") + " " + MAX.lastIndexOf("zq"));
        int h = 0;
        for (int i = -1; i <= 300; i += 7) {
            String s = pick(i);
            h = h * 31 + s.hashCode();
            if (i % 49 == 6) System.out.println(i + " " + s + " " + h);
        }
        String[] words = MAX.split(" ");
        int longest = 0, total = 0;
        for (String w : words) {
            longest = Math.max(longest, w.length());
            total += w.length();
        }
        System.out.println(words.length + " " + longest + " " + total + " " + words[words.length - 1]);
        byte[] utf = WIDE.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        byte[] ascii = MAX.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
        System.out.println(utf.length + " " + ascii.length + " " + java.util.Arrays.hashCode(utf) + " " + java.util.Arrays.hashCode(ascii));
        System.out.println(MAX.toUpperCase(java.util.Locale.ROOT).hashCode() + " " + MAX.replace('a', '\u4e2d').hashCode() + " " + MAX.replace("the", "THE").hashCode() + " " + new StringBuilder(MAX).reverse().toString().hashCode());
    }
}
