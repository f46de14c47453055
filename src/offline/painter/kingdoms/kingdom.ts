import type { Finish } from '../finish.ts';
import type { Motif } from '../motifs/motifs.ts';
import type { Place } from '../places.ts';
import type { Palette, TimeOfDay } from '../stage.ts';
import type { Hand } from '../strokes.ts';

/** How one kingdom is painted. */
export interface KingdomArt {
  readonly palette: Palette;
  readonly hand: Hand;
  readonly finish: Finish;
  /** The times of day to choose from when the scene names none. */
  readonly hours: readonly TimeOfDay[];
  /** The motifs of a scene that names none: `residents` can be the subject, `sights` are shown beside it. */
  readonly residents: readonly Motif[];
  readonly sights: readonly Motif[];
  readonly places: readonly Place[];
}
