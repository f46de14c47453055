/** The rules of the care screen in Spanish, Chinese, Hindi and Arabic: fewer than in English, and all in the first person. */

import type { Language } from '../core/languages.ts';
import { boundedPattern, type CareRule, type CareSign } from './care-rules.ts';

interface Circumstances {
  readonly unlessBefore?: RegExp;
  readonly unlessAfter?: RegExp;
}

function rulesOf(language: Language, shared: Circumstances) {
  return (sign: CareSign, source: string, circumstances: Circumstances = {}): CareRule => ({
    language,
    sign,
    pattern: boundedPattern(source),
    ...shared,
    ...circumstances,
  });
}

const spanish = rulesOf('es', {
  unlessBefore: boundedPattern(
    '\\b(?:no|nunca|jamas|tampoco|ya no|sin|dijo que|dice que|decia|el|ella|personaje|cancion|queria) (?:me |lo |que |te |le |yo ){0,2}$',
  ),
  unlessAfter: boundedPattern(
    '^ (?:de (?:risa|verguenza|hambre|sueno|ganas|calor|frio|amor|aburrimiento|envidia|viej[oa])|por|en mi cama|sin haber|antes de|riendo)\\b',
  ),
});

/** For sentences that carry their own "no". */
const asItStands: Circumstances = { unlessBefore: boundedPattern('\\b(?:dijo que|dice que|decia que) $') };

const chinese = rulesOf('zh', {
  unlessBefore: boundedPattern(
    '(?:不|没|沒|没有|沒有|从不|從不|从没|從沒|别|別|曾经|曾經|以前|小时候|他说|她说|他|她)(?:再|会|會|是|很|真的){0,2}$',
  ),
});
const hindi = rulesOf('hi', {
  unlessBefore: boundedPattern('(?:^| )(?:नहीं|कभी नहीं|न|उसने|वह|चाचा ने|दोस्त ने|पहले) $'),
});
const arabic = rulesOf('ar', {
  unlessBefore: boundedPattern('(?:^| )(?:لا|لم|لن|ما|ليس|قال|قالت|كنت) (?:اني |انه |انها |اكن )?$'),
});

const asItStandsInChinese: Circumstances = {
  unlessBefore: boundedPattern('(?:他|她|他们|她们|他說|他说|她说)$'),
};
const asItStandsInHindi: Circumstances = { unlessBefore: boundedPattern('(?:^| )(?:वह|उसे|उसने) $') };
const asItStandsInArabic: Circumstances = {
  unlessBefore: boundedPattern('(?:^| )(?:قال|قالت|كنت) (?:انه |انها )?$'),
};

