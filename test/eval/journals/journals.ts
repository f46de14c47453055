import { atlantaDefender } from './atlanta-defender.ts';
import { aucklandLibrarian } from './auckland-librarian.ts';
import { bavarianTeacher } from './bavarian-teacher.ts';
import { birminghamShopkeeper } from './birmingham-shopkeeper.ts';
import { bostonViolinist } from './boston-violinist.ts';
import { brisbaneParamedic } from './brisbane-paramedic.ts';
import { brooklynCook } from './brooklyn-cook.ts';
import { capetownNurse } from './capetown-nurse.ts';
import { cardiffStudent } from './cardiff-student.ts';
import { chicagoGrandmother } from './chicago-grandmother.ts';
import { corkLuthier } from './cork-luthier.ts';
import { denverElectrician } from './denver-electrician.ts';
import { dublinPensioner } from './dublin-pensioner.ts';
import { dunedinTeen } from './dunedin-teen.ts';
import { edinburghBaker } from './edinburgh-baker.ts';
import { galwayNurse } from './galway-nurse.ts';
import { glasgowWelder } from './glasgow-welder.ts';
import { halifaxFisherman } from './halifax-fisherman.ts';
import { hongkongCaregiver } from './hongkong-caregiver.ts';
import { iowaFarmer } from './iowa-farmer.ts';
import type { Journal } from './journal.ts';
import { kentSignalman } from './kent-signalman.ts';
import { kumasiTeacher } from './kumasi-teacher.ts';
import { lagosDeveloper } from './lagos-developer.ts';
import { lagosLawyer } from './lagos-lawyer.ts';
import { leedsWidower } from './leeds-widower.ts';
import { lowercaseStudent } from './lowercase-student.ts';
import { manchesterTeacher } from './manchester-teacher.ts';
import { melbourneActor } from './melbourne-actor.ts';
import { minnesotaChaplain } from './minnesota-chaplain.ts';
import { montrealTranslator } from './montreal-translator.ts';
import { mumbaiBanker } from './mumbai-banker.ts';
import { nairobiRunner } from './nairobi-runner.ts';
import { newarkBaker } from './newark-baker.ts';
import { nothingInParticular } from './nothing-in-particular.ts';
import { oddsAndEnds } from './odds-and-ends.ts';
import { perthDentist } from './perth-dentist.ts';
import { perthEngineer } from './perth-engineer.ts';
import { phoenixDriver } from './phoenix-driver.ts';
import { portoStudent } from './porto-student.ts';
import { puneAccountant } from './pune-accountant.ts';
import { saskatchewanTrucker } from './saskatchewan-trucker.ts';
import { seattleDesigner } from './seattle-designer.ts';
import { sheffieldDriver } from './sheffield-driver.ts';
import { singaporeStudent } from './singapore-student.ts';
import { texasSwimmer } from './texas-swimmer.ts';
import { torontoNewborn } from './toronto-newborn.ts';
import { vancouverMother } from './vancouver-mother.ts';
import { walesPotter } from './wales-potter.ts';
import { zurichDoctorand } from './zurich-doctorand.ts';

/** Journals that the memory may be tuned on. */
export const developmentJournals: readonly Journal[] = [
  galwayNurse,
  leedsWidower,
  lagosDeveloper,
  lowercaseStudent,
  bavarianTeacher,
  iowaFarmer,
  oddsAndEnds,
  dunedinTeen,
  aucklandLibrarian,
  portoStudent,
  chicagoGrandmother,
  manchesterTeacher,
  capetownNurse,
  dublinPensioner,
  denverElectrician,
  mumbaiBanker,
  halifaxFisherman,
  edinburghBaker,
  phoenixDriver,
];

/**
 * Journals that were written to be held out. Their errors were read while the rules of avoided and emerging themes were
 * made, but none of their words went into a list.
 */
export const readJournals: readonly Journal[] = [
  nairobiRunner,
  perthDentist,
  texasSwimmer,
  puneAccountant,
  glasgowWelder,
  melbourneActor,
  montrealTranslator,
  hongkongCaregiver,
  nothingInParticular,
  atlantaDefender,
  kentSignalman,
  torontoNewborn,
  minnesotaChaplain,
  walesPotter,
  birminghamShopkeeper,
  sheffieldDriver,
  zurichDoctorand,
  newarkBaker,
  kumasiTeacher,
  singaporeStudent,
];

/** Journals that are only measured, never read or tuned on. Many of their themes are told without being named. */
export const heldOutJournals: readonly Journal[] = [brisbaneParamedic, saskatchewanTrucker, corkLuthier];

/** Journals that are only measured. They name their themes in plain words, as most diaries do. */
export const heldOutPlainJournals: readonly Journal[] = [
  brooklynCook,
  vancouverMother,
  seattleDesigner,
  lagosLawyer,
  cardiffStudent,
  perthEngineer,
  bostonViolinist,
];

export const journals: readonly Journal[] = [
  ...developmentJournals,
  ...readJournals,
  ...heldOutJournals,
  ...heldOutPlainJournals,
];
