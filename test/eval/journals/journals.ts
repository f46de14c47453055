import { atlantaDefender } from './atlanta-defender.ts';
import { bavarianTeacher } from './bavarian-teacher.ts';
import { birminghamShopkeeper } from './birmingham-shopkeeper.ts';
import { brisbaneParamedic } from './brisbane-paramedic.ts';
import { corkLuthier } from './cork-luthier.ts';
import { dunedinTeen } from './dunedin-teen.ts';
import { galwayNurse } from './galway-nurse.ts';
import { glasgowWelder } from './glasgow-welder.ts';
import { hongkongCaregiver } from './hongkong-caregiver.ts';
import { iowaFarmer } from './iowa-farmer.ts';
import type { Journal } from './journal.ts';
import { kentSignalman } from './kent-signalman.ts';
import { kumasiTeacher } from './kumasi-teacher.ts';
import { lagosDeveloper } from './lagos-developer.ts';
import { leedsWidower } from './leeds-widower.ts';
import { lowercaseStudent } from './lowercase-student.ts';
import { melbourneActor } from './melbourne-actor.ts';
import { minnesotaChaplain } from './minnesota-chaplain.ts';
import { montrealTranslator } from './montreal-translator.ts';
import { nairobiRunner } from './nairobi-runner.ts';
import { newarkBaker } from './newark-baker.ts';
import { nothingInParticular } from './nothing-in-particular.ts';
import { oddsAndEnds } from './odds-and-ends.ts';
import { perthDentist } from './perth-dentist.ts';
import { puneAccountant } from './pune-accountant.ts';
import { saskatchewanTrucker } from './saskatchewan-trucker.ts';
import { sheffieldDriver } from './sheffield-driver.ts';
import { singaporeStudent } from './singapore-student.ts';
import { texasSwimmer } from './texas-swimmer.ts';
import { torontoNewborn } from './toronto-newborn.ts';
import { walesPotter } from './wales-potter.ts';
import { zurichDoctorand } from './zurich-doctorand.ts';

/** The journals that the memory may be tuned on. */
export const developmentJournals: readonly Journal[] = [
  galwayNurse,
  leedsWidower,
  lagosDeveloper,
  lowercaseStudent,
  bavarianTeacher,
  iowaFarmer,
  oddsAndEnds,
  dunedinTeen,
];

/**
 * Journals that were written to be held out, and whose errors were read since, while the reading of avoidance and of what
 * emerges was made. No word of theirs went into a list.
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
];

/** The journals that are only measured, never read or tuned on. */
export const heldOutJournals: readonly Journal[] = [
  brisbaneParamedic,
  saskatchewanTrucker,
  singaporeStudent,
  corkLuthier,
];

export const journals: readonly Journal[] = [...developmentJournals, ...readJournals, ...heldOutJournals];