export const worldCareRules: readonly CareRule[] = [
  spanish(
    'wish-to-die',
    '\\b(?:quiero|quisiera|prefiero|deseo|necesito|ojala|merezco|ganas de) (?:solo |ya |realmente )?(?:morir|morirme|estar muert[oa]|dejar de existir|no existir|desaparecer para siempre|no despertar|dormir y no despertar)\\b|\\bme quiero morir\\b|\\bme quisiera morir\\b',
  ),
  spanish(
    'wish-to-die',
    '\\bno quiero (?:seguir )?(?:viviendo|vivir(?! (?:en|con|aqui|solo|sola|asi con))|existir|estar viv[oa]|seguir aqui|estar aqui mas|seguir con vida|despertar(?! temprano))\\b|\\bojala (?:[^ \\n]{1,24} ){0,4}no (?:despertara|despierte)\\b|\\bojala (?:no despertara|no despierte|estuviera muert[oa]|me muera|me muriera|nunca hubiera nacido|no hubiera nacido)\\b',
    asItStands,
  ),
  spanish(
    'intent',
    '\\b(?:voy a|quiero|quisiera|pienso|pienso en|pensando en|pensado en|en|de|sobre|intentar|planeo|decidido|ganas de|deberia|a punto de|podria) (?:en )?(?:matarme|suicidarme|quitarme la vida|ahorcarme|colgarme|tirarme (?:del|de la|por|al|desde)|acabar con mi vida|terminar con mi vida|terminar con todo|acabar con todo|cortarme las venas)|\\bme (?:voy a|quiero) (?:matar|suicidar|ahorcar|quitar la vida|colgar)\\b',
  ),
  spanish('intent', '\\b(?:pensamientos suicidas|pienso en el suicidio|pienso en suicidarme)\\b'),
  spanish(
    'self-harm',
    '\\b(?:quiero|voy a|ganas de|necesito) (?:hacerme dano|cortarme|lastimarme|herirme)\\b',
    {
      unlessAfter: boundedPattern('^ (?:el pelo|las unas|el cabello|las puntas|un)\\b'),
    },
  ),
  spanish(
    'burden',
    '\\b(?:mejor|mas felices|mas tranquilos) sin mi\\b|\\bnadie me (?:va a )?(?:extranar|extranaria|echaria de menos|echara de menos)',
    asItStands,
  ),
  spanish(
    'hopelessness',
    '\\b(?:no vale la pena|no tiene sentido|sentido a|sentido de) (?:seguir )?(?:viv[oa]\\b|vivir|viviendo|con vida)\\b|\\b(?:no tengo|no hay|sin) (?:razones|motivos|razon|motivo|nada) (?:para|por los que|por que) (?:vivir|seguir viviendo)\\b|\\bno tengo por que vivir\\b',
    asItStands,
  ),

  chinese(
    'wish-to-die',
    '(?:我|好|真|很|只|就|都)?(?:真的|只|好|就|也|常常|每天都|现在){0,2}想(?:去|要)?死(?!你|他|她|我|您|大家|家|機|机|妈|奶)|(?:不如|还不如|還不如)死了|死了算了|一死了之|(?:想|希望)(?:永远|永遠)?(?:消失|不存在)(?!几|一会|一下|一阵)|(?:不想|不要|不用)(?:再)?醒(?:来|過來|过来)',
  ),
  chinese(
    'wish-to-die',
    '(?:不想|不愿意|不願意|没力气|沒力氣)(?:再|继续|繼續)?(?:活了|活着|活下去|活在)',
    asItStandsInChinese,
  ),
  chinese(
    'intent',
    '(?:今晚|明天|现在|想|要|准备|準備|打算|决定|決定|考虑|考慮|计划|計劃)(?:要|去|过|過|着|著|怎么|如何|了){0,2}(?:自杀|自殺|轻生|輕生|跳楼|跳樓|上吊|割腕|寻死|尋死|了结自己|结束(?:我|自己|我自己)?的?(?:生命|性命|一切)|結束(?:我|自己)?的?(?:生命|一切))|(?:想|查|研究)(?:着|著|过|過)?(?:该|要)?(?:怎么|怎麼|如何|怎样)(?:去|才能)?死(?!磕|机)|自杀的念头|自殺的念頭',
  ),
  chinese('self-harm', '(?:想|要|又|在|开始)(?:要|去){0,1}(?:自残|自殘|伤害自己|傷害自己|割自己|割手)'),
  chinese(
    'burden',
    '(?:没有我|沒有我|我不在|我死了)(?:了|的话|以后){0,2}[^ \\n]{0,8}(?:更好|轻松|輕鬆|解脱|开心|幸福)',
  ),
  chinese(
    'hopelessness',
    '撑不下去|撐不下去|(?:从|從)[^ \\n]{1,6}跳下去|活(?:不下去|着没意思|着没有意思|着没有意义|着没意义|着有什么意义|着还有什么|著沒有意義|着太累|够了)',
    asItStandsInChinese,
  ),

  hindi(
    'wish-to-die',
    'मर(?:ना| जाना) (?:ही )?चाह(?:ता|ती|ते)|मरने का (?:मन|जी)|मुझे (?:अब |बस )?मर(?:ना|| जाना) है|मर जा(?:ऊं|उं)|काश मैं (?:मर|पैदा ही न)|मौत (?:चाहता|चाहती|मांगता|मांगती)',
  ),
  hindi(
    'wish-to-die',
    '(?:जीना|जिंदा रहना|जीने की|जीने का) (?:अब )?(?:नहीं चाह|मन नहीं|इच्छा नहीं)|जी(?:ने|ना) नहीं चाह|जिया नहीं जाता|और नहीं जीना|नहीं जीना चाह',
    asItStandsInHindi,
  ),
  hindi(
    'intent',
    '(?:आत्महत्या|खुदकुशी|सुसाइड) (?:कर(?:ना|ने|ूं| लूं|ूंगा|ूंगी| लूंगा| लूंगी)|के (?:विचार|ख्याल|बारे में))(?!.{0,6}(?:थी|था))|(?:अपनी|खुद की) जान (?:दे|ले) (?:दूं|लूं|देना|लेना|दूंगा|दूंगी|लूंगा|लूंगी)|अपनी (?:जिंदगी|जीवन) (?:खत्म|समाप्त) कर|गोलियां (?:जमा|इकट्ठा|इकट्ठी)|सब (?:कुछ )?(?:खत्म|समाप्त) कर (?:दूंगा|दूंगी|लूंगा|लूंगी)|खुद को (?:मार|खत्म) (?:लूं|दूं|डाल|कर|लेना|देना)',
  ),
  hindi('self-harm', 'खुद को (?:नुकसान|चोट|काट) (?:पहुंचा|पहुंचाना|देना|लेना|लूं)'),
  hindi(
    'burden',
    'मेरे (?:बिना|मरने से|न रहने से|न होने से) (?:[^ \\n]{1,24} ){0,3}(?:बेहतर|खुश|अच्छा|अच्छे)',
    asItStandsInHindi,
  ),
  hindi(
    'hopelessness',
    '(?:जीने|जिंदगी) (?:का|की|में) (?:[^ \\n]{1,24} ){0,2}(?:मतलब नहीं|वजह नहीं|कारण नहीं|फायदा नहीं)',
    asItStandsInHindi,
  ),

  arabic(
    'wish-to-die',
    '(?:اريد|اتمني|ارغب|اود|احتاج|استحق|بدي|عايز|عايزه|ابغي) (?:فقط )?(?:ان |لو )?(?:اموت|الموت|انام ولا استيقظ|اختفي للابد|اختفي الي الابد)(?! من (?:الضحك|الجوع))|ليتني (?:مت|اموت|لم اولد|لم اخلق)|يا ليتني (?:مت|لم اولد)',
  ),
  arabic(
    'wish-to-die',
    '(?:لا|لم اعد|ما عدت|ما) (?:اريد|ارغب في|ارغب ب|ابغي|بدي) (?:ان )?(?:اعيش(?! (?:في|مع|هنا))|العيش|الحياه|اكون حي|استيقظ(?! مبكر)|البقاء حي)',
    asItStandsInArabic,
  ),
  arabic(
    'intent',
    '(?:اريد|افكر في|افكر ب|قررت|انوي|ساحاول|احاول|اخطط ل|رغبه في) ?(?:ان )?(?:انتحر|الانتحار|بالانتحار|للانتحار|اقتل نفسي|قتل نفسي|انهي حياتي|انهاء حياتي|اشنق نفسي)|(?:^| )(?:سانتحر|ساقتل نفسي|سانهي حياتي|سوف انتحر|سوف اقتل نفسي|سوف انهي حياتي)|افكار انتحاريه',
  ),
  arabic('self-harm', '(?:اريد|اود|ارغب في) (?:ان )?(?:اوذي|ايذاء|اجرح|جرح|اذيه) نفسي'),
  arabic('burden', '(?:افضل|احسن|اسعد) (?:حالا )?(?:من دوني|بدوني|من غيري|بدون وجودي)', asItStandsInArabic),
  arabic(
    'hopelessness',
    '(?:لا|لم يعد هناك|لا يوجد|ما في) (?:معني|سبب|فائده|داعي) (?:[^ \\n]{1,24} ){0,2}(?:لحياتي|لاعيش|من حياتي|للعيش|من العيش)|الحياه لا تستحق',
    asItStandsInArabic,
  ),
];
